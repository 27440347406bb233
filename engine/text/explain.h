// Explain: why a move is illegal, in one sentence, as an arbiter names it (Art. 7).
#pragma once

#include <string>
#include <vector>

#include "core/position.h"
#include "core/variant.h"

namespace draughts {

/// `path`: the squares as typed, from first to last, at least two. Precondition: no legal move fits the path.
/// Without a full stop; squares are named algebraically.
[[nodiscard]] std::string why_illegal(VariantId variant, const Position& position, const std::vector<Square>& path);

/// The same for a short form that gives only the file (0 = a) of the first square; `path` starts after it.
[[nodiscard]] std::string why_illegal(VariantId variant, const Position& position, int from_file,
                                      const std::vector<Square>& path);

}  // namespace draughts
