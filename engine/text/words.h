// The words that error messages share: colours, pieces, lists.
#pragma once

#include <string>
#include <vector>

#include "core/position.h"

namespace draughts {

/// "White", "Black".
[[nodiscard]] std::string color_name(Color c);

/// "White's man". Precondition: a piece stands there.
[[nodiscard]] std::string piece_name(const Position& position, Square s);

/// "a", "a and b", "a, b and c".
[[nodiscard]] std::string join_all(const std::vector<std::string>& items);

/// "a", "a or b", "a, b or c"; of more than five the first four "or 7 others".
[[nodiscard]] std::string join_choices(std::vector<std::string> items);

}  // namespace draughts
