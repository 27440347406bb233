// Results as files write them, one table for the splitter and for those who ask who won; the grammar takes the same
// ones (tests/pdn).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace draughts {

enum class ResultKind : std::uint8_t { white_wins, draw, black_wins, unknown };

/// Of "1-0", "2 - 0", "1/2", "0-0", "*" and the like, whatever the dash and the blanks; null for what is no result.
[[nodiscard]] std::optional<ResultKind> parse_result(std::string_view text);

/// Bytes of the dash that `text` begins with, be it a hyphen, an en dash or a minus; 0 if there is none.
[[nodiscard]] std::size_t dash_length(std::string_view text);

}  // namespace draughts
