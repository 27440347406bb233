// Draws, and wins that come before them, as the search sees them. Games and exact values come from the
// rule data (tests/data/draws.txt) and from endgame tables that know the counters.
#include <string>

#include "catch.h"
#include "core/movegen.h"
#include "search/run_search.h"
#include "search/win_chances.h"
#include "support/data_file.h"

namespace draughts {

namespace {

/// The recorded game of this name, without its last `left_out` moves.
Game recorded_game(std::string_view name, std::size_t left_out = 0) {
    for (const auto& row : data_rows("draws.txt")) {
        if (row[0] == name) {
            Game game{variant_of(row[1]), DrawRules::china64, position_of(row[2])};
            const auto moves = split(row[4], " ");
            for (std::size_t i = 0; i + left_out < moves.size(); ++i) {
                game.play(move_of(game.variant(), game.position(), moves[i]));
            }
            return game;
        }
    }
    throw std::runtime_error{"no such game: " + std::string{name}};
}

void play(Game& game, std::string_view moves) {
    for (const std::string& move : split(moves, " ")) {
        game.play(move_of(game.variant(), game.position(), move));
    }
}

Score score_of(const Game& game, Depth depth) {
    return run_search(game, to_depth(depth)).info.score;
}

}  // namespace

TEST_CASE("a win on the last move that the counter allows is a win") {
    const Game game = recorded_game("brazilian-ending5-win-at-limit", 1);
    CHECK(score_of(game, 1) == win_in(1));
    CHECK(score_of(game, 8) == win_in(1));
}

TEST_CASE("when every move draws, one is played, for 0") {
    for (const std::string_view name : {"brazilian-ending5-2k-k-before", "brazilian-ending5-km-k-before",
                                        "brazilian-ending5-k-k-before", "brazilian-three-kings-only-kings15-before"}) {
        CAPTURE(name);
        const Game game = recorded_game(name);
        for (const Depth depth : {1, 2, 9}) {
            const SearchResult result = run_search(game, to_depth(depth));
            CHECK(game.legal_moves().contains(result.best));
            CHECK(result.info.score == draw_score);
        }
    }
}

TEST_CASE("in a game already drawn a move is played, for 0") {
    for (const std::string_view name :
         {"brazilian-ending5-2k-k", "russian-repetition", "russian-repetition-later", "brazilian-kings15"}) {
        CAPTURE(name);
        const Game game = recorded_game(name);
        REQUIRE(game.outcome().status == Status::draw);
        const SearchResult result = run_search(game, to_depth(6));
        CHECK(game.legal_moves().contains(result.best));
        CHECK(result.info.score == draw_score);
    }
}

TEST_CASE("the losing side takes the third repetition") {
    Game game = game_of(VariantId::russian, "W:WKe1,a1,c1,g1,h2:BKb8");
    play(game, "e1-f2 b8-a7 f2-e1 a7-b8 e1-f2 b8-a7 f2-e1");
    const SearchResult result = run_search(game, to_depth(7));
    CHECK(result.info.score == draw_score);
    CHECK(text_of(result.best.to()) == "b8");

    const Game without_history{VariantId::russian, DrawRules::china64, game.position()};
    CHECK(score_of(without_history, 7) < -100);
}

TEST_CASE("two kings against one, Brazilian: won in 7 plies, drawn when 6 are left") {
    Game game = game_of(VariantId::brazilian, "W:WKb8,Kd8:BKh2");
    CHECK(score_of(game, 12) == win_in(7));
    play(game, "b8-a7 h2-g1 a7-b8 g1-h2");
    CHECK(score_of(game, 12) == draw_score);

    game = game_of(VariantId::brazilian, "W:WKh2:BKb8,Kc7");
    CHECK(score_of(game, 12) == loss_in(8));

    // In Russian no such counter is running.
    game = game_of(VariantId::russian, "W:WKb8,Kd8:BKh2");
    play(game, "b8-a7 h2-g1 a7-b8 g1-h2");
    CHECK(score_of(game, 12) == win_in(7));
}

TEST_CASE("what the table remembers of a fresh counter is not believed near its end, nor the reverse") {
    TranspositionTable table;
    REQUIRE(table.resize(4));
    SearchSignals signals;
    const Limits limits = to_depth(12);
    const auto weights = built_in_weights(VariantId::brazilian);
    const auto score_with_table = [&](const Game& game) {
        return search_in_parallel({game, limits, table, signals, *weights}, 1, {}).info.score;
    };
    const Game fresh = game_of(VariantId::brazilian, "W:WKb8,Kd8:BKh2");
    Game late = fresh;
    play(late, "b8-a7 h2-g1 a7-b8 g1-h2");
    for (int round = 0; round < 3; ++round) {
        CHECK(score_with_table(fresh) == win_in(7));
        CHECK(score_with_table(late) == draw_score);
    }
}

TEST_CASE("the counter that a FEN carries is seen") {
    // One quiet ply before the 60th without a capture: whatever is played, White's extra men do not count.
    const std::string_view fen = "W:Wa1,c1,e1,g1,b2:Bh8";
    CHECK(score_of(game_of(VariantId::russian, fen, DrawRules::china64, 59), 6) == draw_score);
    CHECK(score_of(game_of(VariantId::russian, fen, DrawRules::none, 59), 6) > 200);
    CHECK(score_of(game_of(VariantId::brazilian, fen, DrawRules::china64, 29), 6) > 200);  // men moves do not count
}

TEST_CASE("Petrov's triangle is won in 9 plies under any rules") {
    for (const DrawRules rules : {DrawRules::china64, DrawRules::fmjd64, DrawRules::none}) {
        for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
            CHECK(score_of(game_of(variant, "W:WKc3,Kd6,Ke3:BKd8", rules), 10) == win_in(9));
        }
    }
}

TEST_CASE("a lone king on the main road is drawn against three: no win is claimed") {
    const Game game = game_of(VariantId::russian, "W:WKa3,Kc1,Ke1:BKh8");
    const WinChances chances = win_chances(score_of(game, 10), VariantId::russian, game.position());
    CHECK(chances.win < 50);  // permille
    CHECK(chances.loss < 50);
}

}  // namespace draughts
