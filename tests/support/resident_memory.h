// How much memory a process has.
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>
#include <sys/types.h>

namespace draughts {

/// In KiB; 0 when it cannot be told.
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
