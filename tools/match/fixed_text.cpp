#include "match/fixed_text.h"

#include <cmath>

#include "text/fixed_point.h"

namespace draughts {

std::string fixed_text(double value, int digits) {
    if (!std::isfinite(value)) {
        return std::isnan(value) ? "-" : value > 0 ? "inf" : "-inf";
    }
    const double shown = std::abs(value) < 0.5 * std::pow(10, -digits) ? 0 : value;
    return fixed_point(shown, digits);
}

}  // namespace draughts
