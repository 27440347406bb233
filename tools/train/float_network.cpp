#include "train/float_network.h"

#include <algorithm>
#include <cmath>

#include "core/zobrist.h"

namespace draughts {

namespace {

constexpr float feature_limit = static_cast<float>(Weights::largest_feature_weight) / Weights::activation_one;
constexpr float output_limit = static_cast<float>(Weights::largest_output_weight) / Weights::output_one;
constexpr float bias_limit = 100;  // as a logit: beyond any doubt

/// Between -limit and limit.
[[nodiscard]] float random_weight(std::uint64_t& state, float limit) {
    constexpr int bits = 24;
    const auto number = static_cast<float>(zobrist::next_random(state) >> (64 - bits));
    return limit * (2 * number / static_cast<float>(1 << bits) - 1);
}

[[nodiscard]] int whole(float number, int one) {
    return static_cast<int>(std::lround(number * static_cast<float>(one)));
}

void quantise(const FloatNetwork::Cells& from, Weights::Cells& to) {
    std::ranges::transform(from, to.begin(), [](float number) {
        return static_cast<std::int16_t>(whole(number, Weights::activation_one));
    });
}

}  // namespace

std::unique_ptr<FloatNetwork> random_network(std::uint64_t seed) {
    constexpr float feature_range = 0.2F;
    constexpr float output_range = 0.1F;
    constexpr float first_bias = 0.3F;  // so that the cells are neither cut off nor full
    auto network = std::make_unique<FloatNetwork>();
    std::uint64_t state = seed;
    for (auto& row : network->feature) {
        for (float& weight : row) {
            weight = random_weight(state, feature_range);
        }
    }
    network->bias.fill(first_bias);
    for (float& weight : network->common_output) {
        weight = random_weight(state, output_range);
    }
    return network;
}

void clip(FloatNetwork& network) {
    const auto cut = [](float& weight, float limit) {
        weight = std::clamp(weight, -limit, limit);
    };
    for (auto& row : network.feature) {
        for (float& weight : row) {
            cut(weight, feature_limit);
        }
    }
    for (float& bias : network.output_bias) {
        cut(bias, bias_limit);
    }
    for (std::size_t i = 0; i < Weights::cells; ++i) {
        cut(network.bias[i], feature_limit);
        cut(network.common_output[i], output_limit);
        for (auto& own : network.own_output) {
            own[i] =
                std::clamp(own[i], -output_limit - network.common_output[i], output_limit - network.common_output[i]);
        }
    }
}

void quantise(const FloatNetwork& network, int scale, Weights& weights) {
    weights.scale = scale;
    for (std::size_t f = 0; f < features::count; ++f) {
        quantise(network.feature[f], weights.feature[f]);
    }
    quantise(network.bias, weights.bias);
    for (std::size_t b = 0; b < features::buckets; ++b) {
        for (std::size_t i = 0; i < Weights::cells; ++i) {
            weights.output[b][i] = static_cast<std::int16_t>(
                whole(network.common_output[i] + network.own_output[b][i], Weights::output_one));
        }
        weights.output_bias[b] = whole(network.output_bias[b], Weights::activation_one * Weights::output_one);
    }
}

}  // namespace draughts
