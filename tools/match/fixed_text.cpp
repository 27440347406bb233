#include "match/fixed_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace draughts {

std::string fixed_text(double value, int digits) {
    if (!std::isfinite(value)) {
        return std::isnan(value) ? "-" : value > 0 ? "inf" : "-inf";
    }
    const double shown = std::abs(value) < 0.5 * std::pow(10, -digits) ? 0 : value;
    std::array<char, 400> buffer{};
    const auto [end, error] =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), shown, std::chars_format::fixed, digits);
    return {buffer.data(), end};
}

}  // namespace draughts
