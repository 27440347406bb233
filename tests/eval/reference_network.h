// The network worked out one cell at a time as eval/weights.h writes it down, in plain whole numbers of 64 bits: what
// the engine's evaluation must give, with any instructions and from any position before.
#pragma once

#include "core/position.h"
#include "eval/weights.h"

namespace draughts {

[[nodiscard]] int reference_evaluation(const Weights& weights, const Position& position);

}  // namespace draughts
