#include "search/strength.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace draughts {

namespace {

struct Level {
    int elo;
    double nodes;
    double error;
};

/// Each level was measured against the one below it in 200 games of bolshak-match from the openings of tables150, both
/// at `depth=60`, so that nothing but its own nodes ended a search. Between the levels both numbers change evenly,
/// nodes by their logarithm.
constexpr std::array levels{
    Level{800, 26, 154},  Level{1000, 60, 108}, Level{1200, 109, 80}, Level{1400, 206, 58},
    Level{1600, 400, 40}, Level{1800, 900, 23}, Level{2000, 3000, 8}, Level{2200, 22000, 0},
};
static_assert(levels.front().elo == least_elo && levels.back().elo == largest_elo);

}  // namespace

Strength strength_of(int elo) {
    assert(least_elo <= elo && elo <= largest_elo);
    const auto* const above = std::max(std::ranges::lower_bound(levels, elo, {}, &Level::elo), levels.begin() + 1);
    const Level& high = *above;
    const Level& low = *(above - 1);
    const double part = static_cast<double>(elo - low.elo) / (high.elo - low.elo);
    return {static_cast<std::uint64_t>(std::lround(low.nodes * std::pow(high.nodes / low.nodes, part))),
            static_cast<Score>(std::lround(std::lerp(low.error, high.error, part)))};
}

}  // namespace draughts
