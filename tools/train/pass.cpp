#include "train/pass.h"

#include <array>

namespace draughts {

namespace {

using Cells = FloatNetwork::Cells;

[[nodiscard]] features::List active_features(const Position& position) {
    features::List active;
    const features::Sets sets = features::sets_of(position);
    for (std::size_t kind = 0; kind < features::kinds; ++kind) {
        active.add(kind, sets[kind], position.turn());
    }
    return active;
}

/// Sums of several lanes, so that the compiler may use vectors without reordering anything.
[[nodiscard]] float dot(const Cells& a, const Cells& b) {
    constexpr std::size_t lanes = 16;
    std::array<float, lanes> sums{};
    for (std::size_t i = 0; i < a.size(); i += lanes) {
        for (std::size_t k = 0; k < lanes; ++k) {
            sums[k] += a[i + k] * b[i + k];
        }
    }
    float sum = 0;
    for (const float lane : sums) {
        sum += lane;
    }
    return sum;
}

}  // namespace

Pass::Pass(const FloatNetwork& network, const Position& position)
    : active{active_features(position)}, bucket{features::bucket_of(position)} {
    Cells cells = network.bias;
    for (std::size_t f = 0; f < active.size; ++f) {
        const Cells& row = network.feature[active.numbers[f]];
        for (std::size_t i = 0; i < cells.size(); ++i) {
            cells[i] += row[i];
        }
    }
    const Cells& own = network.own_output[bucket];
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const float c = cells[i] < 0 ? 0 : cells[i] > 1 ? 1 : cells[i];
        cut[i] = c;
        squared[i] = c * c;
        output[i] = network.common_output[i] + own[i];
    }
    logit = dot(squared, output) + network.output_bias[bucket];
}

void add_gradient(const Pass& pass, float error, FloatNetwork& gradient) {
    Cells back;  // the error at each cell; none where it is cut off
    Cells& common = gradient.common_output;
    Cells& own = gradient.own_output[pass.bucket];
    for (std::size_t i = 0; i < back.size(); ++i) {
        const float c = pass.cut[i];
        back[i] = c < 1 ? 2 * c * pass.output[i] * error : 0;
        common[i] += pass.squared[i] * error;
        own[i] += pass.squared[i] * error;
        gradient.bias[i] += back[i];
    }
    gradient.output_bias[pass.bucket] += error;
    for (std::size_t f = 0; f < pass.active.size; ++f) {
        Cells& row = gradient.feature[pass.active.numbers[f]];
        for (std::size_t i = 0; i < back.size(); ++i) {
            row[i] += back[i];
        }
    }
}

}  // namespace draughts
