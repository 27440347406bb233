// bolshak-bench search and signature: the engine on the fixed suite.
#include <chrono>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

#include "command_line/arguments.h"
#include "commands.h"
#include "engine.h"
#include "protocol/bench_suite.h"
#include "search_setup.h"

namespace draughts {

namespace {

double seconds_of(const SearchInfo& report) {
    return std::chrono::duration<double>(report.time).count();
}

double millions_a_second(std::uint64_t nodes, double seconds) {
    return static_cast<double>(nodes) / 1e6 / std::max(seconds, 1e-6);
}

}  // namespace

int bench_search(int argc, char** argv) {
    Arguments arguments{"bolshak-bench search", "Searches a fixed suite of positions"};
    arguments.add_variant();
    add_limits(arguments, "16");
    arguments.add_number("threads", "Threads", 1);
    arguments.add_number("hash", "Table in MiB", 64);
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    Limits limits = limits_of(arguments);
    if (limits.is_unlimited()) {
        limits.depth = 16;
    }
    Engine engine;
    set_options(engine, arguments, {"variant", "threads", "hash"});

    const std::vector<SearchInfo> reports = search_suite(engine, limits);
    double seconds = 0;
    std::cout << std::fixed;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const SearchInfo& report = reports[i];
        seconds += seconds_of(report);
        std::cout << "depth " << std::setw(3) << report.depth << " score " << std::setw(6) << report.score << " nodes "
                  << std::setw(10) << report.nodes << " time " << std::setprecision(3) << seconds_of(report) << " mnps "
                  << std::setprecision(2) << millions_a_second(report.nodes, seconds_of(report)) << "  "
                  << suite[i].name << '\n';
    }
    const std::uint64_t nodes = total_nodes(reports);
    std::cout << "nodes " << nodes << " time " << std::setprecision(3) << seconds << " mnps " << std::setprecision(2)
              << millions_a_second(nodes, seconds) << '\n';
    return 0;
}

int bench_signature(int argc, char** argv) {
    Arguments arguments{"bolshak-bench signature",
                        "The nodes of a search of fixed depth, one thread, Russian and Brazilian"};
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    std::string line = "Bench:";
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        line += ' ' + std::to_string(total_nodes(search_signature(variant)));
    }
    std::cout << line << '\n';
    return 0;
}

}  // namespace draughts
