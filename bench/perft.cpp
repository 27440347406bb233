// bolshak-bench perft: a line for each depth, or the leaves below each move.
#include "core/perft.h"

#include <array>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arguments.h"
#include "text/notation.h"

namespace draughts {

namespace {

Counting counting_argument(const std::string& text) {
    constexpr std::array<std::pair<std::string_view, Counting>, 3> names{
        {{"distinct", Counting::distinct}, {"orders", Counting::orders}, {"paths", Counting::paths}}};
    for (const auto& [name, counting] : names) {
        if (name == text) {
            return counting;
        }
    }
    throw BadArgument{"unknown count '" + text + "', expected distinct, orders or paths"};
}

std::uint64_t print_divide(VariantId variant, const Position& position, const PerftOptions& options) {
    std::uint64_t total = 0;
    for (const auto& [move, leaves] : divide(variant, position, options)) {
        std::cout << format_move(variant, position, move) << ": " << leaves << '\n';
        total += leaves;
    }
    return total;
}

}  // namespace

int bench_perft(int argc, char** argv) {
    cxxopts::Options options{"bolshak-bench perft", "Counts the leaves of the move tree"};
    options.add_options()("variant", "russian or brazilian", cxxopts::value<std::string>()->default_value("russian"))(
        "fen", "Position, or start", cxxopts::value<std::string>()->default_value("start"))(
        "depth", "Deepest line", cxxopts::value<int>()->default_value("10"))(
        "count", "distinct, orders or paths", cxxopts::value<std::string>()->default_value("distinct"))(
        "divide", "Leaves below each move, at the deepest line only")(
        "threads", "Threads", cxxopts::value<int>()->default_value("1"))("hash", "Table in MiB, 0 for none",
                                                                         cxxopts::value<int>()->default_value("0"));
    const auto arguments = parse_arguments(options, argc, argv);
    if (!arguments) {
        return 0;
    }
    const VariantId variant = variant_argument((*arguments)["variant"].as<std::string>());
    const Position position = position_argument((*arguments)["fen"].as<std::string>());
    const int depth = number_in("depth", (*arguments)["depth"].as<int>(), 1, 30);
    const int mebibytes = number_in("hash", (*arguments)["hash"].as<int>(), 0, 1 << 20);
    const bool divides = arguments->count("divide") > 0;

    PerftOptions perft_options;
    perft_options.counting = counting_argument((*arguments)["count"].as<std::string>());
    perft_options.threads = static_cast<unsigned>(number_in("threads", (*arguments)["threads"].as<int>(), 1, 256));
    std::optional<PerftTable> table;
    if (mebibytes > 0) {
        table.emplace(static_cast<std::size_t>(mebibytes) << 20);
        if (!table->has_entries()) {
            throw BadArgument{"not enough memory for a hash of " + std::to_string(mebibytes) + " MiB"};
        }
        perft_options.table = &*table;
    }
    for (perft_options.depth = divides ? depth : 1; perft_options.depth <= depth; ++perft_options.depth) {
        const auto begin = std::chrono::steady_clock::now();
        const std::uint64_t nodes =
            divides ? print_divide(variant, position, perft_options) : perft(variant, position, perft_options);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        const double mnps = static_cast<double>(nodes) / 1e6 / std::max(seconds, 1e-9);
        std::cout << "depth " << perft_options.depth << " nodes " << nodes << std::fixed << std::setprecision(3)
                  << " time " << seconds << std::setprecision(1) << " mnps " << mnps << '\n'
                  << std::flush;
    }
    return 0;
}

}  // namespace draughts
