// Runner: plays the games of a schedule, several at a time, each worker with engines of its own.
//
// Results come back one at a time, in the order in which games end. A game that was stopped in the middle never
// comes back; it can be played again.
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "match/engine_config.h"
#include "match/record.h"
#include "match/referee.h"
#include "match/schedule.h"
#include "openings/openings.h"

namespace draughts {

struct RunnerSetup {
    GameRules rules;
    std::vector<EngineConfig> engines;
    std::vector<Opening> openings;
    std::filesystem::path error_logs;
    int concurrency = 1;
    bool pins_to_processors = false;  // worker n to processor n, with its engines
};

/// What follows from a game: go on, or begin no further mini-match (those begun are finished).
enum class Next : std::uint8_t { go_on, wind_up };

/// Called after each game, never by two threads at once.
using OnGame = std::function<Next(const GameRecord&)>;

/// Plays `tasks`, all of them games, in their order; returns when all are done, wound up or stopped.
void run_games(const RunnerSetup& setup, const std::vector<GameTask>& tasks, const OnGame& on_game,
               const std::stop_token& stop);

/// Starts each engine once and lets it go. The error tells which one failed and how.
Result<bool> try_engines(const RunnerSetup& setup, const std::stop_token& stop);

}  // namespace draughts
