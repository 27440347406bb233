// bolshak-train: teaches the network of the evaluation from the data of bolshak-selfplay.
#include <algorithm>
#include <array>
#include <ctime>
#include <iostream>
#include <thread>

#include "command_line/arguments.h"
#include "command_line/commands.h"
#include "train/commands.h"

namespace draughts {

namespace {

constexpr std::string_view usage =
    "bolshak-train: weights of the evaluation from training data\n\n"
    "  learn DATA...           trains a network and writes its weights\n"
    "  patterns DATA...        teaches patterns instead and tells their loss, to compare\n"
    "  chances DATA...         fits the model of win, draw and loss to the games\n"
    "  check WEIGHTS DATA...   how well weights foretell the games that were held back\n\n"
    "bolshak-train COMMAND --help tells the options of a command.\n";

constexpr std::size_t most_files = 1000;
constexpr int most = 1'000'000'000;

void add_options(Arguments& arguments) {
    const LearnOptions defaults;
    arguments.add_variant();
    arguments.add_number("score-percent", "Share of the search's score in the aim; the rest is the result", 50);
    arguments.add_number("scale", "Hundredths of a man for a logit of 1", defaults.trainer.scale);
    arguments.add_number("hold-out", "One batch of games in so many is held back", static_cast<int>(defaults.hold_out));
    arguments.add_number("threads", "Threads; 0: one for each processor", 0);
}

[[nodiscard]] LearnOptions options_of(const Arguments& arguments) {
    constexpr int most_threads = 1024;
    constexpr int largest_scale = 10'000;
    LearnOptions options;
    options.variant = arguments.variant();
    options.trainer.score_share = static_cast<float>(arguments.number("score-percent", 0, 100)) / 100;
    options.trainer.scale = arguments.number("scale", 1, largest_scale);
    options.hold_out = static_cast<std::uint32_t>(arguments.number("hold-out", 2, most));
    const int threads = arguments.number("threads", 0, most_threads);
    options.trainer.threads =
        threads > 0 ? static_cast<std::size_t>(threads) : std::max(1U, std::thread::hardware_concurrency());
    return options;
}

[[nodiscard]] std::string today() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 16> text{};
    std::tm day{};
    gmtime_r(&now, &day);
    std::strftime(text.data(), text.size(), "%Y-%m-%d", &day);
    return text.data();
}

int learn(int argc, char** argv) {
    const LearnOptions defaults;
    Arguments arguments{"bolshak-train learn DATA...", "Trains a network and writes its weights"};
    add_options(arguments);
    arguments.add_text("output", "File of the weights", "weights.bin");
    arguments.add_number("epochs", "Times through all data, at the most", defaults.trainer.epochs);
    arguments.add_number("patience", "Epochs without a gain before it ends", defaults.patience);
    arguments.add_number("batch", "Positions for a step", static_cast<int>(defaults.trainer.batch));
    arguments.add_number("rate", "Rate of learning at the start, in millionths",
                         static_cast<int>(defaults.trainer.rate * 1e6F));
    arguments.add_number("seed", "Another one begins elsewhere", 1);
    if (!arguments.parse(argc, argv, most_files)) {
        return 0;
    }
    LearnOptions options = options_of(arguments);
    options.data.assign(arguments.words().begin(), arguments.words().end());
    options.output = arguments.text("output");
    options.date = today();
    options.trainer.epochs = arguments.number("epochs", 1, most);
    options.patience = arguments.number("patience", 1, most);
    options.trainer.batch = static_cast<std::size_t>(arguments.number("batch", 1, most));
    options.trainer.rate = static_cast<float>(arguments.number("rate", 1, most)) / 1e6F;
    options.trainer.seed = static_cast<std::uint64_t>(arguments.number("seed", 0, most));
    return learn_weights(options, std::cout);
}

int patterns(int argc, char** argv) {
    Arguments arguments{"bolshak-train patterns DATA...", "Teaches patterns and tells their loss"};
    add_options(arguments);
    arguments.add_number("epochs", "Times through all data", 8);
    arguments.add_number("rate", "Rate of learning at the start, in millionths", 100'000);
    arguments.add_number("seed", "Another one goes through the data in another order", 1);
    if (!arguments.parse(argc, argv, most_files)) {
        return 0;
    }
    LearnOptions options = options_of(arguments);
    options.data.assign(arguments.words().begin(), arguments.words().end());
    options.trainer.epochs = arguments.number("epochs", 1, most);
    options.trainer.rate = static_cast<float>(arguments.number("rate", 1, most)) / 1e6F;
    options.trainer.seed = static_cast<std::uint64_t>(arguments.number("seed", 0, most));
    return learn_patterns(options, std::cout);
}

int chances(int argc, char** argv) {
    Arguments arguments{"bolshak-train chances DATA...", "Fits the model of win, draw and loss"};
    add_options(arguments);
    arguments.add_text("plot", "SVG file: foretold against observed, on the games held back", "");
    if (!arguments.parse(argc, argv, most_files)) {
        return 0;
    }
    LearnOptions options = options_of(arguments);
    options.data.assign(arguments.words().begin(), arguments.words().end());
    return fit_chance_model(options, arguments.text("plot"), std::cout);
}

int check(int argc, char** argv) {
    Arguments arguments{"bolshak-train check WEIGHTS DATA...", "Loss on the games held back"};
    add_options(arguments);
    if (!arguments.parse(argc, argv, most_files)) {
        return 0;
    }
    if (arguments.words().empty()) {
        throw BadArgument{"check: expected a file of weights"};
    }
    LearnOptions options = options_of(arguments);
    options.data.assign(arguments.words().begin() + 1, arguments.words().end());
    return check_weights(options, arguments.words().front(), std::cout);
}

constexpr std::array commands{Command{"learn", learn}, Command{"patterns", patterns}, Command{"chances", chances},
                              Command{"check", check}};

}  // namespace

int run(int argc, char** argv) {
    return run_commands("bolshak-train", usage, commands, argc, argv);
}

}  // namespace draughts
