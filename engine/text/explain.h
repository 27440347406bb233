// Explain: why a move is illegal, in one sentence, as an arbiter names it (Art. 7).
#pragma once

#include <string>
#include <vector>

#include "core/position.h"
#include "core/variant.h"

namespace draughts {

/// `path`: the squares as typed, from first to last, at least two. Precondition: no legal move fits the path.
[[nodiscard]] std::string why_illegal(VariantId variant, const Position& position, const std::vector<Square>& path,
                                      bool written_as_capture);

}  // namespace draughts
