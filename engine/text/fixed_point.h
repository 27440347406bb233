// Numbers with a fixed number of digits after the point. Always a point, whatever the locale.
#pragma once

#include <array>
#include <cassert>
#include <charconv>
#include <string>
#include <system_error>

namespace draughts {

/// "0.250" for 0.25 and three digits. Precondition: finite; at most 20 digits.
[[nodiscard]] inline std::string fixed_point(double value, int digits) {
    std::array<char, 340> buffer{};  // the largest number has 309 digits before the point
    const auto [end, error] =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, digits);
    assert(error == std::errc{});
    return {buffer.data(), end};
}

}  // namespace draughts
