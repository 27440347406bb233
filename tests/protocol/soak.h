// What the long random sessions share.
#pragma once

#include <cstdlib>

namespace draughts {

/// Lines of each kind, valid and rubbish. A run of the test suite sends some hundred; DRAUGHTS_SOAK_LINES=10000 in the
/// environment makes it a soak. The address sanitizer keeps what was freed, which looks like growth: there with
/// ASAN_OPTIONS=quarantine_size_mb=4.
[[nodiscard]] inline int soak_lines() {
    const char* const wanted = std::getenv("DRAUGHTS_SOAK_LINES");
    return wanted != nullptr ? std::atoi(wanted) : 300;
}

}  // namespace draughts
