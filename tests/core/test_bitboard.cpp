// Sets of squares.
#include <initializer_list>
#include <string>

#include "catch.h"
#include "core/bitboard.h"
#include "support/board_text.h"
#include "support/random_positions.h"

namespace draughts {

namespace {

Bitboard set_of(std::initializer_list<const char*> names) {
    Bitboard set;
    for (const char* name : names) {
        set |= Bitboard{square_of(name)};
    }
    return set;
}

std::string names_in(Bitboard set) {
    std::string names;
    for (const Square s : set) {
        names += text_of(s);
    }
    return names;
}

}  // namespace

TEST_CASE("sets: members, operations, first and last") {
    const Bitboard set = set_of({"h8", "a1", "d4"});
    CHECK(set.count() == 3);
    CHECK(set.any());
    CHECK(set.has_several());
    CHECK(set.contains(square_of("d4")));
    CHECK_FALSE(set.contains(square_of("e5")));
    CHECK(set.first() == square_of("a1"));
    CHECK(set.last() == square_of("h8"));
    CHECK(names_in(set) == "a1d4h8");

    CHECK(set.without(set_of({"a1", "b2"})) == set_of({"d4", "h8"}));
    CHECK((set & set_of({"a1", "b2"})) == set_of({"a1"}));
    CHECK((set | set_of({"b2"})) == set_of({"a1", "b2", "d4", "h8"}));
    CHECK((set ^ set_of({"a1", "b2"})) == set_of({"b2", "d4", "h8"}));
    CHECK_FALSE(set_of({"a1"}).has_several());
    CHECK(Bitboard{}.none());
    CHECK(names_in(Bitboard{}).empty());
}

TEST_CASE("sets of the board") {
    CHECK(board_squares.count() == 32);
    CHECK(names_in(main_road) == "a1b2c3d4e5f6g7h8");
    CHECK(names_in(rank_squares(0)) == "a1c1e1g1");
    CHECK(names_in(rank_squares(3)) == "b4d4f4h4");
    CHECK(names_in(promotion_rank(Color::white)) == "b8d8f8h8");
    CHECK(names_in(promotion_rank(Color::black)) == "a1c1e1g1");
}

TEST_CASE("shifting a set moves every square, and those off the board vanish") {
    const Bitboard set = set_of({"a1", "d4", "h4", "h8"});
    CHECK((shift<Direction::north_east>(set) & board_squares) == set_of({"b2", "e5"}));
    CHECK((shift<Direction::north_west>(set) & board_squares) == set_of({"c5", "g5"}));
    CHECK((shift<Direction::south_east>(set) & board_squares) == set_of({"e3"}));
    CHECK((shift<Direction::south_west>(set) & board_squares) == set_of({"c3", "g3", "g7"}));
    CHECK(shift<Direction::north_east, 2>(set_of({"d4"})) == set_of({"f6"}));
}

TEST_CASE("count, order and half turn of sets by chance") {
    Random random{7};
    for (int i = 0; i < 500; ++i) {
        const Bitboard set = random_setup(random, 12, 50).occupied();
        int members = 0;
        Bitboard turned;
        Square before{};
        for (const Square s : set) {
            CHECK((members == 0 || bit_of(before) < bit_of(s)));
            before = s;
            turned |= Bitboard{rotated(s)};
            ++members;
        }
        CHECK(set.count() == members);
        CHECK(set.rotated() == turned);
        CHECK(set.rotated().rotated() == set);
    }
}

}  // namespace draughts
