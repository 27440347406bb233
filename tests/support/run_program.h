// A program run to its end, with what it writes to standard error among its lines.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "catch.h"
#include "support/child_process.h"

namespace draughts {

[[nodiscard]] inline FinishedProcess run_program(const std::string& program, std::vector<std::string> arguments) {
    const std::vector<std::string> shell{"/bin/sh", "-c", R"(exec "$0" "$@" 2>&1)", program};
    arguments.insert(arguments.begin(), shell.begin(), shell.end());
    return run_to_end(arguments);
}

/// The program that the tests are of.
[[nodiscard]] inline FinishedProcess run(const std::vector<std::string>& arguments) {
    return run_program(TESTED_PROGRAM, arguments);
}

/// Whether it refuses: exit code 2 and one line that begins with its name and says `what`; a failed check shows what it
/// said instead.
[[nodiscard]] inline bool is_refused(const std::vector<std::string>& arguments, const std::string& what) {
    const FinishedProcess process = run(arguments);
    const std::string said = process.lines.empty() ? "nothing" : process.lines[0];
    const std::string begin = std::filesystem::path{TESTED_PROGRAM}.filename().string() + ": ";
    const bool is_refused = process.exit_code == 2 && process.lines.size() == 1 && said.starts_with(begin) &&
                            said.find(what) != std::string::npos;
    INFO("exit code " << process.exit_code.value_or(-1) << ", said " << said);
    CHECK(is_refused);
    return is_refused;
}

}  // namespace draughts
