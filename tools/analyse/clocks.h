// Clocks: what comments say of the time left, and what cannot be so.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyse/arbiter.h"
#include "core/types.h"
#include "pdn/game_tree.h"

namespace draughts {

/// Seconds left that a comment tells: [%clk 0:01:30] of who has moved, [%clock w0:01:30 B0:02:00] and [%clock w90s
/// B120s] of both.
struct ClockReading {
    std::optional<double> white;
    std::optional<double> black;
    bool is_readable = true;  // false: a clock is there, but its time is none
};
[[nodiscard]] ClockReading read_clock(std::string_view comment, Color mover);

/// "h:mm:ss", "m:ss", "ss" or "59s", with a fraction perhaps; null if it is none.
[[nodiscard]] std::optional<double> read_clock_time(std::string_view text);

/// Base and increment in seconds of a tag TimeControl "60+1" or "60"; null for other forms.
struct TimeRule {
    double base = 0;
    double increment = 0;
};
[[nodiscard]] std::optional<TimeRule> read_time_rule(std::string_view text);

/// More time than before and than the increment gives, more than at the start, moves after the time was up.
[[nodiscard]] std::vector<Finding> clock_findings(const PdnGame& game, const Replay& replay);

}  // namespace draughts
