// Pass: what a network makes of a position, step by step, and how the weights share in its output.
#pragma once

#include <cmath>
#include <cstddef>

#include "core/position.h"
#include "eval/features.h"
#include "train/float_network.h"

namespace draughts {

/// The expected result (win 1, draw 1/2, loss 0) that a logit stands for.
[[nodiscard]] inline float expected_result(float logit) {
    return 1 / (1 + std::exp(-logit));
}

struct Pass {
    features::List active;
    std::size_t bucket;
    FloatNetwork::Cells cut;  // cells within 0 and 1
    FloatNetwork::Cells squared;
    FloatNetwork::Cells output;  // weights of the bucket
    float logit;

    Pass(const FloatNetwork& network, const Position& position);
};

/// Adds to `gradient` the derivatives of the logit by each weight, times `error`: the derivative of the loss by the
/// logit.
void add_gradient(const Pass& pass, float error, FloatNetwork& gradient);

}  // namespace draughts
