// The draw rules of profile china64 (Art. 12.3), game by game.
#include <string>

#include "catch.h"
#include "core/game.h"
#include "support/board_text.h"
#include "support/data_file.h"

namespace draughts {

namespace {

/// The status of `game` in the words of the data file.
std::string status_of(const Game& game) {
    const Outcome outcome = game.outcome();
    switch (outcome.status) {
        case Status::ongoing:
            return "ongoing";
        case Status::white_wins:
            return "white_wins";
        case Status::black_wins:
            return "black_wins";
        case Status::draw:
            break;
    }
    return "draw:" + recorded_rule(name_of(outcome.rule.value()));
}

}  // namespace

TEST_CASE("china64: every recorded game ends as it should, and not a ply earlier") {
    for (const auto& row : data_rows("draws.txt")) {
        CAPTURE(row[0]);
        Game game{variant_of(row[1]), DrawRules::china64, position_of(row[2])};
        REQUIRE(game.start() == position_of(row[3]));
        if (!row[4].empty()) {
            for (const std::string& move : split(row[4], " ")) {
                CHECK(status_of(game) == "ongoing");
                game.play(move_of(game.variant(), game.position(), move));
            }
        }
        CHECK(status_of(game) == row[5]);
    }
}

}  // namespace draughts
