#include <cstdint>

#include "catch.h"
#include "core/zobrist.h"
#include "match/matching.h"

namespace draughts {

namespace {

/// By trying all: the first gets each partner in turn.
[[nodiscard]] bool can_be_paired_by_trial(const MayMeet& may_meet, std::vector<bool> free) {
    std::size_t first = 0;
    while (first < free.size() && !free[first]) {
        ++first;
    }
    if (first == free.size()) {
        return true;
    }
    free[first] = false;
    for (std::size_t other = first + 1; other < free.size(); ++other) {
        if (free[other] && may_meet[first][other]) {
            free[other] = false;
            if (can_be_paired_by_trial(may_meet, free)) {
                return true;
            }
            free[other] = true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("a pairing is found exactly when trying all finds one") {
    std::uint64_t random = 1;
    int found = 0;
    constexpr int tries = 3000;
    for (int i = 0; i < tries; ++i) {
        const std::size_t count = 2 + zobrist::next_random(random) % 9;
        const std::uint64_t density = 1 + zobrist::next_random(random) % 6;  // of 10 may meet
        MayMeet may_meet(count, std::vector<bool>(count));
        for (std::size_t a = 0; a < count; ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                may_meet[a][b] = may_meet[b][a] = zobrist::next_random(random) % 10 < density;
            }
        }
        std::vector<bool> takes_part(count, true);
        takes_part[zobrist::next_random(random) % count] = zobrist::next_random(random) % 3 != 0;
        const bool expected = can_be_paired_by_trial(may_meet, takes_part);
        found += expected ? 1 : 0;
        REQUIRE(can_be_paired(may_meet, takes_part) == expected);
    }
    CHECK(found > tries / 10);
    CHECK(found < tries * 9 / 10);
}

TEST_CASE("two triangles joined by one edge need the odd cycles to be seen") {
    MayMeet may_meet(6, std::vector<bool>(6));
    const auto join = [&](std::size_t a, std::size_t b) {
        may_meet[a][b] = may_meet[b][a] = true;
    };
    join(0, 1);
    join(1, 2);
    join(2, 0);
    join(3, 4);
    join(4, 5);
    join(5, 3);
    CHECK_FALSE(can_be_paired(may_meet, std::vector<bool>(6, true)));
    join(2, 3);
    CHECK(can_be_paired(may_meet, std::vector<bool>(6, true)));
}

}  // namespace draughts
