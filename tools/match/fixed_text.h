// Numbers as people read them in results.
#pragma once

#include <string>

namespace draughts {

/// With so many digits after the point; "-0.0" is written "0.0", what is not finite as "inf", "-inf" or "-".
[[nodiscard]] std::string fixed_text(double value, int digits);

}  // namespace draughts
