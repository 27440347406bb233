// What makes a set-up no position of the game, for the readers of positions.
#pragma once

#include <optional>
#include <string>

#include "core/position.h"

namespace draughts {

/// Nothing if the set-up can be played from; else what is wrong: no piece at all, more than twelve of a colour, a man
/// on its promotion rank. Precondition: the colours are disjoint and the kings are among them.
[[nodiscard]] std::optional<std::string> position_fault(const Position& position);

}  // namespace draughts
