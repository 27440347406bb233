// Samples whose result material decides.
#pragma once

#include <vector>

#include "support/random_positions.h"
#include "train/samples.h"

namespace draughts {

/// Own men less the enemy's.
[[nodiscard]] inline int material_of(const Position& position) {
    return position.pieces(position.turn()).count() - position.pieces(opponent(position.turn())).count();
}

/// Men only, one to eight a side: whoever has more wins.
[[nodiscard]] inline std::vector<Sample> samples_by_material(std::uint64_t seed, int count) {
    constexpr int most_pieces = 8;
    Random random{seed};
    std::vector<Sample> samples;
    while (static_cast<int>(samples.size()) < count) {
        const Position position = random_setup(random, most_pieces, 0);
        const int material = material_of(position);
        const GameResult result = material > 0 ? GameResult::win : material < 0 ? GameResult::loss : GameResult::draw;
        samples.emplace_back(Record{position, 0, result, false, 0});
    }
    return samples;
}

}  // namespace draughts
