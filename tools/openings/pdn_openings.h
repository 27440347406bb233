// Openings from a file of games: where each starts, or stands after its first moves.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/variant.h"
#include "openings/openings.h"

namespace draughts {

/// Whether `text` has the tags of PDN, other than FEN alone, which a list of positions may have too.
[[nodiscard]] bool is_pdn(std::string_view text);

/// The position of each game after `plies` moves, or after all where it has fewer; each position once. Comments,
/// variations and what follows these moves are passed over. A name is the tag Opening, else the number of the game.
/// An error: a FEN or one of these moves cannot be read or is illegal, or the game is over by then.
Result<std::vector<Opening>> read_pdn_openings(std::string_view text, VariantId variant, std::size_t plies,
                                               std::string_view what);

}  // namespace draughts
