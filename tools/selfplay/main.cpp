// bolshak-selfplay: games of the engine against itself, as data to train its evaluation with.
#include <algorithm>
#include <array>
#include <iostream>
#include <thread>
#include <unistd.h>

#include "command_line/arguments.h"
#include "command_line/commands.h"
#include "selfplay/commands.h"
#include "selfplay/endings.h"
#include "tablebase/slice.h"

namespace draughts {

namespace {

constexpr std::string_view usage =
    "bolshak-selfplay: training data from games of the engine against itself\n\n"
    "  make FILE   plays until the file has enough positions; goes on with a file that is there\n"
    "  stat FILE   its settings, and how many positions and results it has\n"
    "  dump FILE   its records as text: FEN, score, result, ply\n"
    "  endings     small endings by lot, a FEN a line, as openings for make\n\n"
    "bolshak-selfplay COMMAND --help tells the options of a command.\n";

[[nodiscard]] std::string file_of(const Arguments& arguments, const std::string& command) {
    if (arguments.words().empty()) {
        throw BadArgument{command + ": expected a file of training data"};
    }
    return arguments.words().front();
}

int make(int argc, char** argv) {
    constexpr int most = 1'000'000'000;
    constexpr int most_random_plies = 40;
    constexpr int most_balance = 30'000;  // every position, also those that are decided
    constexpr int most_threads = 1024;
    const SelfPlaySettings defaults;
    Arguments arguments{"bolshak-selfplay make FILE", "Plays games and keeps their quiet positions"};
    arguments.add_variant();
    arguments.add_number("positions", "To have in the file", 1'000'000);
    arguments.add_number("nodes", "Nodes of each search", static_cast<int>(defaults.nodes));
    arguments.add_text("openings", "tables150, flying, or a file with a FEN a line", defaults.openings);
    arguments.add_number("random-plies", "Moves by chance after the opening: half as many to so many",
                         defaults.random_plies);
    arguments.add_number("balance", "Hundredths of a man that the first score may be off, to be worth a game",
                         defaults.balance);
    arguments.add_text("weights", "File of weights of the evaluation, instead of those that are built in", "");
    arguments.add_text("dir", "Folder of endgame tables beside those that are built in", "");
    arguments.add_number("seed", "Another one gives other games", 1);
    arguments.add_number("threads", "Threads; 0: one for each processor", 0);
    if (!arguments.parse(argc, argv, 1)) {
        return 0;
    }
    MakeOptions options;
    options.file = file_of(arguments, "make");
    options.settings.variant = arguments.variant();
    options.settings.nodes = static_cast<std::uint64_t>(arguments.number("nodes", 1, most));
    options.settings.openings = arguments.text("openings");
    options.settings.random_plies = arguments.number("random-plies", 0, most_random_plies);
    options.settings.seed = static_cast<std::uint64_t>(arguments.number("seed", 0, most));
    options.weights = arguments.text("weights");
    options.settings.balance = arguments.number("balance", 0, most_balance);
    options.tables = arguments.text("dir");
    options.positions = static_cast<std::uint64_t>(arguments.number("positions", 1, most));
    const int threads = arguments.number("threads", 0, most_threads);
    options.threads =
        threads > 0 ? static_cast<std::size_t>(threads) : std::max(1U, std::thread::hardware_concurrency());
    return make_data(options, std::cout, isatty(STDOUT_FILENO) == 1);
}

int stat(int argc, char** argv) {
    Arguments arguments{"bolshak-selfplay stat FILE", "What is in a file of training data"};
    return arguments.parse(argc, argv, 1) ? show_data_statistics(file_of(arguments, "stat"), std::cout) : 0;
}

int dump(int argc, char** argv) {
    constexpr int most = 1'000'000'000;
    Arguments arguments{"bolshak-selfplay dump FILE", "Records as text"};
    arguments.add_number("first", "Number of the first one, from 0", 0);
    arguments.add_number("count", "How many at the most", most);
    if (!arguments.parse(argc, argv, 1)) {
        return 0;
    }
    return dump_data(file_of(arguments, "dump"), static_cast<std::uint64_t>(arguments.number("first", 0, most)),
                     static_cast<std::uint64_t>(arguments.number("count", 1, most)), std::cout);
}

int endings(int argc, char** argv) {
    constexpr int most = 1'000'000'000;
    Arguments arguments{"bolshak-selfplay endings", "Positions by lot of three to five pieces"};
    arguments.add_number("count", "How many", 400'000);
    arguments.add_number("seed", "Another one gives others", 1);
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    write_endings(static_cast<std::uint64_t>(arguments.number("count", 1, most)),
                  static_cast<std::uint64_t>(arguments.number("seed", 0, most)), std::cout);
    return 0;
}

constexpr std::array commands{Command{"make", make}, Command{"stat", stat}, Command{"dump", dump},
                              Command{"endings", endings}};

}  // namespace

int run(int argc, char** argv) {
    return run_commands("bolshak-selfplay", usage, commands, argc, argv);
}

}  // namespace draughts
