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

#include "command_line/arguments.h"
#include "commands.h"
#include "text/notation.h"
#include "text/quote.h"

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
    throw BadArgument{"unknown count " + quoted(std::string_view{text}) + ", expected distinct, orders or paths"};
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
    Arguments arguments{"bolshak-bench perft", "Counts the leaves of the move tree"};
    arguments.add_variant();
    arguments.add_text("fen", "Position, or start", "start");
    arguments.add_number("depth", "Deepest line", 10);
    arguments.add_text("count", "distinct, orders or paths", "distinct");
    arguments.add_flag("divide", "Leaves below each move, at the deepest line only");
    arguments.add_number("threads", "Threads", 1);
    arguments.add_number("hash", "Table in MiB, 0 for none", 0);
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    const VariantId variant = arguments.variant();
    const Position position = position_argument(arguments.text("fen"));
    const int depth = arguments.number("depth", 1, 30);
    const int mebibytes = arguments.number("hash", 0, 1 << 20);
    const bool divides = arguments.has("divide");

    PerftOptions perft_options;
    perft_options.counting = counting_argument(arguments.text("count"));
    perft_options.threads = static_cast<unsigned>(arguments.number("threads", 1, 256));
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
