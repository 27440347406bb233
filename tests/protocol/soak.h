// What the long random sessions share.
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>
#include <sys/types.h>

namespace draughts {

/// Lines of each kind, valid and rubbish. A run of the test suite sends some hundred; DRAUGHTS_SOAK_LINES=10000 in the
/// environment makes it a soak. The address sanitizer keeps what was freed, which looks like growth: there with
/// ASAN_OPTIONS=quarantine_size_mb=4.
[[nodiscard]] inline int soak_lines() {
    const char* const wanted = std::getenv("DRAUGHTS_SOAK_LINES");
    return wanted != nullptr ? std::atoi(wanted) : 300;
}

/// Of another process, in KiB; 0 when it cannot be told.
[[nodiscard]] inline long resident_memory(pid_t pid) {
    std::ifstream status{"/proc/" + std::to_string(pid) + "/status"};
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) {
            return std::atol(line.c_str() + 6);
        }
    }
    return 0;
}

}  // namespace draughts
