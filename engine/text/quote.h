// Quoting what was typed in a one-line error message.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace draughts {

/// `text` between single quotes, safe on any wire: cut after 40 characters, double quotes made single, and
/// whatever is not printable ASCII shown as '?'.
[[nodiscard]] inline std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string result{"'"};
    for (const char c : text.substr(0, longest)) {
        const bool printable = c >= ' ' && c <= '~';
        result += !printable ? '?' : c == '"' ? '\'' : c;
    }
    return result + (text.size() > longest ? "...'" : "'");
}

/// The whole of `text`, which may be in any alphabet, with each control character shown as '?'.
[[nodiscard]] inline std::string without_controls(std::string_view text) {
    std::string result{text};
    for (char& c : result) {
        const auto code = static_cast<unsigned char>(c);
        c = code < 0x20 || code == 0x7F ? '?' : c;
    }
    return result;
}

}  // namespace draughts
