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
#include "text/notation.h"

namespace draughts {

namespace {

/// Whether the search, from an empty table, plays the shot. It tells what it did.
bool solves(Engine& engine, const Shot& shot, const Limits& limits) {
    const Position position = position_argument(std::string{shot.fen});
    engine.new_game();
    engine.set_game(Game{engine.variant(), engine.draw_rules(), position});
    SearchResult found;
    engine.go(limits, {.on_info = nullptr, .on_done = [&found](const SearchResult& result) {
                           found = result;
                       }});
    engine.wait();
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
    arguments.add_seconds("time", "Seconds for each position (1 when there is no limit)");
    arguments.add_number("depth", "Depth for each position");
    arguments.add_number("threads", "Threads", 1);
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    Limits limits;
    limits.analyse = true;
    if (arguments.has("depth")) {
        limits.depth = arguments.number("depth", 1, 100);
    }
    if (arguments.has("time") || limits.is_unlimited()) {
        const double seconds = arguments.has("time") ? arguments.seconds("time") : 1.0;
        limits.move_time = Milliseconds{static_cast<std::int64_t>(seconds * 1000)};
    }
    Engine engine;
    set_or_throw(engine, "variant", arguments.text("variant"));
    set_or_throw(engine, "threads", std::to_string(arguments.number("threads", 1, 256)));
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
