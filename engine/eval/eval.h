// Evaluation: a guess at how a quiet position will end, from the side to move, in hundredths of a man.
//
// A sum of small terms, each counted for both sides alike, so that the value of a position equals the value
// of the mirrored one. Meant for positions without a capture; exact about nothing, far from decisive.
#pragma once

#include "core/position.h"
#include "core/variant.h"

namespace draughts {

template <Variant V>
[[nodiscard]] int evaluate(const Position& position);

extern template int evaluate<Russian>(const Position&);
extern template int evaluate<Brazilian>(const Position&);

}  // namespace draughts
