// Openings: the start positions of mini-matches, from the tables built into the program or from a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.h"
#include "core/result.h"
#include "core/variant.h"

namespace draughts {

struct Opening {
    std::string name;
    Position position;
};

/// `source`: "tables150", "flying", or the path of a file with a FEN a line: FEN, or FEN TAB name, or a table whose
/// last column is the FEN and whose first is the name. Windows' line ends, empty lines, lines that begin with '#' and a
/// headline without FEN are passed over. Positions in which the side to move has lost are refused. A file in PDN gives
/// the positions of its games after `plies` moves, see pdn_openings.h.
Result<std::vector<Opening>> load_openings(std::string_view source, VariantId variant, std::size_t plies = 0);

/// The same for text at hand; `what` names it in errors.
Result<std::vector<Opening>> read_openings(std::string_view text, VariantId variant, std::string_view what);

/// Which of `count` openings the mini-matches 1, 2, ... use, by number from 0: in order, or in an order that the seed
/// alone decides.
[[nodiscard]] std::vector<std::size_t> opening_order(std::size_t count, bool shuffled, std::uint64_t seed);

}  // namespace draughts
