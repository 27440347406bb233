// Time controls: what an engine may spend, and the clock that counts it.
//
// As in the Hub protocol the increment is added before the move: the first move of 60+1 may take 61 seconds.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace draughts {

using Seconds = std::chrono::duration<double>;

/// What happens when a clock runs over.
enum class Overrun : std::uint8_t {
    loses,
    warns,  // the first overrun of a game is forgiven, the second loses
};

struct TimeControl {
    std::optional<Seconds> base;  // for `moves` moves, or for the game
    Seconds increment{0};
    int moves = 0;                     // 0: the game
    std::optional<Seconds> move_time;  // for each move
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    Seconds margin{0.02};  // an overrun up to here is the pipe's, not the engine's
    Overrun overrun = Overrun::loses;

    [[nodiscard]] bool is_timed() const { return base || move_time; }
};

/// Reads "60", "1:30", "60+0.5", "40/1200", "40/20:00+5" into base, increment and moves; "inf": no clock.
Result<TimeControl> parse_time_control(std::string_view text, TimeControl others = {});
/// As in PDN: "60+0.5", "40/1200", "*5" for a time for each move; "-" without a clock.
[[nodiscard]] std::string format_time_control(const TimeControl& control);

/// The clock of one side in one game.
class GameClock {
  public:
    explicit GameClock(const TimeControl& control)
        : control_{control}, time_{control.base.value_or(Seconds{0})}, moves_to_go_{control.moves} {}

    /// What the next move may take; null: as long as it likes.
    [[nodiscard]] std::optional<Seconds> allowance() const;
    /// Without the increment for the next move.
    [[nodiscard]] Seconds time() const { return time_; }
    [[nodiscard]] int moves_to_go() const { return moves_to_go_; }
    [[nodiscard]] const TimeControl& control() const { return control_; }

    /// Counts a move. False: the clock has run over, and this ends the game.
    [[nodiscard]] bool spend(Seconds elapsed);
    [[nodiscard]] int overruns() const { return overruns_; }

  private:
    TimeControl control_;
    Seconds time_;
    int moves_to_go_;
    int overruns_ = 0;
};

}  // namespace draughts
