// bolshak-tb: builds, checks and shows endgame tables.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>

#include "command_line/arguments.h"
#include "tb/commands.h"
#include "tb/table_set.h"
#include "text/quote.h"

namespace draughts {

namespace {

constexpr std::string_view usage =
    "usage: bolshak-tb COMMAND [options]\n\n"
    "  build      make the tables that are not in the folder yet; go on after a break\n"
    "  verify     recompute every value from its successors, by a second reader and generator\n"
    "  stat       counts and longest distances of each slice, with and without draw rules\n"
    "  probe FEN  the value of a position, of all its moves, and the best line\n"
    "  play       games from random endings, with tables against without: wins are won, draws held\n\n"
    "bolshak-tb COMMAND --help tells the options of a command.\n";

void add_tables(Arguments& arguments) {
    arguments.add_variant();
    arguments.add_text("dir", "Folder of the tables", "tables");
}

void add_played_tables(Arguments& arguments) {
    arguments.add_variant();
    arguments.add_text("dir", "Folder of tables beside those that are built in", "");
}

void add_threads(Arguments& arguments) {
    arguments.add_number("threads", "Threads; 0: one for each processor", 0);
}

void add_slices(Arguments& arguments) {
    add_tables(arguments);
    arguments.add_number("pieces", "All endings with up to so many pieces, 2 to 7", 4);
    arguments.add_text("slices", "Only these, as in 2K1Mv1K0M,1K0Mv2K1M, and what they need", "");
    add_threads(arguments);
}

std::size_t threads_of(const Arguments& arguments) {
    constexpr int most_threads = 1024;
    const int wanted = arguments.number("threads", 0, most_threads);
    return wanted > 0 ? static_cast<std::size_t>(wanted) : std::max(1U, std::thread::hardware_concurrency());
}

TableOptions table_options_of(const Arguments& arguments) {
    TableOptions options{arguments.variant(), {}, arguments.text("dir"), threads_of(arguments)};
    std::string rest = arguments.text("slices");
    if (rest.empty()) {
        options.slices = all_slices(arguments.number("pieces", 2, most_table_pieces));
    }
    while (!rest.empty()) {
        const std::string name = rest.substr(0, rest.find(','));
        rest.erase(0, name.size() + 1);
        const auto slice = slice_of_name(name);
        if (!slice) {
            throw BadArgument{"unknown slice " + quoted(std::string_view{name}) +
                              ", expected one like 2K1Mv1K0M, of 2 to 7 pieces"};
        }
        options.slices.push_back(*slice);
    }
    return options;
}

int build(int argc, char** argv) {
    Arguments arguments{"bolshak-tb build", "Makes the tables that are not in the folder yet"};
    add_slices(arguments);
    arguments.add_number("memory", "GiB of memory to use at the most; 0: what is free", 0);
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    constexpr int most_memory = 1 << 20;
    const auto gibibytes = static_cast<std::uintmax_t>(arguments.number("memory", 0, most_memory));
    return build_tables(table_options_of(arguments), gibibytes > 0 ? std::optional{gibibytes << 30} : std::nullopt,
                        std::cout, isatty(STDOUT_FILENO) == 1);
}

int verify(int argc, char** argv) {
    Arguments arguments{"bolshak-tb verify", "Recomputes every value"};
    add_slices(arguments);
    return arguments.parse(argc, argv) ? verify_tables(table_options_of(arguments), std::cout) : 0;
}

int stat(int argc, char** argv) {
    Arguments arguments{"bolshak-tb stat", "Counts and longest distances of each slice"};
    add_slices(arguments);
    arguments.add_text("draw-rules", "Rules of the second table: china64 or fmjd64", "china64");
    return arguments.parse(argc, argv) ? show_statistics(table_options_of(arguments), arguments.draw_rules(), std::cout)
                                       : 0;
}

int probe(int argc, char** argv) {
    Arguments arguments{"bolshak-tb probe FEN", "The value of a position, of all its moves, and the best line"};
    add_played_tables(arguments);
    arguments.add_text("draw-rules", "china64, fmjd64 or none", "china64");
    arguments.add_text("counters",
                       "Counts that run, as in C=12,T=6,Q=3,F=2: C plies since the last capture, T moves of the "
                       "three kings, Q plies by kings alone, F plies of five-moves",
                       "");
    arguments.add_flag("numeric", "Squares as numbers");
    if (!arguments.parse(argc, argv, 1)) {
        return 0;
    }
    if (arguments.words().empty()) {
        throw BadArgument{"probe: expected a FEN"};
    }
    ProbeOptions options{arguments.variant(),    position_of_fen(arguments.words().front()),
                         arguments.draw_rules(), {},
                         arguments.text("dir"),  arguments.has("numeric")};
    options.clock = parse_counts(options.variant, options.rules, options.position, arguments.text("counters"));
    return probe_position(options, std::cout);
}

int play(int argc, char** argv) {
    Arguments arguments{"bolshak-tb play",
                        "Games from random positions that tables know, the engine with tables against the engine "
                        "without: every win must be won, every draw held"};
    add_played_tables(arguments);
    arguments.add_text("draw-rules", "china64 or fmjd64", "china64");
    arguments.add_number("pieces", "Pieces of the positions, 2 to 7", 4);
    arguments.add_number("games", "Games from wins, and as many from draws", 100);
    arguments.add_number("nodes", "Nodes of each search", 1'000);
    arguments.add_number("seed", "Another one gives other positions", 1);
    add_threads(arguments);
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    constexpr int most = 1'000'000'000;
    PlayOptions options;
    options.variant = arguments.variant();
    options.rules = arguments.draw_rules();
    options.folder = arguments.text("dir");
    options.pieces = arguments.number("pieces", 2, most_table_pieces);
    options.games = arguments.number("games", 1, most);
    options.nodes = static_cast<std::uint64_t>(arguments.number("nodes", 1, most));
    options.seed = static_cast<std::uint64_t>(arguments.number("seed", 0, most));
    options.threads = threads_of(arguments);
    if (options.rules == DrawRules::none) {
        throw BadArgument{"--draw-rules: expected china64 or fmjd64, as a drawn game must end, but got 'none'"};
    }
    return play_games(options, std::cout);
}

constexpr std::array commands{Command{"build", build}, Command{"verify", verify}, Command{"stat", stat},
                              Command{"probe", probe}, Command{"play", play}};

}  // namespace

int run(int argc, char** argv) {
    return run_commands("bolshak-tb", usage, commands, argc, argv);
}

}  // namespace draughts
