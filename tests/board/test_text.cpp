// Boards on the terminal, against boards drawn by hand.
#include "board/text.h"
#include "catch.h"
#include "support/board_text.h"

namespace draughts {

namespace {

constexpr std::string_view fen = "W:WKa1,c3,g7:Bb8,Kh8,d4";

}  // namespace

TEST_CASE("a board has its coordinates and every kind of piece, White at the bottom") {
    CHECK(board_text(position_of(fen)) ==
          "8    ⛂   ·   ·   ⛃\n"
          "7  ·   ·   ·   ⛀\n"
          "6    ·   ·   ·   ·\n"
          "5  ·   ·   ·   ·\n"
          "4    ·   ⛂   ·   ·\n"
          "3  ·   ⛀   ·   ·\n"
          "2    ·   ·   ·   ·\n"
          "1  ⛁   ·   ·   ·\n"
          "   a b c d e f g h\n");
}

TEST_CASE("a board is turned for Black") {
    CHECK(board_text(position_of(fen), {.bottom = Color::black}) ==
          "1    ·   ·   ·   ⛁\n"
          "2  ·   ·   ·   ·\n"
          "3    ·   ·   ⛀   ·\n"
          "4  ·   ·   ⛂   ·\n"
          "5    ·   ·   ·   ·\n"
          "6  ·   ·   ·   ·\n"
          "7    ⛀   ·   ·   ·\n"
          "8  ⛃   ·   ·   ⛂\n"
          "   h g f e d c b a\n");
}

TEST_CASE("a board may show the numbers of its squares") {
    CHECK(board_text(position_of(fen), {.bottom = Color::white, .is_numbered = true}) ==
          "     ⛂   2   3   ⛃\n"
          "   5   6   7   ⛀\n"
          "     9   10  11  12\n"
          "   13  14  15  16\n"
          "     17  ⛂   19  20\n"
          "   21  ⛀   23  24\n"
          "     25  26  27  28\n"
          "   ⛁   30  31  32\n");
}

}  // namespace draughts
