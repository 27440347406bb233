// FEN: what is read, what is written, what is refused.
#include <string>

#include "catch.h"
#include "support/board_text.h"
#include "text/fen.h"
#include "text/names.h"

namespace draughts {

namespace {

/// The canonical numeric form of what was read, or the error.
std::string reread(const std::string& text, Numbering numbering = Numbering::top) {
    const auto parsed = parse_fen(text, numbering);
    return parsed ? format_fen(parsed->position, SquareStyle::numeric) : parsed.error();
}

}  // namespace

TEST_CASE("C10: the forms met in the wild are one position") {
    const std::string canonical = "W:W22,K29:B9";
    for (const char* text :
         {"W:WKa1,c3:Bb6", "W:WK29,22:B9.", "w:wKa1,c3:bb6", "W:Bb6:Wc3,Ka1", " W : W K29 , 22 : B 9 ",
          "[FEN \"W:WK29,22:B9\"]", "W:W:WK29,22:B9", "W:WK29,22:B9:H0:F1", "\"W:WK29,22:B9\"", "'W:WK29,22:B9...'",
          "[FEN \"W:WK29,22:B9.\"]\r\n", "W:WKa1,22:Bb6", "W:W22,22,K29,KA1:BB6", "W:WK029,022:B09", "W:WK29-29,22:B9",
          "[fen 'w:bb6:wka1,c3']", "W:WK29,22:B9:F12:H3", "W:WK29,22\t:B9\n"}) {
        CAPTURE(text);
        CHECK(reread(text) == canonical);
    }
    const Position position = position_of(canonical);
    CHECK(format_fen(position) == "W:Wc3,Ka1:Bb6");
}

TEST_CASE("C10: ranges, of kings as well") {
    CHECK(reread("W:W21-32:B1-12") == format_fen(Position::start(), SquareStyle::numeric));
    CHECK(reread("B:WK1-4:B9-10,12") == "B:WK1,K2,K3,K4:B9,10,12");
    CHECK(reread("W:WK29-32:Ba7,c7") == "W:WK29,K30,K31,K32:B5,6");
}

TEST_CASE("C12: a side may be empty, and is written as it was read") {
    for (const char* text : {"B:W29:B", "W:W:BK29", "B:W:B9"}) {
        CHECK(reread(text) == text);
    }
    CHECK(reread("B:W29") == "B:W29:B");
    CHECK(reread("W:B9") == "W:W:B9");
    CHECK(reread("W:W:BKa1") == "W:W:BK29");
    CHECK(reread("W:W:Wa1") == "W:W29:B");
}

TEST_CASE("the start position is written in both styles") {
    CHECK(format_fen(Position::start()) ==
          "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6");
    CHECK(format_fen(Position::start(), SquareStyle::numeric) ==
          "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
    CHECK(format_fen(Position::start(), SquareStyle::numeric, Numbering::bottom) ==
          "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32");
}

TEST_CASE("the bottom numbering starts at a1 and keeps the columns") {
    CHECK(reread("W:W1,12:B32", Numbering::bottom) == "W:W24,29:B4");
    CHECK(reread("W:W1-12:B21-32", Numbering::bottom) == format_fen(Position::start(), SquareStyle::numeric));
    CHECK(reread("W:Wa1:Bh8", Numbering::bottom) == "W:W29:B4");
}

TEST_CASE("the field H is the draw clock, F is ignored") {
    CHECK(parse_fen("W:WK29:BK4:H17:F40")->clock_plies == 17);
    CHECK(parse_fen("W:WK29:BK4:h17")->clock_plies == 17);
    CHECK(parse_fen("W:WK29:BK4:F40")->clock_plies == 0);
    CHECK(parse_fen("W:WK29:BK4:H99999999999999999999")->clock_plies == 255);
}

TEST_CASE("a FEN that is refused says why") {
    const struct {
        const char* text;
        const char* reason;
    } cases[] = {
        {"", "side to move"},
        {"hello", "'hello' is no side to move"},
        {"?:Wa1:Bb6", "'?' is no side to move"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "is no side to move"},
        {"W", "ends after the side to move"},
        {"W:", "a field of the FEN is empty"},
        {"W:Wb3:B9", "b3 is a light square"},
        {"B:W50:B", "'50' is not a square"},
        {"W:W0:B9", "'0' is not a square"},
        {"W:W99999999999999999999:B9", "is not a square"},
        {"W:Wc3 d4:B9", "'c3d4' is not a square"},
        {"W:W2 2:B9", "'2 2' is not a square"},
        {"W:Wc3,,d4:B9", "names no square"},
        {"W:WK:B9", "names no square"},
        {"W:W22,K22:B9", "c3 holds two different pieces"},
        {"W:W22:B22", "c3 holds two different pieces"},
        {"W:Wb8:B9", "White's man on b8 stands on its promotion rank"},
        {"W:W22:B30", "Black's man on c1 stands on its promotion rank"},
        {"W:W20-32:B1", "White has 13 pieces"},
        {"W:W32:B1-13", "Black has 13 pieces"},
        {"W:W:B", "no piece on the board"},
        {"W:W:B.", "no piece on the board"},
        {"W:W32-21:B9", "runs backwards"},
        {"W:W21-33:B9", "'33' is not a square"},
        {"W:Wa1-c1:B9", "does not end a range"},
        {"W:W21-:B9", "does not end a range"},
        {"B:W:W22:B9", "given twice, as Black and as White"},
        {"W:W22:W23:B9", "White's pieces are listed twice"},
        {"W:W22:B9:X1", "'X1' is no field"},
        {"W:W22:B9:Hx", "'Hx' is no field"},
    };
    for (const auto& c : cases) {
        CAPTURE(c.text, reread(c.text));
        CHECK(!parse_fen(c.text).has_value());
        CHECK(names(reread(c.text), c.reason));
    }
}

TEST_CASE("a capture half made, as servers write it, is refused") {
    CHECK(names(reread("W:W22,G18:B9"), "'G18' marks a captured piece"));
    CHECK(names(reread("W:W22:B9,P18"), "'P18' marks a captured piece"));
    CHECK(names(reread("W:W22:B9,G3"), "marks a captured piece"));
    CHECK(reread("W:WG3:BB6") == "W:W24:B9");
}

}  // namespace draughts
