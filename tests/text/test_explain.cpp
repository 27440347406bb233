// Why a move is illegal: the rule an arbiter would name (Art. 7), and the squares it is about.
#include <string>
#include <vector>

#include "catch.h"
#include "support/board_text.h"
#include "text/explain.h"
#include "text/notation.h"
#include "text/random_positions.h"

namespace draughts {

namespace {

constexpr VariantId russian = VariantId::russian;
constexpr VariantId brazilian = VariantId::brazilian;

struct Refusal {
    VariantId variant;
    const char* fen;
    const char* move;
    const char* reason;
};

void check(const std::vector<Refusal>& refusals) {
    for (const Refusal& refusal : refusals) {
        const auto move = parse_move(refusal.variant, position_of(refusal.fen), refusal.move);
        CAPTURE(refusal.fen, refusal.move);
        REQUIRE(!move);
        CHECK(move.error() == refusal.reason);
    }
}

}  // namespace

TEST_CASE("A12: a capture is compulsory, backwards too") {
    check({
        {russian, "W:Wd4:Bc3", "d4-e5", "a capture is compulsory: d4xb2 takes c3 backwards"},
        {brazilian, "W:Wd4:Bc3", "d4-c5", "a capture is compulsory: d4xb2 takes c3 backwards"},
        {russian, "W:Wd4:Bc3", "de5", "a capture is compulsory: d4xb2 takes c3 backwards"},
        {russian, "B:Wf6:Be5,b6", "b6-a5", "a capture is compulsory: e5xg7 takes f6 backwards"},
        {russian, "W:Wc3,g1:BKd4,b4", "g1-h2", "a capture is compulsory: c3xa5 takes b4 or c3xe5 takes d4"},
        {russian, "W:WKa1,g1:Bc3,f6", "a1-b2",
         "a capture is compulsory: a1xd4xg7 takes c3 and f6 or a1xd4xh8 takes c3 and f6"},
    });
}

TEST_CASE("H01: a capture must go on to its end") {
    check({
        {russian, "W:Wh6:Bg7,c5,d2", "h6:f8", "the capture may not stop on f8, it must go on and take c5: h6xf8xb4xe1"},
        {russian, "W:Wh6:Bg7,c5,d2", "h6:f8:c5",
         "c5 is occupied by Black's man; the capture must go on from f8: h6xf8xb4xe1"},
        {russian, "W:Wh6:Bg7,c5,d2", "h6:f8:d6", "f8-d6 takes nothing; the capture must go on from f8: h6xf8xb4xe1"},
        {russian, "W:Wh6:Bg7,c5,d2", "h6:b4", "the capture may not stop on b4, it must go on and take d2: h6xf8xb4xe1"},
        {brazilian, "W:Wf6:Bg5,e7,b4,c7", "f6:d8",
         "the capture may not stop on d8, it must go on and take c7: f6xd8xb6"},
    });
}

TEST_CASE("A01: a king must land where the capture goes on") {
    check({{russian, "W:Wh6:Bg7,c5,d2", "h6:f8:a3",
            "after taking c5 the piece must land where the capture goes on, on b4; the capture must go on from f8: "
            "h6xf8xb4xe1"},
           {russian, "W:WKa1:Bb2,e7", "a1xc3", "after taking b2 the piece must land where the capture goes on, on f6"},
           {russian, "W:WKa1:Bb2,e7,e3", "a1xc3",
            "after taking b2 the piece must land where the capture goes on, on d4 or f6"}});
}

TEST_CASE("A07, H01: Brazilian, as many as possible must be taken") {
    check({
        {brazilian, "W:Wf6:Bg5,e7,b4,c7", "f6:h4",
         "as many pieces as possible must be taken, and this takes 1 instead of 2: f6xd8xb6"},
        // Two taken by ends alone where another man takes three.
        {brazilian, "W:We3,h2:Bd4,b6,g3,g5,g7", "e3xa7",
         "as many pieces as possible must be taken, and this takes 2 instead of 3: h2xf4xh6xf8"},
    });
}

TEST_CASE("A03: a captured piece stays, and is not passed again") {
    check({
        {russian, "W:Wd4:Bc3", "d4xb2xd4",
         "the piece on c3 is taken already and may not be passed again before the move is over, and the capture is "
         "over on b2"},
        {brazilian, "W:WKf2:Be7,g7,d2,e3", "f2xc5xf8xh6xc1",
         "the piece on e3 is taken already and may not be passed again before the move is over, and the capture is "
         "over on h6"},
        {brazilian, "W:WKf2:Be7,g7,d2,e3", "f2xc5xf8xh6xe3",
         "the piece on e3 is taken already but stays until the move is over, and the capture is over on h6"},
    });
}

TEST_CASE("A13: neither two pieces at once nor one's own") {
    check({
        {russian, "W:WKa1:Bc3,d4", "a1xe5", "one leap takes one piece, and both c3 and d4 are in the way"},
        {russian, "W:WKa1,c3:Bg7", "a1-e5", "own pieces are never jumped, and White's man on c3 is in the way"},
        {russian, "W:Wb2,c3:Bg7", "b2xd4", "own pieces are never jumped, and White's man on c3 is in the way"},
        {russian, "B:Wa1:BKh8,g7", "h8-a1", "a1 is occupied by White's man"},
    });
}

TEST_CASE("H01: the piece must be there and be one's own") {
    const std::string start = "W:W21-32:B1-12";
    check({
        {russian, start.c_str(), "d6-e5", "Black's man on d6 may not move: it is White's turn"},
        {russian, start.c_str(), "b4-c5", "there is no piece on b4, and it is White's turn"},
        {russian, "B:WKa1:BKh8", "a1-b2", "White's king on a1 may not move: it is Black's turn"},
        {russian, start.c_str(), "a:d4", "no piece of White on the file a can go to d4"},
        {russian, "W:Wc3:Bh8", "ab4", "White has no piece on the file a"},
        {russian, "W:Wc3,a3,a5:Bd4,h8", "ab4",
         "no piece of White on the file a can go to b4; a capture is compulsory: "
         "c3xe5 takes d4"},
    });
}

TEST_CASE("A19: a move made twice is refused") {
    const Position before = position_of("W:WK1,21:B12,20");
    const auto move = parse_move(russian, before, "21-17");
    REQUIRE(move.has_value());
    const auto again = parse_move(russian, before.make(*move), "21-17");
    REQUIRE(!again);
    CHECK(again.error() == "there is no piece on a3, and it is Black's turn");
}

TEST_CASE("H01: a piece moves along diagonals, a man one square forward") {
    const std::string start = "W:W21-32:B1-12";
    check({
        {russian, start.c_str(), "b2-c4",
         "b2-c4 is not along a diagonal: c4 is a light square; pieces stand on dark squares only"},
        {russian, start.c_str(), "c3-c5", "c3 and c5 are not on one diagonal"},
        {russian, start.c_str(), "b3-c4", "b3 is a light square; pieces stand on dark squares only"},
        {russian, start.c_str(), "c3-e5", "a man moves one square at a time, and c3-e5 takes nothing"},
        {russian, start.c_str(), "c3-b2", "b2 is occupied by White's man"},
        {russian, start.c_str(), "c3-c3", "c3-c3 goes nowhere"},
        {russian, start.c_str(), "c3-d4-e5", "there is nothing to capture, so the move ends on d4"},
        {russian, "W:Wc3:BKh8", "c3-b2", "a man goes backwards only to capture, and c3-b2 takes nothing"},
        {russian, "B:WKg1:Bc3", "c3-d4", "a man goes backwards only to capture, and c3-d4 takes nothing"},
        {russian, "W:WKc1:Bh8", "c1-c5", "c1 and c5 are not on one diagonal"},
        {russian, start.c_str(), "22-40", "'40' is not a square; squares are numbered 1 to 32"},
        {russian, start.c_str(), "c3-d9",
         "'d9' is not a square; expected a dark square of a1..h8 or a number from 1 to 32"},
        {russian, "W:Wc3,g3:Be5,f6", "c3xf6", "f6 is occupied by Black's man"},
        {russian, "W:Wa1,g3:Bf4,c3", "a1xd4", "a man jumps only a piece next to it"},
    });
}

TEST_CASE("every pair of squares that is no legal move gets one line of reason") {
    RandomPositions random{5};
    for (int i = 0; i < 60; ++i) {
        const Position position = random.set_up();
        for (const VariantId variant : {russian, brazilian}) {
            const MoveList moves = legal_moves(variant, position);
            for (const Square from : all_squares) {
                const Square to = all_squares[random.below(square_count)];
                const auto move = parse_move(variant, position, square_name(from) + square_name(to));
                if (move) {
                    CHECK(moves.contains(*move));
                    continue;
                }
                CAPTURE(position.turn() == Color::white, square_name(from), square_name(to), move.error());
                CHECK(move.error().size() > 10);
                CHECK(move.error().find('\n') == std::string::npos);
                CHECK(move.error().back() != '.');
            }
        }
    }
}

}  // namespace draughts
