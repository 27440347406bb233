// ReviewRun: many games reviewed by several engines at once.
#pragma once

#include <functional>
#include <vector>

#include "review/analyst.h"
#include "review/record_maker.h"

namespace draughts {

struct ReviewRun {
    int jobs = 1;  // engines, each with a thread of its own
    AnalystSettings engine;
    Effort effort;
    /// After each move: how many of all tasks' moves are done.
    std::function<void(std::size_t moves)> on_move;
    /// A game is reviewed; its record is whole. Never called by two threads at once, nor together with on_move.
    std::function<void(const ReviewedGame& game)> on_game;
};

/// Every game is judged by an engine that knows nothing of the others, so jobs do not change what is found (with a
/// limit of nodes or depth, and one thread each). The records of the tasks become whole. Throws what on_game throws.
void review_games(std::vector<ReviewTask>& tasks, const ReviewRun& run);

}  // namespace draughts
