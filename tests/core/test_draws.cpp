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
    switch (outcome.rule.value()) {
        case DrawRule::repetition:
            return "draw:repetition";
        case DrawRule::kings_only_15:
            return "draw:kings15";
        case DrawRule::five_moves:
            return "draw:ending5";
        case DrawRule::no_capture_30:
            return "draw:nocapture30";
        case DrawRule::three_kings_18:
            return "draw:threekings18";
        default:
            return "draw:" + std::string{name_of(*outcome.rule)};
    }
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
