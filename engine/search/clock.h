// TimePlan: how long a search may take. Pure: limits in, durations out; whoever has a clock asks with
// the time passed.
//
// The soft limit is where no new iteration is begun; it shrinks while the best move stays the same.
// The hard limit ends a search in the middle of an iteration.
#pragma once

#include <chrono>
#include <optional>

#include "search/limits.h"

namespace draughts {

using Microseconds = std::chrono::microseconds;

struct TimePlan {
    std::optional<Microseconds> soft;
    std::optional<Microseconds> hard;

    /// `stable_iterations`: for how many iterations in a row the best move has been the same.
    [[nodiscard]] bool begins_iteration(Microseconds elapsed, int stable_iterations) const;
    [[nodiscard]] bool must_stop(Microseconds elapsed) const { return hard && elapsed >= *hard; }
};

/// `overhead` is what is lost between the search and the referee's clock at each move.
[[nodiscard]] TimePlan plan_time(const Limits& limits, Milliseconds overhead);

}  // namespace draughts
