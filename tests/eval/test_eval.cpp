// The evaluation: symmetry everywhere, and the order of values that every player knows.
#include <random>

#include "catch.h"
#include "core/movegen.h"
#include "eval/eval.h"
#include "support/board_text.h"

namespace draughts {

namespace {

template <Variant V>
void require_symmetry(const Position& position) {
    if (evaluate<V>(position) != evaluate<V>(position.mirrored())) {
        FAIL("not symmetric: " << fen_of(position));
    }
}

template <Variant V>
void require_symmetry_below(const Position& position, int depth) {
    require_symmetry<V>(position);
    if (depth > 0) {
        MoveList moves;
        generate<V>(position, moves);
        for (const Move move : moves) {
            require_symmetry_below<V>(position.make(move), depth - 1);
        }
    }
}

template <Variant V>
void require_symmetry_in_random_games(int games) {
    std::mt19937 random{8};
    for (int game = 0; game < games; ++game) {
        Position position = Position::start();
        for (int ply = 0; ply < 120; ++ply) {
            MoveList moves;
            generate<V>(position, moves);
            if (moves.empty()) {
                break;
            }
            position = position.make(moves[random() % moves.size()]);
            require_symmetry<V>(position);
        }
    }
}

int value(std::string_view fen) {
    return evaluate<Russian>(position_of(fen));
}

}  // namespace

TEST_CASE("a position is worth what its mirror image is worth") {
    require_symmetry_below<Russian>(Position::start(), 5);
    require_symmetry_below<Brazilian>(position_of("W:WKa1,Kd2,c3,g1:BKh6,f8,Kb8,d8"), 3);
    require_symmetry_in_random_games<Russian>(300);
    require_symmetry_in_random_games<Brazilian>(300);
}

TEST_CASE("the start is even but for the turn") {
    CHECK(evaluate<Russian>(Position::start()) > 0);
    CHECK(evaluate<Russian>(Position::start()) < 20);
}

TEST_CASE("the value is the side to move's") {
    CHECK(value("W:Wc3,e3:Bd6") > 50);
    CHECK(value("B:Wc3,e3:Bd6") < -50);
}

TEST_CASE("a king is worth more than two men and less than four") {
    CHECK(value("W:WKa3,a1,c1,e1,g1:Bb8,d8,f8,h8,a5,c7") > 0);
    CHECK(value("W:WKa3,a1,c1,e1:Bb8,d8,f8,h8,a5,c7,e7,g7") < 0);
}

TEST_CASE("endings that cannot be won are worth little") {
    CHECK(value("W:WKa3,Kc1,Ke1:BKh8") < 60);  // the lone king holds the main road
    CHECK(value("W:WKa3,Kc1:BKb8") < 60);      // two kings against one
    CHECK(value("W:WKa3,h2:BKb8") < 60);
    CHECK(value("W:WKc3,Kd6,Ke3:BKd8") > 500);  // Petrov: won
    CHECK(value("B:WKc3,Kd6,Ke3:BKd8") < -500);
}

TEST_CASE("no value comes near a decisive score") {
    const int most = value("W:WK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12:B21");
    CHECK(most > 1000);
    CHECK(most < 20000);
}

}  // namespace draughts
