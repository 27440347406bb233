// Shots: found where one is known, with its solution, and not where there is none.
#include <nlohmann/json.hpp>
#include <string>

#include "catch.h"
#include "pdn/reader.h"
#include "pdn/replay.h"
#include "pdn/writer.h"
#include "review/line_gain.h"
#include "review/played.h"
#include "review/shot_finder.h"
#include "review/shot_record.h"

namespace draughts {

namespace {

/// White gives by d4-c5 and takes more back (from bolshak-bench shots).
constexpr const char* fen = "W:Wb4,d4,h4,c3,g3,e1,g1:Bh8,c7,d6,f6,h6,e5,f4";

[[nodiscard]] ShotSettings settings() {
    ShotSettings result;
    result.effort.nodes = 300'000;
    return result;
}

}  // namespace

TEST_CASE("a known shot is found, with a solution that wins what it says") {
    Analyst analyst{{.threads = 1, .hash = 16, .tables = ""}};
    const Game game = played(VariantId::russian, fen, "");
    const auto shot = find_shot(analyst, game, settings());
    REQUIRE(shot);
    CHECK(text_of_move(game, 0, shot->solution.front()) == "d4-c5");  // as bolshak-bench shots has it
    Game after = game;
    for (const Move move : shot->solution) {
        REQUIRE(after.legal_moves().contains(move));
        after.play(move);
    }
    CHECK(balance(after.position(), Color::white) - balance(game.position(), Color::white) == shot->men);
    CHECK(shot->men >= 2);

    PdnGame source;
    source.number = 4;
    source.set_tag("White", "W");
    PdnGame puzzle = parse_pdn(write_pdn(puzzle_of(*shot, game, source, Words::in("pt").value())));
    const Replay replayed = replay(puzzle);
    CHECK(replayed.is_whole());
    CHECK(replayed.plies == shot->solution.size());
    const auto line = nlohmann::json::parse(to_json_line(*shot, game, source, "f.pdn"));
    CHECK(line["fen"] == format_fen(game.position()));
    CHECK(line["solution"][0] == "d4-c5");
    CHECK(line["game"] == 4);
}

TEST_CASE("a shot is not found where the search saw one move alone") {
    Analyst analyst{{.threads = 1, .hash = 16, .tables = ""}};
    ShotSettings hasty = settings();
    hasty.effort.nodes = 1;
    CHECK_FALSE(find_shot(analyst, played(VariantId::russian, fen, ""), hasty));
}

TEST_CASE("a shot of a game counts once, and tells whether it was played") {
    Analyst analyst{{.threads = 1, .hash = 16, .tables = ""}};
    const auto missed = find_shots(analyst, played(VariantId::russian, fen, "e1-f2"), settings());
    REQUIRE(missed.size() == 1);
    CHECK_FALSE(missed[0].was_played);
    const auto found = find_shots(analyst, played(VariantId::russian, fen, "d4-c5 f4xh2"), settings());
    REQUIRE(found.size() == 1);
    CHECK(found[0].was_played);
    ShotSettings only = settings();
    only.only_missed = true;
    CHECK(find_shots(analyst, played(VariantId::russian, fen, "d4-c5 f4xh2"), only).empty());
}

TEST_CASE("there is no shot at the start, nor where a capture is due") {
    Analyst analyst{{.threads = 1, .hash = 16, .tables = ""}};
    ShotSettings quick = settings();
    quick.effort.nodes = 20'000;
    CHECK_FALSE(find_shot(analyst, Game{}, quick));
    CHECK_FALSE(find_shot(analyst, played(VariantId::russian, "W:Wc3,e1:Bd4,d6,h8", ""), quick));
}

}  // namespace draughts
