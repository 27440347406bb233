// How long the tests wait for an answer of a program: longer than any takes on a busy machine.
#pragma once

#include <chrono>

namespace draughts {

inline constexpr std::chrono::milliseconds patience{20'000};

}  // namespace draughts
