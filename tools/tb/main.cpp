// bolshak-tb: builds, checks and shows endgame tables.
#include <algorithm>
#include <cxxopts.hpp>
#include <exception>
#include <iostream>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <vector>

#include "tb/commands.h"
#include "tb/table_set.h"
#include "text/fen.h"
#include "text/quote.h"

namespace draughts {

namespace {

constexpr std::string_view usage =
    "usage: bolshak-tb COMMAND [options]\n\n"
    "  build      make the tables that are not in the folder yet; go on after a break\n"
    "  verify     recompute every value from its successors, by a second reader and generator\n"
    "  stat       counts and longest distances of each slice, with and without draw rules\n"
    "  probe FEN  the value of a position, of all its moves, and the best line\n"
    "  archive    make the tables of both variants as one file, to be built into programs\n\n"
    "bolshak-tb COMMAND --help tells the options of a command.\n";

constexpr int exit_bad_arguments = 2;

/// A command line being read: cxxopts with the options that several commands share.
class Arguments {
  public:
    explicit Arguments(const std::string& command) : options_{"bolshak-tb " + command} {
        options_.add_options()("help", "Print this help");
    }

    template <class T>
    void add(const std::string& name, const std::string& help, const std::string& otherwise) {
        options_.add_options()(name, help, cxxopts::value<T>()->default_value(otherwise));
    }
    void add_flag(const std::string& name, const std::string& help) { options_.add_options()(name, help); }
    void add_tables() {
        add<std::string>("variant", "russian or brazilian", "russian");
        add<std::string>("dir", "Folder of the tables", "tables");
    }
    void add_slices() {
        add_tables();
        add<int>("pieces", "All endings with up to so many pieces, 2 to 7", "4");
        add<std::string>("slices", "Only these, as in 2K1Mv1K0M,1K0Mv2K1M, and what they need", "");
        add<int>("threads", "Threads; 0: one for each processor", "0");
    }

    /// False when help was asked for and has been printed. Words that are no option may be `words` at most.
    bool parse(int argc, char** argv, std::size_t words = 0) {
        parsed_ = options_.parse(argc, argv);
        if (has("help")) {
            std::cout << options_.help() << std::flush;
            return false;
        }
        if (parsed_.unmatched().size() > words) {
            throw BadArgument{"unexpected " + quoted(std::string_view{parsed_.unmatched()[words]})};
        }
        return true;
    }

    [[nodiscard]] bool has(const std::string& name) const { return parsed_.count(name) > 0; }
    [[nodiscard]] std::string text(const std::string& name) const { return parsed_[name].as<std::string>(); }
    [[nodiscard]] int number(const std::string& name, int least, int most) const {
        const int value = parsed_[name].as<int>();
        if (value < least || value > most) {
            throw BadArgument{"--" + name + " " + std::to_string(value) + ", expected a number from " +
                              std::to_string(least) + " to " + std::to_string(most)};
        }
        return value;
    }
    [[nodiscard]] const std::vector<std::string>& words() const { return parsed_.unmatched(); }

    [[nodiscard]] VariantId variant() const {
        for (const VariantId id : {VariantId::russian, VariantId::brazilian}) {
            if (text("variant") == name_of(id)) {
                return id;
            }
        }
        throw BadArgument{"unknown variant " + quoted(std::string_view{text("variant")}) +
                          ", expected russian or brazilian"};
    }
    [[nodiscard]] DrawRules rules() const {
        for (const DrawRules rules : {DrawRules::china64, DrawRules::fmjd64, DrawRules::none}) {
            if (text("draw-rules") == name_of(rules)) {
                return rules;
            }
        }
        throw BadArgument{"unknown draw rules " + quoted(std::string_view{text("draw-rules")}) +
                          ", expected china64, fmjd64 or none"};
    }
    [[nodiscard]] std::size_t threads() const {
        constexpr int most_threads = 1024;
        const int wanted = number("threads", 0, most_threads);
        return wanted > 0 ? static_cast<std::size_t>(wanted) : std::max(1U, std::thread::hardware_concurrency());
    }
    [[nodiscard]] TableOptions table_options() const {
        TableOptions options{variant(), {}, text("dir"), threads()};
        std::string rest = text("slices");
        if (rest.empty()) {
            options.slices = all_slices(number("pieces", 2, most_table_pieces));
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

  private:
    cxxopts::Options options_;
    cxxopts::ParseResult parsed_;
};

int build(int argc, char** argv) {
    Arguments arguments{"build"};
    arguments.add_slices();
    arguments.add<int>("memory", "GiB of memory to use at the most; 0: what is free", "0");
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    constexpr int most_memory = 1 << 20;
    const auto gibibytes = static_cast<std::uintmax_t>(arguments.number("memory", 0, most_memory));
    return build_tables(arguments.table_options(), gibibytes > 0 ? std::optional{gibibytes << 30} : std::nullopt,
                        std::cout, isatty(STDOUT_FILENO) == 1);
}

int verify(int argc, char** argv) {
    Arguments arguments{"verify"};
    arguments.add_slices();
    return arguments.parse(argc, argv) ? verify_tables(arguments.table_options(), std::cout) : 0;
}

int stat(int argc, char** argv) {
    Arguments arguments{"stat"};
    arguments.add_slices();
    arguments.add<std::string>("draw-rules", "Rules of the second table: china64 or fmjd64", "china64");
    return arguments.parse(argc, argv) ? show_statistics(arguments.table_options(), arguments.rules(), std::cout) : 0;
}

int probe(int argc, char** argv) {
    Arguments arguments{"probe FEN"};
    arguments.add_tables();
    arguments.add<std::string>("draw-rules", "china64, fmjd64 or none", "china64");
    arguments.add<std::string>(
        "counters",
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
    const auto fen = parse_fen(arguments.words().front());
    if (!fen) {
        throw BadArgument{fen.error()};
    }
    ProbeOptions options{arguments.variant(),   fen->position,           arguments.rules(), {},
                         arguments.text("dir"), arguments.has("numeric")};
    options.clock = parse_counts(options.variant, options.rules, options.position, arguments.text("counters"));
    return probe_position(options, std::cout);
}

int archive(int argc, char** argv) {
    Arguments arguments{"archive"};
    arguments.add<int>("pieces", "All endings with up to so many pieces, 2 to 5", "4");
    arguments.add<std::string>("output", "The file", "tables.bin");
    arguments.add<int>("threads", "Threads; 0: one for each processor", "0");
    constexpr int most_pieces = 5;
    return arguments.parse(argc, argv) ? write_archive(arguments.number("pieces", 2, most_pieces),
                                                       arguments.text("output"), arguments.threads())
                                       : 0;
}

}  // namespace

int run(int argc, char** argv) {
    const std::string_view name = argc > 1 ? argv[1] : "";
    if (name == "--help" || name == "-h") {
        std::cout << usage;
        return 0;
    }
    if (name == "--version") {
        std::cout << "bolshak-tb " << DRAUGHTS_VERSION << '\n';
        return 0;
    }
    struct Command {
        std::string_view name;
        int (*run)(int argc, char** argv);
    };
    try {
        for (const Command& command : {Command{"build", build}, Command{"verify", verify}, Command{"stat", stat},
                                       Command{"probe", probe}, Command{"archive", archive}}) {
            if (command.name == name) {
                return command.run(argc - 1, argv + 1);
            }
        }
        throw BadArgument{"unknown command " + quoted(name) + ", expected build, verify, stat, probe or archive"};
    } catch (const std::exception& e) {
        std::cerr << "bolshak-tb: " << e.what() << '\n';
        return exit_bad_arguments;
    }
}

}  // namespace draughts
