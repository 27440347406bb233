// Small letters for names of people and places, which are matched without regard to case: ASCII and Russian.
#pragma once

#include <string>
#include <string_view>

#include "text/letter_case.h"

namespace draughts {

/// UTF-8 with the letters A-Z and the Russian capitals made small.
[[nodiscard]] inline std::string fold_case(std::string_view text) {
    std::string folded = to_lower(text);
    for (std::size_t i = 0; i + 1 < folded.size(); ++i) {
        const auto second = static_cast<unsigned char>(folded[i + 1]);
        if (folded[i] != '\xD0') {
            continue;
        }
        if (second == 0x81) {  // io
            folded[i] = '\xD1';
            folded[i + 1] = '\x91';
        } else if (second >= 0x90 && second < 0xA0) {
            folded[i + 1] = static_cast<char>(second + 0x20);
        } else if (second >= 0xA0 && second < 0xB0) {
            folded[i] = '\xD1';
            folded[i + 1] = static_cast<char>(second - 0x20);
        }
    }
    return folded;
}

}  // namespace draughts
