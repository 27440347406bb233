// A second move generator, written from the rules alone and kept as plain as possible: a chequered
// array, lists of lists, no bits. Slow. The fast generator is measured against it.
#pragma once

#include <vector>

#include "core/move.h"
#include "core/position.h"
#include "core/variant.h"

namespace draughts {

/// One way to carry out one legal move.
struct ReferenceMove {
    std::vector<Square> path;      // where the piece stood, and every square it landed on
    std::vector<Square> captured;  // in the order of the jumps
    bool promotes = false;
    Position after;

    /// The move itself, without the way.
    [[nodiscard]] Move move() const;
};

/// All ways of all legal moves.
[[nodiscard]] std::vector<ReferenceMove> reference_moves(VariantId variant, const Position& position);

}  // namespace draughts
