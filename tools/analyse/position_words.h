// The position that a command is about, as it is named on the command line, and how it is looked at. It may take
// several words (table 1-IV), so the commands take no other words beside it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/draw_rules.h"
#include "core/game.h"
#include "core/variant.h"

namespace draughts {

/// As many words as name a position at most.
inline constexpr std::size_t position_words = 2;

/// `words`: a FEN, `start`, or `table` and the name of an opening table (1-IV; or of a flying one, I-2). The game that
/// begins there, with the count that the FEN may carry. Throws what is wrong.
[[nodiscard]] Game game_of_words(const std::vector<std::string>& words, VariantId variant, DrawRules rules);

/// The value of --bottom, white or black; throws for another.
[[nodiscard]] Color side_named(const std::string& name);

}  // namespace draughts
