// Draw rules: the clocks that end a game nobody can win, by profile and variant (Art. 12.3; rules of
// the federation's 64-square section, articles 7.2.3-7.2.8).
//
// A DrawClock is a small value that moves along with the position, in a game as in a search; it holds
// the counts of the rules in force and nothing of the history (repetition needs the game: game.h).
// All counts are plies unless said otherwise. The order of judgement after a move is: no legal move
// (a loss), repetition, then these rules; so a win on the last allowed ply is a win.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/move.h"
#include "core/position.h"
#include "core/variant.h"

namespace draughts {

/// A set of draw rules. `none` has no rule at all, not even repetition.
enum class DrawRules : std::uint8_t { china64, fmjd64, none };
inline constexpr std::array all_draw_rules{DrawRules::china64, DrawRules::fmjd64, DrawRules::none};

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
/// The draw rules with this name; null if there are none.
[[nodiscard]] std::optional<DrawRules> draw_rules_named(std::string_view name);
/// The rule's name in results and reports: "repetition", "kings-only-15", ...
[[nodiscard]] std::string_view name_of(DrawRule rule);

/// The count at which a rule of material draws, in plies; for three_kings_18 in moves of the stronger side.
[[nodiscard]] constexpr int limit_of(DrawRule rule) {
    switch (rule) {
        case DrawRule::repetition:
            return 3;  // occurrences
        case DrawRule::kings_only_15:
        case DrawRule::three_kings_15:
            return 30;
        case DrawRule::five_moves:
        case DrawRule::two_pieces_5:
        case DrawRule::main_road_5:
            return 10;
        case DrawRule::no_capture_30:
        case DrawRule::pieces_4_5_30:
            return 60;
        case DrawRule::three_kings_18:
            return 18;
        case DrawRule::pieces_6_7_60:
            return 120;
    }
    return 0;
}

/// The counts of the rules that can be running. Which of them count depends on profile and variant.
/// They stop at 255, for games that are played on after a draw.
struct DrawClock {
    /// Russian china64: plies without a capture. Brazilian china64: plies by kings without a capture.
    /// fmjd64: plies counted by the rule `ending`.
    std::uint8_t plies = 0;
    /// china64: the count of `ending` (moves of the stronger side for three_kings_18).
    std::uint8_t ending_count = 0;
    /// The rule for the material on the board, if there is one. fmjd64: set exactly while both sides have a king.
    std::optional<DrawRule> ending;

