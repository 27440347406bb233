// Moves as text: the forms that are read, and the two that are written.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.h"
#include "core/movegen.h"
#include "support/board_text.h"
#include "support/data_file.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

constexpr VariantId both[] = {VariantId::russian, VariantId::brazilian};

/// The long form of what was read, or the error.
std::string reread(VariantId variant, const Position& position, const std::string& text,
                   Numbering numbering = Numbering::top) {
    const auto move = parse_move(variant, position, text, numbering);
    return move ? format_move(variant, position, *move) : move.error();
}

Position after(Position position, const std::string& moves) {
    for (const std::string& text : split(moves, " ")) {
        const auto move = parse_move(VariantId::russian, position, text);
        REQUIRE(move.has_value());
        position = position.make(*move);
    }
    return position;
}

std::vector<std::string> sorted_texts(VariantId variant, const Position& position, SquareStyle squares) {
    std::vector<std::string> texts;
    for (const Move move : legal_moves(variant, position)) {
        texts.push_back(format_move(variant, position, move, {MoveStyle::long_form, squares}));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace

TEST_CASE("C01: an ambiguous capture is written with its landings and refused without") {
    const Position position = position_of("W:WKd8:BKe7,f2,e3,Kc3");
    for (const VariantId variant : both) {
        CHECK(reread(variant, position, "d8xa5") == "'d8xa5' is ambiguous; it could be d8xg5xd2xa5 or d8xh4xe1xa5");
        CHECK(reread(variant, position, "2x13") == "'2x13' is ambiguous; it could be d8xg5xd2xa5 or d8xh4xe1xa5");
        CHECK(!parse_move(variant, position, "da5"));
        const auto by_g5 = parse_move(variant, position, "d8xg5xa5");
        const auto by_h4 = parse_move(variant, position, "d8:h4:e1:a5");
        REQUIRE((by_g5 && by_h4));
        CHECK(*by_g5 != *by_h4);
        for (const MoveStyle style : {MoveStyle::long_form, MoveStyle::short_form}) {
            CHECK(format_move(variant, position, *by_g5, {style}) == "d8xg5xd2xa5");
            CHECK(format_move(variant, position, *by_h4, {style}) == "d8xh4xe1xa5");
        }
    }
    const auto unique = parse_move(VariantId::russian, position, "d8xa1");
    REQUIRE(unique.has_value());
    CHECK(format_move(VariantId::russian, position, *unique) == "d8xf6xa1");
    CHECK(format_move(VariantId::russian, position, *unique, {MoveStyle::short_form}) == "d8xa1");
}

TEST_CASE("A10: all landings named mean that capture, also where more would lead to another with the same ends") {
    const Position position = position_of("W:WKc3:Be7,b6,b4,Kg7");
    CHECK(reread(VariantId::russian, position, "c3xh8") == "c3xh8");
    CHECK(reread(VariantId::russian, position, "c3xd8xh8") == "c3xa5xd8xf6xh8");
    CHECK(reread(VariantId::brazilian, position, "c3xh8") == "c3xa5xd8xf6xh8");
    const std::string by_file = reread(VariantId::russian, position, "ch8");
    CHECK(by_file == "'ch8' is ambiguous; it could be c3xa5xd8xf6xh8 or c3xh8");
    for (const Move move : legal_moves(VariantId::russian, position)) {
        const std::string text = format_move(VariantId::russian, position, move, {MoveStyle::short_form});
        CHECK(text == (move.captured().count() == 1 ? "c3xh8" : "c3xa5xd8xf6xh8"));
    }
}

TEST_CASE("C03: separators and case as found in files") {
    const Position position = after(Position::start(), "c3-d4 d6-c5 b2-c3 e7-d6 c3-b4 b6-a5");
    for (const char* text : {"d4:b6",
                             "d4xb6",
                             "d4b6",
                             "D4:B6",
                             "d4-b6",
                             "d4*b6",
                             "d4 b6",
                             "D4XB6",
                             "18x9",
                             "18-9",
                             "18:9",
                             "1809",
                             "18x09",
                             "d4:b6!",
                             "d4xb6?!",
                             "d4xb6+",
                             "d4xb6#",
                             "d4:b6*",
                             " d4 : b6 ",
                             "d:b6",
                             "db6",
                             "d4:9",
                             "d4\xC3\x97"
                             "b6",
                             "d4\xE2\x80\x93"
                             "b6"}) {
        CAPTURE(text);
        for (const VariantId variant : both) {
            CHECK(reread(variant, position, text) == "d4xb6");
        }
    }
    const Position next = after(position, "d4:b6 a5:c3 d2:b4 a7:c5");
    CHECK(format_fen(next) == format_fen(after(position, "d4b6 A5xC3 d2-b4 a7*c5")));
    for (const char* text : {"c3d4", "c3-d4", "C3-D4", "22-18", "2218",
                             "c3\xE2\x80\x94"
                             "d4",
                             "c3\xE2\x88\x92"
                             "d4",
                             "cd4", "c-d4", "c3:d4",
                             "\xD1\x81"
                             "3-d4",
                             "\xD0\xA1"
                             "3-D4",
                             "c3\xC2\xA0"
                             "d4"}) {
        CAPTURE(text);
        CHECK(reread(VariantId::russian, Position::start(), text) == "c3-d4");
    }
    CHECK(reread(VariantId::russian, Position::start(), "gf4") == "g3-f4");
    CHECK(reread(VariantId::russian, Position::start(), "A3-B4") == "a3-b4");
    CHECK(reread(VariantId::russian, Position::start(),
                 "\xD0\xB0"
                 "3-\xD0\x92"
                 "4") == "a3-b4");
    CHECK(reread(VariantId::russian, Position::start(),
                 "\xD0\xB5"
                 "3-f4") == "e3-f4");
    CHECK(reread(VariantId::russian, Position::start(),
                 "g3-\xD0\x9D"
                 "4") == "g3-h4");
    CHECK(reread(VariantId::russian, Position::start(),
                 "\xD0\x95"
                 "3d4") == "e3-d4");
    CHECK(reread(VariantId::russian, Position::start(), "10-14", Numbering::bottom) == "c3-d4");
}

TEST_CASE("C03: long captures with every, some and no landing in between") {
    const Position chain = after(Position::start(), "c3-d4 f6-g5 e3-f4");
    for (const char* text : {"g5:e3:c5", "g5xe3xc5", "g5e3c5", "g5xc5", "g5:c5", "G5:E3:C5", "16x23x14", "16x14",
                             "162314", "1614", "gc5", "g:c5", "g:e3:c5", "g5 e3 c5", "g5:e3xc5"}) {
        CAPTURE(text);
        CHECK(reread(VariantId::russian, chain, text) == "g5xe3xc5");
    }
    // A king need not be written as landing right behind the piece where it goes straight on.
    const Position straight = position_of("W:WKa1:Bc3,f6");
    for (const char* text : {"a1xd4xg7", "a1xe5xg7", "a1xg7"}) {
        CHECK(reread(VariantId::russian, straight, text) == "a1xd4xg7");
    }
}

TEST_CASE("the sign and the squares of a written capture are the caller's choice") {
    const Position chain = after(Position::start(), "c3-d4 f6-g5 e3-f4");
    const Move move = move_of(VariantId::russian, chain, "g5xe3xc5");
    CHECK(format_move(VariantId::russian, chain, move, {MoveStyle::long_form, SquareStyle::algebraic, ':'}) ==
          "g5:e3:c5");
    CHECK(format_move(VariantId::russian, chain, move, {MoveStyle::short_form, SquareStyle::numeric}) == "16x14");
    CHECK(format_move(VariantId::russian, chain, move,
                      {MoveStyle::long_form, SquareStyle::numeric, 'x', Numbering::bottom}) == "20x11x18");
    const Move quiet = move_of(VariantId::russian, Position::start(), "c3-d4");
    CHECK(format_move(VariantId::russian, Position::start(), quiet, {MoveStyle::long_form, SquareStyle::numeric}) ==
          "22-18");
}

TEST_CASE("a capture of one set in several ways is written in one of them") {
    // Round c3, c5, e5 and e3 either way, back to where it started.
    const Position loop = position_of("W:Wd2:Bc3,c5,e5,e3");
    for (const VariantId variant : both) {
        REQUIRE(legal_moves(variant, loop).size() == 1);
        CHECK(format_move(variant, loop, legal_moves(variant, loop)[0]) == "d2xb4xd6xf4xd2");
        CHECK(format_move(variant, loop, legal_moves(variant, loop)[0], {MoveStyle::short_form}) == "d2xd2");
        CHECK(reread(variant, loop, "d2xf4xd6xb4xd2") == "d2xb4xd6xf4xd2");
        CHECK(reread(variant, loop, "d2:d2") == "d2xb4xd6xf4xd2");
    }
}

TEST_CASE("D01: the long capture of a users' position") {
    const Position position = position_of("B:W11,17,18,21,25,26,28-32:B1-4,6-10,12");
    CHECK(sorted_texts(VariantId::brazilian, position, SquareStyle::algebraic) ==
          std::vector<std::string>{"g7xe5xc3xa5"});
    CHECK(sorted_texts(VariantId::russian, position, SquareStyle::algebraic) ==
          std::vector<std::string>{"e7xg5", "g7xe5xc3xa5"});
    CHECK(reread(VariantId::brazilian, position, "g7:a5") == "g7xe5xc3xa5");
}

TEST_CASE("the moves of the users' cases are written as recorded") {
    int positions = 0;
    for (const std::string& line : data_lines("cases_moves.tsv")) {
        const std::vector<std::string> row = split(line, "\t");
        if (row[0] == "case" || row[1] == "B:W50:B") {  // the header; a square that is not on this board
            continue;
        }
        CAPTURE(line);
        const auto fen = parse_fen(row[1]);
        REQUIRE(fen.has_value());
        const VariantId variant = variant_of(row[2]);
        for (const SquareStyle squares : {SquareStyle::algebraic, SquareStyle::numeric}) {
            const std::string& recorded = row[squares == SquareStyle::algebraic ? 4 : 5];
            const std::vector<std::string> expected =
                recorded.empty() ? std::vector<std::string>{} : split(recorded, " ");
            CHECK(sorted_texts(variant, fen->position, squares) == expected);
        }
        ++positions;
    }
    CHECK(positions > 40);
}

TEST_CASE("what is no move text is refused") {
    for (const char* text :
         {"",      " ",     "-",      "x",     "c3",      "c3-",      "-d4",    "c3--d4", "c3x:d4", "hello",
          "c3-d9", "c3-i4", "c3-d44", "c33d4", "22-",     "221",      "22181",  "c3d",    "cd",     "cdd4",
          "1...",  "0-0",   "33-18",  "c3/d4", "(c3-d4)", "\xFF\xFE", "c3-d4;", "none",   "(none)", "0000"}) {
        CAPTURE(text);
        const auto move = parse_move(VariantId::russian, Position::start(), text);
        REQUIRE(!move);
        CHECK(!move.error().empty());
        CHECK(move.error().find('\n') == std::string::npos);
    }
}

}  // namespace draughts
