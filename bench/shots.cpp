// bolshak-bench shots: positions with a combination that only a deep search sees.
#include "shots.h"

#include <chrono>
#include <iomanip>
#include <iostream>
#include <span>
#include <string>

#include "command_line/arguments.h"
#include "commands.h"
#include "engine.h"
#include "protocol/bench_suite.h"
#include "search_setup.h"
#include "text/notation.h"

namespace draughts {

namespace {

/// Whether the search, from an empty table, plays the shot. It tells what it did.
bool solves(Engine& engine, const Shot& shot, const Limits& limits) {
    const Position position = position_argument(std::string{shot.fen});
    const SearchResult found = search_anew(engine, Game{engine.variant(), engine.draw_rules(), position}, limits);
    const std::string move = format_move(engine.variant(), position, found.best);
    const bool is_solved = move == shot.move;
    std::cout << (is_solved ? "solved " : "missed ") << std::setw(6) << move << " score " << std::setw(6)
              << found.info.score << " depth " << std::setw(2) << found.info.depth << " time " << std::fixed
              << std::setprecision(3) << std::chrono::duration<double>(found.info.time).count() << "  " << shot.fen
              << '\n';
    return is_solved;
}

}  // namespace

int bench_shots(int argc, char** argv) {
    Arguments arguments{"bolshak-bench shots", "Searches positions with a hidden win of material"};
    arguments.add_variant();
    add_limits(arguments, "1 second");
    arguments.add_number("threads", "Threads", 1);
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    Limits limits = limits_of(arguments);
    if (limits.is_unlimited()) {
        limits.move_time = Milliseconds{1000};
    }
    Engine engine;
    set_options(engine, arguments, {"variant", "threads"});
    set_or_throw(engine, "move-overhead", "0");

    const std::span<const Shot> shots =
        engine.variant() == VariantId::russian ? std::span<const Shot>{russian_shots} : brazilian_shots;
    std::size_t solved = 0;
    for (const Shot& shot : shots) {
        solved += solves(engine, shot, limits) ? 1 : 0;
    }
    std::cout << "solved " << solved << " of " << shots.size() << '\n';
    return 0;
}

}  // namespace draughts
