// Positions: what a move leaves on the board, the view from the other side, and what is no position.
#include <string_view>

#include "catch.h"
#include "core/position.h"
#include "support/board_text.h"

namespace draughts {

namespace {

Bitboard at(std::string_view name) {
    return Bitboard{square_of(name)};
}

Move quiet(std::string_view from, std::string_view to, bool promotes = false) {
    return {square_of(from), square_of(to), Bitboard{}, promotes};
}

}  // namespace

TEST_CASE("the start of a game (Art. 5.3)") {
    const Position start = Position::start();
    CHECK(start == position_of("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"));
    CHECK(start.turn() == Color::white);
    CHECK(start.kings().none());
    CHECK(start.empty().count() == 8);
    CHECK(start.is_valid());
}

TEST_CASE("make: a step, a capture, a crowning") {
    const Position start = position_of("W:Wc3,g7,Ka1:Bd4,Kf6,h4");
    CHECK(start.make(quiet("c3", "b4")) == position_of("B:Wb4,g7,Ka1:Bd4,Kf6,h4"));
    CHECK(start.make(quiet("a1", "b2")) == position_of("B:Wc3,g7,Kb2:Bd4,Kf6,h4"));
    CHECK(start.make(quiet("g7", "h8", true)) == position_of("B:Wc3,Kh8,Ka1:Bd4,Kf6,h4"));
    CHECK(start.make(Move{square_of("c3"), square_of("g5"), at("d4") | at("f6"), false}) ==
          position_of("B:Wg5,g7,Ka1:Bh4"));
    CHECK(start.pieces(Color::white).count() == 3);  // the position itself does not change
}

TEST_CASE("make: Black's moves, and a capture that ends where it began") {
    CHECK(position_of("B:Wa1:Bb2,Kh8").make(quiet("b2", "c1", true)) == position_of("W:Wa1:BKc1,Kh8"));
    CHECK(position_of("B:Wf6,Kd4:BKh8,a3").make(Move{square_of("h8"), square_of("c3"), at("f6") | at("d4"), false}) ==
          position_of("W:W:BKc3,a3"));
    const Bitboard ring = at("b4") | at("d4") | at("b2") | at("d2");
    CHECK(position_of("W:WKc1:Bb4,d4,b2,d2").make(Move{square_of("c1"), square_of("c1"), ring, false}) ==
          position_of("B:WKc1:B"));
    CHECK(position_of("B:WKb4,d4,b2,d2:BKc1,h8").make(Move{square_of("c1"), square_of("c1"), ring, false}) ==
          position_of("W:W:BKc1,h8"));
}

TEST_CASE("the same position seen from the other side") {
    const Position position = position_of("W:Wc3,Ka1:Bb8,Kh4");
    CHECK(mirrored(position) == position_of("B:Wg1,Ka5:Bf6,Kh8"));
    CHECK(mirrored(mirrored(position)) == position);
    CHECK(mirrored(Position::start()).pieces(Color::white) == Position::start().pieces(Color::white));
    CHECK(mirrored(Position::start()).turn() == Color::black);
}

TEST_CASE("what is no position") {
    const Bitboard none;
    CHECK(Position(at("a1"), none, none, Color::white).is_valid());
    CHECK_FALSE(Position(at("a1"), at("a1"), none, Color::white).is_valid());
    CHECK_FALSE(Position(at("a1"), at("b8"), at("c3"), Color::white).is_valid());  // a king of nobody
    CHECK_FALSE(Position(at("b8"), none, none, Color::white).is_valid());          // a man on its last rank
    CHECK_FALSE(Position(none, at("c1"), none, Color::white).is_valid());
    CHECK(Position(at("b8"), at("c1"), at("b8") | at("c1"), Color::white).is_valid());
    CHECK_FALSE(Position(Bitboard{std::uint64_t{1} << 13}, none, none, Color::white).is_valid());  // a ghost
    const Bitboard thirteen = rank_squares(0) | rank_squares(1) | rank_squares(2) | at("b4");
    CHECK_FALSE(Position(thirteen, none, none, Color::white).is_valid());
}

}  // namespace draughts
