// The time for a move, as CheckerBoard tells it.
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include "catch.h"
#include "checkerboard/move_time.h"

namespace draughts::checkerboard {

namespace {

/// `info` with this unit of the clock; the bits below it are a client's own.
int info_of(int unit) {
    return unit << 2 | 2;
}

int clock_of(int left, int increment) {
    return static_cast<int>(static_cast<unsigned>(left) << 16U | static_cast<unsigned>(increment));
}

}  // namespace

TEST_CASE("CheckerBoard: without a clock the seconds for the move count") {
    for (const auto& [seconds, milliseconds] : {std::pair{2.5, 2500}, {0.01, 10}, {0.001, 1}, {1e9, 1'000'000'000}}) {
        const bolshak_limits limits = move_limits(seconds, info_of(0), clock_of(100, 1));
        CHECK(limits.move_time == milliseconds);
        CHECK(limits.use_clock == 0);
    }
}

TEST_CASE("CheckerBoard: a time that is none becomes the shortest") {
    for (const double seconds : {0.0, -3.0, std::nan(""), -std::numeric_limits<double>::infinity()}) {
        CHECK(move_limits(seconds, 0, 0).move_time == 1);
    }
}

TEST_CASE("CheckerBoard: a clock with increment, in each of its units") {
    for (const auto& [unit, milliseconds] : {std::pair{1, std::int64_t{1}}, {2, 10}, {3, 100}}) {
        const bolshak_limits limits = move_limits(0.1, info_of(unit), clock_of(65535, 7));
        CHECK(limits.use_clock == 1);
        CHECK(limits.move_time == 0);
        CHECK(limits.clock_time == 65535 * milliseconds);
        CHECK(limits.clock_increment == 7 * milliseconds);
        CHECK(limits.moves_to_go == 0);
    }
}

TEST_CASE("CheckerBoard: a clock far below the time for the move is not believed") {
    CHECK(move_limits(10, info_of(2), clock_of(499, 0)).move_time == 10'000);
    CHECK(move_limits(10, info_of(2), clock_of(499, 0)).use_clock == 0);
    CHECK(move_limits(10, info_of(2), clock_of(500, 0)).clock_time == 5000);
}

}  // namespace draughts::checkerboard
