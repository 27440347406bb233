// Draw rules: the clocks that end a game nobody can win, by profile and variant (Art. 12.3; rules of
// the federation's 64-square section, articles 7.2.3-7.2.8).
//
// A DrawClock is a small value that moves along with the position, in a game as in a search; it holds
// the counts of the rules in force and nothing of the history (repetition needs the game: game.h).
// All counts are plies unless said otherwise. The order of judgement after a move is: no legal move
// (a loss), repetition, then these rules; so a win on the last allowed ply is a win.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/move.h"
#include "core/position.h"
#include "core/variant.h"

namespace draughts {

/// A set of draw rules. `none` has no rule at all, not even repetition.
enum class DrawRules : std::uint8_t { china64, fmjd64, none };

/// The rule that ended a game as a draw.
enum class DrawRule : std::uint8_t {
    repetition,      // both profiles: third time the same position, same side to move
    kings_only_15,   // china64 Brazilian; fmjd64: 30 plies of kings only, no capture
    five_moves,      // china64 Brazilian: K, 2K or K+M against K, 10 plies
    no_capture_30,   // china64 Russian: 60 plies without a capture
    three_kings_18,  // china64 Russian: 3K against K, 18 moves of the stronger side
    two_pieces_5,    // fmjd64 7.2.8
    main_road_5,     // fmjd64 7.2.7
    three_kings_15,  // fmjd64 7.2.4
    pieces_6_7_60,   // fmjd64 7.2.6
    pieces_4_5_30,   // fmjd64 7.2.6
};

/// "china64", "fmjd64", "none".
[[nodiscard]] std::string_view name_of(DrawRules rules);
/// The rule's name in results and reports: "repetition", "kings-only-15", ...
[[nodiscard]] std::string_view name_of(DrawRule rule);

/// The counts of the rules that can be running. Which of them count depends on profile and variant.
struct DrawClock {
    /// Russian china64: plies without a capture. Brazilian china64: plies by kings without a capture.
    /// fmjd64: plies counted by the rule `ending`.
    std::uint8_t plies = 0;
    /// china64: the count of `ending` (moves of the stronger side for three_kings_18).
    std::uint8_t ending_count = 0;
    /// The rule for the material on the board, if there is one. fmjd64: always set while both sides have a king.
    std::optional<DrawRule> ending;

    [[nodiscard]] bool operator==(const DrawClock&) const = default;
};

/// The clock of a position that a game starts from: all counts 0, or `plies` plies on the first clock.
template <Variant V>
[[nodiscard]] DrawClock start_clock(DrawRules rules, const Position& position, std::uint8_t plies = 0);

/// The clock after `move` led from `before` to `after`.
template <Variant V>
[[nodiscard]] DrawClock advance(DrawRules rules, DrawClock clock, const Position& before, Move move,
                                const Position& after);

/// The rule whose limit the clock has reached, if any. The position is a draw by it, unless the side to
/// move has no legal move.
template <Variant V>
[[nodiscard]] std::optional<DrawRule> expired(DrawRules rules, DrawClock clock);

/// The number of plies after which a rule in force could end the game at the earliest; a large number
/// when no rule is running. Search uses it to tell how far a score depends on the clock.
template <Variant V>
[[nodiscard]] int plies_to_draw(DrawRules rules, DrawClock clock);

}  // namespace draughts
