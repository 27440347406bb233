// Small letters for names that are matched without regard to case. ASCII only, whatever the locale.
#pragma once

#include <string>
#include <string_view>

namespace draughts {

[[nodiscard]] inline std::string to_lower(std::string_view text) {
    std::string lower{text};
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z') {
            c = static_cast<char>(c - 'A' + 'a');
        }
    }
    return lower;
}

}  // namespace draughts