    [[nodiscard]] bool operator==(const DrawClock&) const = default;
};
static_assert(sizeof(DrawClock) == 4);

/// The value of DrawClock::ending for this position.
template <Variant V>
[[nodiscard]] std::optional<DrawRule> ending_of(DrawRules rules, const Position& position);

extern template std::optional<DrawRule> ending_of<Russian>(DrawRules, const Position&);
extern template std::optional<DrawRule> ending_of<Brazilian>(DrawRules, const Position&);

/// The clock of a position that a game starts from: all counts 0, or `plies` plies on the first clock
/// (under fmjd64 only if one is running).
template <Variant V>
[[nodiscard]] DrawClock start_clock(DrawRules rules, const Position& position, std::uint8_t plies = 0);

extern template DrawClock start_clock<Russian>(DrawRules, const Position&, std::uint8_t);
extern template DrawClock start_clock<Brazilian>(DrawRules, const Position&, std::uint8_t);

/// The clock after `move` led from `before` to `after`. Looks at the material only when it has changed.
template <Variant V>
[[nodiscard]] DrawClock advance(DrawRules rules, DrawClock clock, const Position& before, Move move,
                                const Position& after);

/// The rule whose limit the clock has reached, if any. The position is a draw by it, unless the side to
/// move has no legal move.
template <Variant V>
[[nodiscard]] std::optional<DrawRule> expired(DrawRules rules, DrawClock clock);

inline constexpr int no_draw_in_sight = 1'000'000;

/// The number of plies before which no rule in force can end the game, never negative; no_draw_in_sight
/// when no rule is running. Search uses it to tell how far a score depends on the clock.
template <Variant V>
[[nodiscard]] int plies_to_draw(DrawRules rules, DrawClock clock);

namespace draw_rules {

[[nodiscard]] constexpr std::uint8_t one_more(std::uint8_t count) {
    return static_cast<std::uint8_t>(count + (count < UINT8_MAX ? 1 : 0));
}

/// china64: the rule that counts in DrawClock::plies.
template <Variant V>
inline constexpr DrawRule first_rule = V::id == VariantId::russian ? DrawRule::no_capture_30 : DrawRule::kings_only_15;

template <Variant V>
[[nodiscard]] inline DrawClock advance_china64(DrawClock clock, const Position& before, Move move,
                                               const Position& after) {
    const bool king_moves = before.kings().contains(move.from());
    const bool counts = !move.is_capture() && (V::id == VariantId::russian || king_moves);
    clock.plies = counts ? one_more(clock.plies) : std::uint8_t{0};

    if (move.is_capture() || move.promotes()) {
        const std::optional<DrawRule> ending = ending_of<V>(DrawRules::china64, after);
        if (ending != clock.ending) {  // the ply that brings an ending about is not counted
            clock.ending = ending;
            clock.ending_count = 0;
            return clock;
        }
    }
    if (clock.ending == DrawRule::five_moves ||
        (clock.ending == DrawRule::three_kings_18 && before.pieces(before.turn()).has_several())) {
        clock.ending_count = one_more(clock.ending_count);
    }
    return clock;
}

/// fmjd64: whether a move under `rule` that keeps it in force starts its count again.
[[nodiscard]] constexpr bool sets_back(DrawRule rule, bool material_changes, bool king_moves) {
    switch (rule) {
        case DrawRule::two_pieces_5:
        case DrawRule::main_road_5:
            return false;
        case DrawRule::kings_only_15:
            return material_changes || !king_moves;
        default:
            return material_changes;
    }
}

/// fmjd64: whether a move that leaves the material alone can put another rule in force: the lone king,
/// or a piece of the other side, steps on or off the main road.
[[nodiscard]] constexpr bool depends_on_squares(DrawRule rule) {
    return rule == DrawRule::main_road_5 || rule == DrawRule::three_kings_15 || rule == DrawRule::pieces_4_5_30;
}

[[nodiscard]] inline DrawClock advance_fmjd64(DrawClock clock, const Position& before, Move move,
                                              const Position& after) {
    const bool material_changes = move.is_capture() || move.promotes();
    if (material_changes || (clock.ending && depends_on_squares(*clock.ending))) {
        const std::optional<DrawRule> ending = ending_of<Russian>(DrawRules::fmjd64, after);  // the same for both
        if (ending != clock.ending) {
            return {.plies = 0, .ending_count = 0, .ending = ending};
        }
    }
    if (clock.ending) {
        const bool king_moves = before.kings().contains(move.from());
        clock.plies = sets_back(*clock.ending, material_changes, king_moves) ? std::uint8_t{0} : one_more(clock.plies);
    }
    return clock;
}

}  // namespace draw_rules

template <Variant V>
inline DrawClock advance(DrawRules rules, DrawClock clock, const Position& before, Move move, const Position& after) {
    switch (rules) {
        case DrawRules::china64:
            return draw_rules::advance_china64<V>(clock, before, move, after);
        case DrawRules::fmjd64:
            return draw_rules::advance_fmjd64(clock, before, move, after);
        case DrawRules::none:
            break;
    }
    return clock;
}

template <Variant V>
inline std::optional<DrawRule> expired(DrawRules rules, DrawClock clock) {
    if (rules == DrawRules::china64) {
        constexpr DrawRule first = draw_rules::first_rule<V>;
        if (clock.plies >= limit_of(first)) {
            return first;
        }
        if (clock.ending && clock.ending_count >= limit_of(*clock.ending)) {
            return clock.ending;
        }
    } else if (rules == DrawRules::fmjd64 && clock.ending && clock.plies >= limit_of(*clock.ending)) {
        return clock.ending;
    }
    return std::nullopt;
}

template <Variant V>
inline int plies_to_draw(DrawRules rules, DrawClock clock) {
    if (rules == DrawRules::china64) {
        int plies = limit_of(draw_rules::first_rule<V>) - clock.plies;
        if (clock.ending == DrawRule::five_moves) {
            plies = std::min(plies, limit_of(DrawRule::five_moves) - clock.ending_count);
        } else if (clock.ending == DrawRule::three_kings_18) {
            const int moves = limit_of(DrawRule::three_kings_18) - clock.ending_count;
            plies = std::min(plies, 2 * moves - 1);  // the stronger side may be to move
        }
        return std::max(plies, 0);
    }
    if (rules == DrawRules::fmjd64 && clock.ending) {
        return std::max(limit_of(*clock.ending) - clock.plies, 0);
    }
    return no_draw_in_sight;
}

}  // namespace draughts
