// Records by chance.
#pragma once

#include <cstdint>
#include <vector>

#include "support/random_positions.h"
#include "training_data/record.h"

namespace draughts {

[[nodiscard]] inline std::vector<Record> random_records(Random& random, int count) {
    constexpr int most_pieces = 12;
    std::vector<Record> records;
    records.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        records.push_back({random_setup(random, most_pieces, 30), random.below(60001) - 30000,
                           static_cast<GameResult>(random.below(3)), random.percent(20),
                           static_cast<std::uint8_t>(random.below(256))});
    }
    return records;
}

}  // namespace draughts
