// bolshak-match: matches between engines.
#include <exception>
#include <iostream>
#include <string>
#include <unistd.h>
#include <vector>

#include "match/event_files.h"
#include "match/match.h"
#include "match/options.h"
#include "match/report.h"
#include "match/stop_signals.h"
#include "match/tally.h"
#include "protocol/identity.h"
#include "text/quote.h"

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

struct FileArguments {
    std::vector<std::filesystem::path> files;
    std::filesystem::path target;
};

/// What follows the command: files and -o FILE.
Result<FileArguments> parse_files(const std::vector<std::string>& arguments) {
    const std::string& command = arguments.front();
    FileArguments parsed;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == "-o" && i + 1 < arguments.size()) {
            parsed.target = arguments[++i];
        } else if (arguments[i].starts_with('-')) {
            return Error{command + ": unknown argument " + quoted(std::string_view{arguments[i]}) +
                         ", expected files and -o FILE"};
        } else {
            parsed.files.emplace_back(arguments[i]);
        }
    }
    if (parsed.files.empty() || parsed.target.empty()) {
        return Error{command + ": expected one file or more, and -o FILE"};
    }
    return parsed;
}

int report(const std::vector<std::string>& arguments) {
    const auto parsed = parse_files(arguments);
    if (!parsed) {
        return complain(parsed.error());
    }
    const auto games = merge_games(parsed->files);
    if (!games) {
        return complain(games.error());
    }
    const auto saved = save_report(parsed->target, *games, parsed->files.front().stem().string());
    return saved ? 0 : complain(saved.error());
}

int merge(const std::vector<std::string>& arguments) {
    const auto parsed = parse_files(arguments);
    if (!parsed) {
        return complain(parsed.error());
    }
    const auto games = merge_games(parsed->files);
    if (!games) {
        return complain(games.error());
    }
    if (const auto written = write_games(parsed->target, *games); !written) {
        return complain(written.error());
    }
    if (!games->empty()) {
        Tally tally{games->front().white, {}};
        for (const GameRecord& game : *games) {
            tally.add(game);
        }
        std::cout << tally.last_line() << '\n';
    }
    return 0;
}

}  // namespace

int run(int argc, char** argv) {
    try {
        const std::vector<std::string> arguments{argv + 1, argv + argc};
        if (!arguments.empty() && arguments[0] == "merge") {
            return merge(arguments);
        }
        if (!arguments.empty() && arguments[0] == "report") {
            return report(arguments);
        }
        return play(arguments);
    } catch (const std::exception& e) {
        return complain(e.what());
    }
}

}  // namespace draughts
