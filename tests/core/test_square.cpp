// The board as laid out in square.h, read off a diagram.
#include <set>

#include "catch.h"
#include "core/square.h"
#include "core/types.h"
#include "support/board_text.h"

namespace draughts {

TEST_CASE("squares have the bits and numbers of the diagram") {
    struct Fact {
        const char* name;
        int bit;
        int number;
    };
    const Fact facts[] = {{"a1", 0, 29},  {"g1", 3, 32},  {"b2", 5, 25}, {"h2", 8, 28}, {"c3", 10, 22}, {"f4", 16, 19},
                          {"a5", 18, 13}, {"d6", 24, 10}, {"a7", 27, 5}, {"g7", 30, 8}, {"b8", 32, 1},  {"h8", 35, 4}};
    for (const Fact& fact : facts) {
        CAPTURE(fact.name);
        const auto square = static_cast<Square>(fact.bit);
        CHECK(text_of(square) == fact.name);
        CHECK(square_at(fact.name[0] - 'a', fact.name[1] - '1') == square);
        CHECK(number_of(square) == fact.number);
        CHECK(square_of_number(fact.number) == square);
    }
}

TEST_CASE("all squares are dark, distinct, in the order of their numbers, and none is a ghost") {
    std::set<int> bits;
    int number = 1;
    for (const Square s : all_squares) {
        CHECK(number_of(s) == number++);
        CHECK(is_dark(file_of(s), rank_of(s)));
        CHECK(bit_of(s) % 9 != 4);  // 4, 13, 22, 31
        CHECK(bit_of(s) < bit_count);
        bits.insert(bit_of(s));
    }
    CHECK(bits.size() == square_count);
    CHECK_FALSE(is_dark(0, 7));
}

TEST_CASE("a half turn of the board") {
    CHECK(rotated(square_of("a1")) == square_of("h8"));
    CHECK(rotated(square_of("c3")) == square_of("f6"));
    CHECK(rotated(square_of("b8")) == square_of("g1"));
    CHECK(rotated(square_of("d4")) == square_of("e5"));
}

TEST_CASE("a step is the same distance everywhere") {
    CHECK(bit_of(square_of("d4")) - bit_of(square_of("c3")) == step(Direction::north_east));
    CHECK(bit_of(square_of("b4")) - bit_of(square_of("c3")) == step(Direction::north_west));
    CHECK(bit_of(square_of("d2")) - bit_of(square_of("c3")) == step(Direction::south_east));
    CHECK(bit_of(square_of("b2")) - bit_of(square_of("c3")) == step(Direction::south_west));
    CHECK(bit_of(square_of("g5")) - bit_of(square_of("f4")) == step(Direction::north_east));
}

TEST_CASE("directions turned round and aside") {
    CHECK(reverse(Direction::north_east) == Direction::south_west);
    CHECK(reverse(Direction::south_east) == Direction::north_west);
    CHECK(mirror(Direction::north_east) == Direction::north_west);
    CHECK(mirror(Direction::south_west) == Direction::south_east);
    CHECK(opponent(Color::white) == Color::black);
    CHECK(opponent(Color::black) == Color::white);
}

}  // namespace draughts
