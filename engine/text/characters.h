// What a character is, in texts of positions and moves; of ASCII alone, whatever the locale.
#pragma once

namespace draughts {

[[nodiscard]] constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

[[nodiscard]] constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace draughts
