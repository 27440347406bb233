// PositionSet against the standard library's.
#include <set>

#include "catch.h"
#include "training_data/position_set.h"

namespace draughts {

TEST_CASE("position set: knows what has been put in, as std::set does") {
    PositionSet set;
    std::set<Key> all;
    std::uint64_t random = 3;
    for (int i = 0; i < 10000; ++i) {
        Key key = zobrist::next_random(random);
        if (i % 3 == 0) {
            key %= 5000;  // again and again, and side by side
        } else if (i % 3 == 1) {
            key <<= 40;  // all beginning at the same place
            key |= key == 0 ? 1 : 0;
        }
        key = key == 0 ? 1 : key;
        REQUIRE(set.insert(key) == all.insert(key).second);
        REQUIRE(set.size() == all.size());
    }
    for (const Key key : all) {
        REQUIRE_FALSE(set.insert(key));
    }
}

TEST_CASE("position set: the key 0 is one like others") {
    PositionSet set;
    CHECK(set.insert(0));
    CHECK_FALSE(set.insert(0));
    CHECK(set.size() == 1);
}

}  // namespace draughts
