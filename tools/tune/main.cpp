// bolshak-tune: numbers of the search, moved by games.
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

#include "command_line/arguments.h"
#include "command_line/commands.h"
#include "match/stop_signals.h"
#include "tune/tune.h"

namespace draughts {

namespace {

constexpr int exit_bad_arguments = 2;
constexpr int most = 1'000'000'000;

/// `name` of `config` set to `value`; throws what is wrong with it.
void set(EngineConfig& config, const std::string& name, const std::string& value) {
    auto changed = with_setting(config, name + "=" + value);
    if (!changed) {
        throw BadArgument{changed.error()};
    }
    config = std::move(changed).take();
}

int tune_by(const Arguments& arguments) {
    constexpr int most_concurrent = 1024;
    constexpr double thousandth = 0.001;
    TuneOptions options;
    options.rules.variant = arguments.variant();
    set(options.engine, "cmd", arguments.text("engine"));
    set(options.engine, "nodes", std::to_string(arguments.number("nodes", 1, most)));
    set(options.engine, "option.Hash", std::to_string(arguments.number("hash", 1, most)));
    for (const std::string& word : arguments.words()) {
        auto parameter = parse_parameter(word);
        if (!parameter) {
            throw BadArgument{parameter.error()};
        }
        options.parameters.push_back(std::move(parameter).take());
    }
    if (options.parameters.empty()) {
        throw BadArgument{"nothing to tune, expected NAME=VALUE,LEAST,MOST,STEP"};
    }
    options.openings = arguments.text("openings");
    options.iterations = arguments.number("iterations", 1, most);
    options.pairs = arguments.number("pairs", 1, most_concurrent);
    options.gain = arguments.number("gain", 1, most) * thousandth;
    options.seed = static_cast<std::uint64_t>(arguments.number("seed", 0, most));
    options.concurrency = arguments.number("concurrency", 1, most_concurrent);
    options.log = arguments.text("log");
    const StopSignals signals;
    const auto tuned = tune(options, std::cerr, isatty(STDERR_FILENO) == 1, signals.token());
    if (!tuned) {
        throw BadArgument{tuned.error()};
    }
    for (const Parameter& parameter : tuned->parameters) {
        std::cout << parameter.name << ' ' << parameter.value << '\n';
    }
    if (!tuned->fault.empty()) {
        std::cerr << "bolshak-tune: " << tuned->fault << '\n';
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

}  // namespace

int run(int argc, char** argv) {
    constexpr std::size_t most_parameters = 100;
    Arguments arguments{"bolshak-tune NAME=VALUE,LEAST,MOST,STEP ...",
                        "Moves numeric options of an engine by games that it plays against itself (SPSA)"};
    arguments.add_variant();
    arguments.add_text("engine", "Its command, of a build with DRAUGHTS_TUNING", "bolshak");
    arguments.add_number("nodes", "Nodes of each search", 5000);
    arguments.add_number("hash", "MiB of each engine's table", 4);
    arguments.add_text("openings", "tables150, flying, or a file with a FEN a line", "flying");
    arguments.add_number("iterations", "In all", 1000);
    arguments.add_number("pairs", "Mini-matches of two games in an iteration", 4);
    arguments.add_number("gain", "Thousandths of its step that a parameter goes for a point, at the end", 20);
    arguments.add_number("seed", "Another one takes other directions", 1);
    arguments.add_number("concurrency", "Games at a time", 1);
    arguments.add_text("log", "File with a line for each iteration; one that is there goes on", "");
    if (argc == 2 && std::string_view{argv[1]} == "--version") {
        std::cout << "bolshak-tune " << DRAUGHTS_VERSION << '\n';
        return EXIT_SUCCESS;
    }
    try {
        return arguments.parse(argc, argv, most_parameters) ? tune_by(arguments) : EXIT_SUCCESS;
    } catch (const std::exception& error) {
        std::cerr << "bolshak-tune: " << error.what() << '\n';
        return exit_bad_arguments;
    }
}

}  // namespace draughts
