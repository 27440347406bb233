// run_commands: a program of several commands, each with options of its own (`bolshak-bench perft --depth 5`).
#pragma once

#include <span>
#include <stdexcept>
#include <string_view>

namespace draughts {

/// What was wrong with an argument and what was expected, in one line.
class BadArgument : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

struct Command {
    std::string_view name;
    /// Prints to standard output and returns the exit code; what is wrong with its arguments it throws. The first
    /// argument is its name.
    int (*run)(int argc, char** argv);
};

/// Runs the command that the first argument names. Answers --help with `usage`, --version, and on standard error what
/// a command throws, with exit code 2.
int run_commands(std::string_view program, std::string_view usage, std::span<const Command> commands, int argc,
                 char** argv);

}  // namespace draughts
