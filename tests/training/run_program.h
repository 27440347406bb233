// A program run to its end, with what it writes to standard error among its lines.
#pragma once

#include <string>
#include <vector>

#include "support/child_process.h"

namespace draughts {

[[nodiscard]] inline FinishedProcess run_program(const std::string& program, std::vector<std::string> arguments) {
    const std::vector<std::string> shell{"/bin/sh", "-c", "exec \"$0\" \"$@\" 2>&1", program};
    arguments.insert(arguments.begin(), shell.begin(), shell.end());
    return run_to_end(arguments);
}

/// Whether it was refused: exit code 2 and one line that begins with the name of the program and says `what`.
[[nodiscard]] inline bool is_refusal(const FinishedProcess& process, const std::string& program,
                                     const std::string& what) {
    return process.exit_code == 2 && process.lines.size() == 1 && process.lines[0].starts_with(program + ": ") &&
           process.lines[0].find(what) != std::string::npos;
}

}  // namespace draughts
