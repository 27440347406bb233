// Positions by chance, the same on every machine for the same seed.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "core/position.h"
#include "core/variant.h"

namespace draughts {

class Random {
  public:
    explicit Random(std::uint64_t seed) : engine_{seed} {}

    /// 0 .. bound - 1.
    [[nodiscard]] int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }
    [[nodiscard]] bool percent(int chance) { return below(100) < chance; }

  private:
    std::mt19937_64 engine_;  // its output is laid down by the standard, that of the distributions is not
};

/// Every position of `games` games of random moves from the start, each broken off after 150 plies.
[[nodiscard]] std::vector<Position> random_play(VariantId variant, Random& random, int games);

/// 1 to `most` pieces a side anywhere, `kings` percent of them kings; side to move by chance.
[[nodiscard]] Position random_setup(Random& random, int most, int kings);

}  // namespace draughts
