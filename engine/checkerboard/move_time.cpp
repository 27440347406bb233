#include "checkerboard/move_time.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace draughts::checkerboard {

namespace {

constexpr std::array<std::int64_t, 4> units{0, 1, 10, 100};  // milliseconds
constexpr double longest = 1e6;                              // seconds; more is as good as none

}  // namespace

bolshak_limits move_limits(double maxtime, int info, int moreinfo) {
    bolshak_limits limits{};
    // So written, what is not a number becomes the shortest time.
    const double seconds = maxtime > 0.001 ? std::min(maxtime, longest) : 0.001;
    const auto milliseconds = static_cast<std::int64_t>(seconds * 1000);
    const std::int64_t unit = units[static_cast<unsigned>(info) >> 2U & 3U];
    const std::int64_t left = unit * (static_cast<unsigned>(moreinfo) >> 16U & 0xFFFFU);
    if (unit == 0 || left * 2 < milliseconds) {
        limits.move_time = std::max<std::int64_t>(milliseconds, 1);
        return limits;
    }
    limits.use_clock = 1;
    limits.clock_time = left;
    limits.clock_increment = unit * (static_cast<unsigned>(moreinfo) & 0xFFFFU);
    return limits;
}

}  // namespace draughts::checkerboard
