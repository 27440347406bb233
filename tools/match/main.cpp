// bolshak-match: matches between engines.
#include <array>
#include <exception>
#include <iostream>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

#include "match/file_commands.h"
#include "match/match.h"
#include "match/options.h"
#include "match/rank_command.h"
#include "match/stop_signals.h"
#include "protocol/identity.h"

namespace draughts {

namespace {

constexpr int exit_failed = 1;
constexpr int exit_bad_arguments = 2;

int complain(const std::string& message) {
    std::cerr << "bolshak-match: " << message << '\n';
    return exit_bad_arguments;
}

int play(const std::vector<std::string>& arguments) {
    const auto options = parse_options(arguments);
    if (!options) {
        return complain(options.error());
    }
    if (options->wants_help) {
        std::cout << help_text();
        return 0;
    }
    if (options->wants_version) {
        std::cout << "bolshak-match " << engine_version << '\n';
        return 0;
    }
    const StopSignals signals;
    const auto ending = run_match(*options, std::cout, std::cerr, isatty(STDOUT_FILENO) == 1, signals.token());
    if (!ending) {
        return complain(ending.error());
    }
    if (*ending == Ending::stopped) {
        std::cerr << "bolshak-match: stopped before the end"
                  << (options->files.state.empty() ? "\n" : "; the same command with --resume goes on\n");
    }
    return *ending == Ending::clean ? 0 : exit_failed;
}

struct Command {
    std::string_view name;
    Result<bool> (*run)(const std::vector<std::string>& arguments, std::ostream& out);
};
constexpr std::array<Command, 3> commands = {{{"merge", run_merge}, {"rank", run_rank}, {"report", run_report}}};

}  // namespace

int run(int argc, char** argv) {
    try {
        const std::vector<std::string> arguments{argv + 1, argv + argc};
        for (const Command& command : commands) {
            if (!arguments.empty() && arguments[0] == command.name) {
                const auto done = command.run(arguments, std::cout);
                return done ? 0 : complain(done.error());
            }
        }
        return play(arguments);
    } catch (const std::exception& e) {
        return complain(e.what());
    }
}

}  // namespace draughts
