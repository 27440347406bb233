// TimePlan: how long a search may take. Pure: limits in, durations out; whoever has a clock asks with
// the time passed.
//
// The soft limit is where no new iteration is begun; it shrinks while the best move stays the same and
// takes most of the nodes, and grows when the score falls. The hard limit ends a search in the middle of
// an iteration.
#pragma once

#include <chrono>
#include <optional>

#include "search/limits.h"

namespace draughts {

using Microseconds = std::chrono::microseconds;

/// How a search stands after an iteration.
struct Progress {
    int stable_iterations = 0;   // for how many in a row the best move has been the same
    Score score_drop = 0;        // how far the score has fallen since the iteration before
    int best_move_percent = 50;  // the best move's share of the nodes
};

struct TimePlan {
    std::optional<Microseconds> soft;
    std::optional<Microseconds> hard;

    [[nodiscard]] bool begins_iteration(Microseconds elapsed, const Progress& progress) const;
    [[nodiscard]] bool must_stop(Microseconds elapsed) const { return hard && elapsed >= *hard; }
};

/// `overhead` is what is lost between the search and the referee's clock at each move.
[[nodiscard]] TimePlan plan_time(const Limits& limits, Milliseconds overhead);

}  // namespace draughts
