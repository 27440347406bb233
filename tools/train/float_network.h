// FloatNetwork: the network of eval/weights.h while it learns, in real numbers: features and cells in units of
// Weights::activation_one, outputs as logits of the expected result.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "eval/features.h"
#include "eval/weights.h"

namespace draughts {

struct FloatNetwork {
    using Cells = std::array<float, Weights::cells>;

    alignas(64) std::array<Cells, features::count> feature{};
    Cells bias{};
    /// An output of a bucket weighs the cells by the sum of what is common and what is its own: rare buckets lean on
    /// the others.
    Cells common_output{};
    std::array<Cells, features::buckets> own_output{};
    alignas(64) std::array<float, features::buckets> output_bias{};

    /// All numbers in a row.
    [[nodiscard]] static constexpr std::size_t size() { return sizeof(FloatNetwork) / sizeof(float); }
    [[nodiscard]] float* begin() { return feature[0].data(); }
    [[nodiscard]] const float* begin() const { return feature[0].data(); }
};

/// Small random weights to begin with; `scale` of the features that are there on average.
[[nodiscard]] std::unique_ptr<FloatNetwork> random_network(std::uint64_t seed);

/// Keeps the weights within what whole numbers can hold.
void clip(FloatNetwork& network);

/// In whole numbers. `scale`: hundredths of a man for a logit of 1.
void quantise(const FloatNetwork& network, int scale, Weights& weights);

}  // namespace draughts
