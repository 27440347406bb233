// The values that tables hold: who wins, and in how many plies.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/draw_rules.h"

namespace draughts {

/// For the side to move.
enum class Wdl : std::int8_t { loss = -1, draw = 0, win = 1 };

[[nodiscard]] constexpr Wdl opposite(Wdl value) {
    return static_cast<Wdl>(-static_cast<int>(value));
}

/// The value of a position under each set of draw rules, all counts being at zero.
///
/// A code is 0 for a draw, else one more than a number of plies: to the end of the game under
/// DrawRules::none, to the next event (events.h) under the others; the winner's shortest way against the
/// loser's longest. Without draw rules wins take an odd number of plies and losses an even one, and draw
/// rules only turn wins and losses into draws, so the side is told by the first code's parity.
class TableValue {
  public:
    static constexpr int most_plies = 254;

    constexpr TableValue() = default;
    constexpr TableValue(std::uint8_t china64, std::uint8_t fmjd64, std::uint8_t none)
        : codes_{china64, fmjd64, none} {}

    [[nodiscard]] constexpr std::uint8_t code(DrawRules rules) const { return codes_[static_cast<std::size_t>(rules)]; }
    [[nodiscard]] constexpr Wdl wdl(DrawRules rules) const {
        if (code(rules) == 0) {
            return Wdl::draw;
        }
        return code(DrawRules::none) % 2 == 0 ? Wdl::win : Wdl::loss;
    }
    /// Precondition: not a draw.
    [[nodiscard]] constexpr int plies(DrawRules rules) const { return code(rules) - 1; }

    [[nodiscard]] constexpr bool operator==(const TableValue&) const = default;

  private:
    std::array<std::uint8_t, 3> codes_{};
};

/// All that tables tell of one position with its counts.
struct TableAnswer {
    Wdl value = Wdl::draw;             // for the side to move, exact for its counts
    Wdl without_rules = Wdl::draw;     // the same without draw rules
    int plies = 0;                     // to the end without draw rules; 0 for a draw
    int event = 0;                     // to the next event with the counts at zero (events.h)
    std::optional<DrawRule> drawn_by;  // the rule that makes the difference, if there is one
};

}  // namespace draughts
