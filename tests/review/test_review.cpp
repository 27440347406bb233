// Reviews of games whose faults are known: by the theory of endings, by the files of draws, by hand.
#include <algorithm>
#include <string>

#include "catch.h"
#include "review/played.h"
#include "review/review.h"
#include "support/data_file.h"

namespace draughts {

namespace {

[[nodiscard]] Review review(const Game& game, std::uint64_t effort) {
    Analyst analyst{{.threads = 1, .hash = 8, .tables = ""}};
    return review_game(analyst, game, nodes(effort));
}

[[nodiscard]] std::string best_of(const Game& game, const Review& review, std::size_t ply) {
    return text_of_move(game, ply, review.moves[ply].best.moves.front());
}

}  // namespace

TEST_CASE("grades begin at their costs") {
    CHECK(grade_of(-0.1) == Grade::fine);
    CHECK(grade_of(0.049) == Grade::fine);
    CHECK(grade_of(0.05) == Grade::inaccuracy);
    CHECK(grade_of(0.10) == Grade::mistake);
    CHECK(grade_of(0.20) == Grade::blunder);
    CHECK(grade_of(0.60 - 0.55) == Grade::inaccuracy);  // which is less than 0.05 in doubles
    CHECK(grade_of(0.0495) == Grade::fine);
    CHECK(accuracy_of(0) == 100);
    CHECK(accuracy_of(0.5) < 10);
}

TEST_CASE("three kings that leave the main road to a lone king have let the win go") {
    if (!has_tables_of_four) {
        WARN("tables of four pieces are not built in: not tried");
        return;
    }
    // Petrov's triangle wins with the road in hand; with the lone king on it nothing does.
    const Game game = played(VariantId::russian, "W:WKd4,Kg1,Kc1:BKb8", "d4-a7 b8-e5 g1-h2 e5-a1 a7-g1");
    const Review found = review(game, 2000);
    CHECK(found.moves[0].missed_table_win);
    CHECK(found.moves[0].grade == Grade::blunder);
    CHECK(found.moves[0].is_turning_point);
    CHECK(found.moves[0].cost() == 0.5);
    CHECK(best_of(game, found, 0) != "d4-a7");
    for (const std::size_t ply : {1U, 3U}) {
        CHECK(found.moves[ply].grade == Grade::fine);
    }
    CHECK(found.grades[0][3] == 1);
    CHECK(*found.accuracy[1] == 100);
}

TEST_CASE("a lone king that leaves the main road has lost the draw") {
    if (!has_tables_of_four) {
        WARN("tables of four pieces are not built in: not tried");
        return;
    }
    const Game game = played(VariantId::russian, "B:WKa7,Kg1,Kc1:BKh8", "h8-a1 a7-b8 a1-g7 g1-a7 g7-h6");
    const Review found = review(game, 2000);
    CHECK(found.moves[0].grade == Grade::fine);
    CHECK(found.moves[2].grade == Grade::fine);
    CHECK(found.moves[4].lost_table_draw);
    CHECK(found.moves[4].cost() == 0.5);
}

TEST_CASE("a win by a slower way costs nothing where the tables know") {
    if (!has_tables_of_four) {
        WARN("tables of four pieces are not built in: not tried");
        return;
    }
    const Game game = played(VariantId::russian, "W:WKd4,Kg1,Kc1:BKb8", "d4-a1 b8-h2 c1-a3 h2-b8");
    const Review found = review(game, 2000);
    CHECK(found.moves[0].cost() == 0);
    CHECK(found.moves[2].cost() == 0);
}

TEST_CASE("a move is looked at again where only the look at the answer sees what it costs") {
    // So short a look likes g1-h2; a look of 1.5 million positions prefers g1-e3 by six men.
    const Game game = played(VariantId::russian, "B:Wa3,c3,g3,a1,e1:Bf8,h8,b6,h6,Kg1", "g1-h2");
    const Review found = review(game, 50);
    CHECK(found.moves[0].grade != Grade::fine);
    CHECK(best_of(game, found, 0) != "g1-h2");
}

TEST_CASE("a move that no choice led to is never a fault") {
    // White's capture is the only legal move.
    const Game game = played(VariantId::russian, "W:Wc3,e3,c1:Bf6,a7", "c3-d4 f6-e5 d4xf6");
    const Review found = review(game, 1000);
    CHECK(found.moves[2].is_forced);
    CHECK(found.moves[2].grade == Grade::fine);
}

TEST_CASE("a shot that was not played is named, with its first move") {
    // From bolshak-bench shots.
    const Game game = played(VariantId::russian, "W:Wb4,d4,h4,c3,g3,e1,g1:Bh8,c7,d6,f6,h6,e5,f4", "e1-f2 f4xh2");
    const Review found = review(game, 60'000);
    CHECK(found.moves[0].grade == Grade::blunder);
    CHECK(best_of(game, found, 0) == "d4-c5");
    CHECK(found.moves[0].missed_shot);
    CHECK_FALSE(found.moves[0].allowed_shot);
}

TEST_CASE("a move that lets the other side make a shot is named") {
    // The same position a move before.
    const Game game = played(VariantId::russian, "B:Wb4,d4,h4,c3,g3,e1,g1:Bh8,c7,d6,f6,h6,e5,g5", "g5-f4 d4-c5");
    const Review found = review(game, 60'000);
    CHECK(found.moves[0].grade != Grade::fine);
    CHECK(found.moves[0].allowed_shot);
    CHECK_FALSE(found.moves[0].missed_shot);
    CHECK_FALSE(found.moves[1].allowed_shot);
}

TEST_CASE("draws that were due are named where the game went on") {
    int tried = 0;
    for (const auto& row : data_rows("draws.txt")) {
        if (!row[5].starts_with("draw:") || !row[0].ends_with("repetition")) {
            continue;
        }
        Game game = played(variant_named(row[1]).value(), row[3], row[4]);
        const std::size_t due = game.ply();
        CHECK_FALSE(review(game, 300).moves.back().draw_due);  // it ended there
        game.play(game.legal_moves()[0]);
        const Review found = review(game, 300);
        REQUIRE(found.moves.size() == due + 1);
        INFO(row[0]);
        CHECK(found.moves[due - 1].draw_due == DrawRule::repetition);
        CHECK_FALSE(found.moves[due].draw_due);
        ++tried;
    }
    CHECK(tried == 2);
}

TEST_CASE("a game that begins where a draw is due is judged as if it began anew") {
    // 30 moves without a capture (Russian), 15 by kings only (Brazilian): the counts that come with the FEN.
    for (const auto& [variant, counted] : {std::pair{VariantId::russian, 60}, {VariantId::brazilian, 30}}) {
        Game game{variant, DrawRules::china64, parse_fen("W:WKa1,Kc3:BKh8,Kb8").value().position,
                  static_cast<std::uint8_t>(counted)};
        REQUIRE(game.outcome().status == Status::draw);
        game.play(game.legal_moves()[0]);
        game.play(game.legal_moves()[0]);
        const Review found = review(game, 300);
        REQUIRE(found.moves.size() == 2);
        for (const JudgedMove& move : found.moves) {
            CHECK_FALSE(move.best.moves.empty());
            CHECK_FALSE(move.draw_due);  // it was due before
        }
    }
}

TEST_CASE("a lost side that gets a draw by the rules has made no fault") {
    if (!has_tables_of_four) {
        WARN("tables of four pieces are not built in: not tried");
        return;
    }
    // White, to move, wins by Petrov's triangle, but goes to and fro; the third time the position is there is a draw.
    const Game game =
        played(VariantId::russian, "B:WKd4,Kg1,Kc1:BKb8", "b8-h2 d4-a1 h2-b8 a1-d4 b8-h2 d4-a1 h2-b8 a1-d4");
    REQUIRE(game.outcome().rule == DrawRule::repetition);
    const Review found = review(game, 1000);
    for (const std::size_t ply : {0U, 2U, 4U, 6U}) {
        CHECK(found.moves[ply].grade == Grade::fine);
        CHECK_FALSE(found.moves[ply].is_turning_point);
    }
    CHECK(found.moves[7].missed_table_win);
    CHECK(found.moves[7].best.moves.front() != found.moves[7].played);
}

TEST_CASE("no review depends on what its analyst has seen before") {
    const Game game =
        played(VariantId::brazilian, "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
               "c3-d4 b6-a5 d4-c5");
    Analyst analyst{{.threads = 1, .hash = 8, .tables = ""}};
    const Review first = review_game(analyst, game, nodes(3000));
    analyst.forget();
    const Review second = review_game(analyst, game, nodes(3000));
    for (std::size_t ply = 0; ply < game.ply(); ++ply) {
        CHECK(first.moves[ply].score == second.moves[ply].score);
        CHECK(first.moves[ply].best.moves == second.moves[ply].best.moves);
    }
}

}  // namespace draughts
