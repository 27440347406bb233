// Squares as text: algebraic names and the two numberings in use.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/square.h"

namespace draughts {

/// How squares are numbered: `top` starts at b8 (1 = b8 .. 32 = g1; servers, archives), `bottom` at a1
/// (1 = a1 .. 32 = h8; the world federation's PDN). Files and columns agree, ranks are reversed.
enum class Numbering : std::uint8_t { top, bottom };

/// How squares are written.
enum class SquareStyle : std::uint8_t { algebraic, numeric };

/// The number of a square, 1..32, and back.
[[nodiscard]] constexpr int number_of(Square s, Numbering numbering) {
    return numbering == Numbering::top ? number_of(s) : ((number_of(s) - 1) ^ 28) + 1;
}
[[nodiscard]] constexpr Square square_of_number(int number, Numbering numbering) {
    return square_of_number(numbering == Numbering::top ? number : ((number - 1) ^ 28) + 1);
}

[[nodiscard]] std::string square_name(Square s, SquareStyle style = SquareStyle::algebraic,
                                      Numbering numbering = Numbering::top);

/// "c3", "C3" or a number from 1 to 32, leading zeros allowed. Null for anything else, light squares included.
[[nodiscard]] std::optional<Square> parse_square(std::string_view text, Numbering numbering = Numbering::top);

/// Why parse_square() refused `text`, for an error message.
[[nodiscard]] std::string why_no_square(std::string_view text);

}  // namespace draughts
