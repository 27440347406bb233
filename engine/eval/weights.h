// Weights: the network that judges positions of one variant, in whole numbers, and its form in a file.
//
// One hidden layer. Each of its cells sums the weights of the features that are there (features.h), is cut to
// 0..activation_one and squared; one of the outputs, chosen by the pieces on the board, weighs the squares:
//
//     cell[i]  = bias[i] + sum over features f of feature[f][i]
//     output b = output_bias[b] + sum over i of clamp(cell[i])^2 * output[b][i], in units of activation_one^2 *
//     output_one score    = output * scale, in hundredths of a man from the side to move
//
// Limits on the weights make sure that no sum overflows; parse_weights() refuses a file that breaks them.
//
// The file, little-endian:
//
//      0  "BolshakW"
//      8  version (16 bits), 10 variant (8 bits: 0 Russian, 1 Brazilian), 11 zero
//     12  cells (16 bits), 14 outputs (16 bits)
//     16  scale (32 bits): hundredths of a man for an output of 1
//     20  length n of the text that says how the weights were made (32 bits)
//     24  the text
//   24+n  feature weights, all cells of the first feature first; biases of the cells; output weights, all cells of the
//         first output first (16 bits each, signed); biases of the outputs (32 bits each, signed)
//    end  CRC-32 of all before it
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/result.h"
#include "core/variant.h"
#include "eval/features.h"

namespace draughts {

struct Weights {
    static constexpr std::size_t cells = 256;
    static constexpr int activation_one = 255;
    static constexpr int output_one = 64;
    static constexpr int largest_feature_weight = 1300;  // 25 of them, with the bias, fit into 16 bits
    static constexpr int largest_output_weight = 127;    // times activation_one fits into 16 bits

    using Cells = std::array<std::int16_t, cells>;

    alignas(64) std::array<Cells, features::count> feature{};
    alignas(64) Cells bias{};
    alignas(64) std::array<Cells, features::buckets> output{};
    std::array<std::int32_t, features::buckets> output_bias{};
    std::int32_t scale = 0;
    VariantId variant = VariantId::russian;
    std::string provenance;
};

/// The weights in `bytes`, which must be those of `variant`; an error says what is wrong with them.
[[nodiscard]] Result<std::shared_ptr<const Weights>> parse_weights(std::span<const std::byte> bytes, VariantId variant);

[[nodiscard]] std::vector<std::byte> format_weights(const Weights& weights);

}  // namespace draughts
