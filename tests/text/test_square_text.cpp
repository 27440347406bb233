// Names and numbers of squares, against the diagram of the two numberings.
#include <string>

#include "catch.h"
#include "support/board_text.h"
#include "text/square_text.h"

namespace draughts {

TEST_CASE("the two numberings of the corners and of a middle square") {
    const struct {
        const char* name;
        const char* top;
        const char* bottom;
    } squares[] = {{"b8", "1", "29"}, {"h8", "4", "32"},  {"a7", "5", "25"}, {"h2", "28", "8"}, {"a1", "29", "1"},
                   {"g1", "32", "4"}, {"c3", "22", "10"}, {"g7", "8", "28"}, {"b2", "25", "5"}, {"e5", "15", "19"}};
    for (const auto& s : squares) {
        CAPTURE(s.name);
        const Square square = square_of(s.name);
        CHECK(square_name(square) == s.name);
        CHECK(square_name(square, SquareStyle::numeric) == s.top);
        CHECK(square_name(square, SquareStyle::numeric, Numbering::bottom) == s.bottom);
        CHECK(parse_square(s.name) == square);
        CHECK(parse_square(s.name, Numbering::bottom) == square);
        CHECK(parse_square(s.top) == square);
        CHECK(parse_square(s.bottom, Numbering::bottom) == square);
    }
}

TEST_CASE("squares are read in capitals and with leading zeros") {
    CHECK(parse_square("C3") == square_of("c3"));
    CHECK(parse_square("09") == square_of("b6"));
    CHECK(parse_square("00032") == square_of("g1"));
}

TEST_CASE("what is no square is refused, and the reason given") {
    for (const char* text : {"", "0", "33", "c", "3c", "c33", "i1", "a9", "a0", "b1", "a2", "-1", "1.", " 1", "K1",
                             "4294967297", "18446744073709551617"}) {
        CAPTURE(text);
        CHECK(!parse_square(text));
        CHECK(!why_no_square(text).empty());
    }
    CHECK(why_no_square("b1") == "b1 is a light square; pieces stand on dark squares only");
    CHECK(why_no_square("33") == "'33' is not a square; squares are numbered 1 to 32");
}

}  // namespace draughts
