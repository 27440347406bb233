// The Hub protocol's positions and moves.
#include <string>

#include "catch.h"
#include "support/board_text.h"
#include "text/hub_text.h"
#include "text/names.h"

namespace draughts {

namespace {

const std::string start_text = "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

std::string error_of(const std::string& text) {
    const auto parsed = parse_hub_position(text);
    return parsed ? "" : parsed.error();
}

std::string move_error(VariantId variant, const Position& position, const std::string& text) {
    const auto parsed = parse_hub_move(variant, position, text, Numbering::top);
    return parsed ? "" : parsed.error();
}

}  // namespace

TEST_CASE("D03: 33 characters, or 51 with nothing past square 32") {
    CHECK(format_hub_position(Position::start()) == start_text);
    CHECK(*parse_hub_position(start_text) == Position::start());
    CHECK(*parse_hub_position(start_text + std::string(18, 'e')) == Position::start());
    CHECK(format_hub_position(position_of("B:WKa1,c3:BKh8,b6")) == "BeeeBeeeebeeeeeeeeeeeeweeeeeeWeee");
    CHECK(*parse_hub_position("BeeeBeeeebeeeeeeeeeeeeweeeeeeWeee") == position_of("B:WK29,22:BK4,9"));
}

TEST_CASE("D03: other texts are refused with the length or the place") {
    CHECK(names(error_of(start_text.substr(0, 32)), "got 32"));
    CHECK(names(error_of(start_text + "e"), "got 34"));
    CHECK(names(error_of(""), "got 0"));
    CHECK(names(error_of("w" + start_text.substr(1)), "starts with W or B"));
    CHECK(names(error_of("?" + start_text.substr(1)), "starts with W or B"));
    CHECK(names(error_of("Wbbbbxbbbbbbbeeeeeeeewwwwwwwwwwww"), "character 6 of the Hub position is 'x'"));
    CHECK(names(error_of(start_text + "w" + std::string(17, 'e')), "piece on square 33"));
    CHECK(names(error_of("W" + std::string(32, 'e')), "no piece on the board"));
    CHECK(names(error_of("Ww" + std::string(31, 'e')), "White's man on b8 stands on its promotion rank"));
    CHECK(names(error_of("W" + std::string(12, 'e') + std::string(20, 'w')), "White has 20 pieces"));
}

TEST_CASE("D01: captured squares are read in any order") {
    const Position position = *parse_hub_position("Bbbbbebbbbbwbeeeewweeweeewwewwwww");
    REQUIRE(position == position_of("B:W11,17,18,21,25,26,28-32:B1-4,6-10,12"));
    const Move expected = move_of(VariantId::brazilian, position, "g7xe5xc3xa5");
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (const char* text : {"8x13x11x17x18", "8x13x11x18x17", "8x13x18x17x11", "08x13x017x11x18"}) {
            CAPTURE(text);
            const auto move = parse_hub_move(variant, position, text, Numbering::top);
            CHECK((move && *move == expected));
        }
    }
    CHECK(format_hub_move(expected, Numbering::top) == "8x13x11x17x18");
    CHECK(parse_hub_move(VariantId::russian, position, "7x16x11", Numbering::top).has_value());
    CHECK(names(move_error(VariantId::brazilian, position, "7x16x11"), "takes 1 instead of 3"));
}

TEST_CASE("hub moves in both numberings") {
    // After c3-d4 f6-e5 the only answer is d4xf6: 18x11x15 from the top, 14x23x19 from the bottom.
    Position position = Position::start();
    for (const char* text : {"22-18", "11-15"}) {
        const auto move = parse_hub_move(VariantId::russian, position, text, Numbering::top);
        REQUIRE(move.has_value());
        position = position.make(*move);
    }
    const Move answer = move_of(VariantId::russian, position, "d4xf6");
    CHECK(format_hub_move(answer, Numbering::top) == "18x11x15");
    CHECK(format_hub_move(answer, Numbering::bottom) == "14x23x19");
    CHECK(*parse_hub_move(VariantId::russian, position, "18x11x15", Numbering::top) == answer);
    CHECK(*parse_hub_move(VariantId::russian, position, "14x23x19", Numbering::bottom) == answer);
    CHECK(!parse_hub_move(VariantId::russian, position, "18x11x15", Numbering::bottom));
    const auto opening = parse_hub_move(VariantId::russian, Position::start(), "9-13", Numbering::bottom);
    CHECK((opening && *opening == move_of(VariantId::russian, Position::start(), "a3-b4")));
}

TEST_CASE("a hub move that is refused says why") {
    const Position start = Position::start();
    const struct {
        const char* text;
        const char* reason;
    } cases[] = {
        {"12-19", "h6 may not move: it is White's turn"},
        {"22-13", "one square at a time"},
        {"21-22", "a3 and c3 are not on one diagonal"},
        {"22-33", "'33' is not a square"},
        {"0-18", "'0' is not a square"},
        {"", "'' is not a Hub move"},
        {"22", "'22' is not a Hub move"},
        {"22-", "'22-' is not a Hub move"},
        {"22-18-14", "is not a Hub move"},
        {"22x15", "is not a Hub move"},
        {"22x15x", "is not a Hub move"},
        {"c3-d4", "is not a Hub move"},
        {"22 - 18", "is not a Hub move"},
        {"22x18x15x15", "names e5 twice"},
    };
    for (const auto& c : cases) {
        CAPTURE(c.text, move_error(VariantId::russian, start, c.text));
        CHECK(names(move_error(VariantId::russian, start, c.text), c.reason));
    }
    const Position capture = position_of("W:WKc3:Be7,b6,b4,Kg7");
    CHECK(move_error(VariantId::russian, capture, "22x4x7") ==
          "'22x4x7' does not name the pieces that are captured; expected 22x4x7x8x9x17 or 22x4x8");
}

}  // namespace draughts
