#include "analyse/effort_options.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "text/fixed_point.h"

namespace draughts {

void add_effort(Arguments& arguments, const std::string& time, const std::string& otherwise) {
    arguments.add_seconds(time, "Seconds for each position");
    arguments.add_number("depth", "Depth for each position");
    arguments.add_number("nodes", "Positions to look at for each position (without a limit: " + otherwise + ")");
}

Effort effort_of(const Arguments& arguments, const std::string& time, const Effort& otherwise) {
    constexpr int deepest = 100;
    Effort effort;
    if (arguments.has(time)) {
        effort.milliseconds = std::max<std::int64_t>(static_cast<std::int64_t>(arguments.seconds(time) * 1000), 1);
    }
    if (arguments.has("depth")) {
        effort.depth = arguments.number("depth", 1, deepest);
    }
    if (arguments.has("nodes")) {
        effort.nodes = static_cast<std::uint64_t>(arguments.number("nodes", 1, std::numeric_limits<int>::max()));
    }
    return effort == Effort{} ? otherwise : effort;
}

void add_engine(Arguments& arguments, int hash) {
    arguments.add_number("threads", "Threads of a search", 1);
    arguments.add_number("hash", "Table of a search in MiB", hash);
    arguments.add_text("tables", "Folder of endgame tables beside those that are built in", "");
}

AnalystSettings engine_of(const Arguments& arguments) {
    constexpr int most_threads = 256;
    constexpr int largest_hash = 65536;
    return {.threads = arguments.number("threads", 1, most_threads),
            .hash = arguments.number("hash", 1, largest_hash),
            .tables = arguments.text("tables")};
}

std::string text_of(const Effort& effort) {
    std::string text;
    const auto add = [&](const std::string& part) {
        text += (text.empty() ? "" : " ") + part;
    };
    if (effort.depth) {
        add("depth " + std::to_string(*effort.depth));
    }
    if (effort.nodes) {
        add("nodes " + std::to_string(*effort.nodes));
    }
    if (effort.milliseconds) {
        add("time " + fixed_point(static_cast<double>(*effort.milliseconds) / 1000, 3));
    }
    return text;
}

}  // namespace draughts
