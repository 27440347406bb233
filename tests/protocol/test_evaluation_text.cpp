// What `eval` tells a player; the counts are made by hand.
#include "catch.h"
#include "protocol/evaluation_text.h"
#include "support/board_text.h"

namespace draughts {

namespace {

Game game_of(std::string_view fen) {
    return Game{VariantId::russian, DrawRules::china64, position_of(fen)};
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a position is told by what players count") {
    // White's men on ranks 3, 4 and 1; Black's on d6 (rank 3 from its side), e5 (4) and h8 (1).
    const std::string text = describe_evaluation(game_of("W:Wc3,d4,g1,Kb2:Bd6,e5,h8"), 250);
    CHECK(contains(text, "Evaluation: +2.50 men for the side to move\n"));
    CHECK(contains(text, "\nPieces: White 3 men, 1 king; Black 3 men\n"));
    CHECK(contains(text, "\nTempo: White 8, Black 8 (even)\n"));
    CHECK(contains(text, "\nCentre (c5, d4, e5, f4): White 1, Black 1\n"));
    CHECK(contains(text, "\nMain road (a1-h8): held by White's king"));
    CHECK(text.back() != '\n');
}

TEST_CASE("who is better is told by name, whoever is to move") {
    CHECK(contains(describe_evaluation(game_of("W:Wc3,e3,g3:Bd6"), 600), "\nWhite is winning: wins "));
    CHECK(contains(describe_evaluation(game_of("B:Wc3,e3,g3:Bd6"), -600), "\nWhite is winning: wins "));
    CHECK(contains(describe_evaluation(game_of("B:Wc3,e3,g3:Bd6"), 600), "\nBlack is winning: wins "));
    CHECK(contains(describe_evaluation(game_of("B:Wc3:Bd6"), 0), "\nAbout equal; Black: wins "));
}

TEST_CASE("the main road is told as it is") {
    CHECK(contains(describe_evaluation(game_of("W:WKa1,Kh8,c1:BKb8"), 0), "held by White's kings"));
    CHECK(contains(describe_evaluation(game_of("W:WKa1:BKh8,Ka7"), 0), "kings of both sides"));
    CHECK(contains(describe_evaluation(game_of("W:Wc3:Bd6"), 0), "no king on it"));
    CHECK(contains(describe_evaluation(game_of("W:Wc1:Bd6"), 0), "Main road (a1-h8): empty"));
}

}  // namespace draughts
