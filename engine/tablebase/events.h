// Events: the moves after which a draw count is at zero, and the limits of the counts, by material. What
// makes tables exact under draw rules.
//
// The argument. Fix the rules, and call a move an *event* if after it every running count is at zero, or
// no count can draw any more (the end of the game). Between events one count grows by one with every ply.
// Let d be the number of plies to the next event that keeps the value of the position at zero counts, with
// the winner hurrying and the loser delaying. Then with a count at c a won or lost position keeps its
// value exactly when d <= limit - c; else it is drawn: if in time, the event sets the count to zero, where
// the table's value of the new position holds; if not, the loser reaches the limit first.
//
//   china64, Russian    an event is a capture. Man moves and promotions are none: d runs through them, from
//                       slice to slice. Three kings against one have a second count of their own, which
//                       starts at zero when that material comes up, and only a capture ends it.
//   china64, Brazilian  an event is a capture or a man move. In the endings of `five-moves` it is what leaves
//                       that group, or the end of the game: a count of 10 that nothing inside sets back.
//                       The count of 30 cannot be ahead of it: both are at zero when the group is entered.
//   fmjd64              an event is a capture, a promotion, or a change of the rule that counts. In the endings of
//                       `two-pieces-5` and `main-road-5` only the last is one. A king that steps on or off the
//                       main road can change the rule. While one side has no king, nothing counts.
//
// Limits of the argument: it holds for positions that did not stand on the board before. A third
// repetition draws, and a table knows no history. From a position that is new the winner's way never
// repeats one, because d falls with every ply.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/draw_rules.h"
#include "core/position.h"
#include "core/variant.h"
#include "tablebase/slice.h"
#include "tablebase/value.h"

namespace draughts {

namespace events {

/// The endings of five_moves and two_pieces_5: a lone king against at most two pieces, one of them a king.
[[nodiscard]] constexpr bool is_small_ending(Slice slice) {
    const auto fits = [](Slice s) {
        return s.enemy_kings == 1 && s.enemy_men == 0 && s.own_kings >= 1 && s.own() <= 2;
    };
    return fits(slice) || fits(slice.reversed());
}

/// A lone king to move against exactly three kings.
[[nodiscard]] constexpr bool is_king_against_three(Slice slice) {
    return slice == Slice{1, 0, 3, 0};
}

/// A lone king, to move or not, against exactly three pieces, one of them a king: main_road_5 may apply.
[[nodiscard]] constexpr bool may_hold_main_road(Slice slice) {
    const auto fits = [](Slice s) {
        return s.enemy_kings == 1 && s.enemy_men == 0 && s.own_kings >= 1 && s.own() == 3;
    };
    return fits(slice) || fits(slice.reversed());
}

/// Whether main_road_5 applies. Precondition: may_hold_main_road(slice_of(position)).
[[nodiscard]] constexpr bool holds_main_road(const Position& position) {
    const Color lone = position.pieces(Color::white).has_several() ? Color::black : Color::white;
    return (position.occupied() & main_road) == position.pieces(lone);
}

/// A lone king, to move or not, against three kings or more.
[[nodiscard]] constexpr bool is_king_against_kings(Slice slice) {
    const auto fits = [](Slice s) {
        return s.enemy_kings == 1 && s.enemy_men == 0 && s.own_kings >= 3 && s.own_men == 0;
    };
    return fits(slice) || fits(slice.reversed());
}

}  // namespace events

/// What a move is, as far as draw counts ask.
enum class MoveKind : std::uint8_t { king_move, man_move, promotion, capture };

/// What of a position decides which count runs.
struct CountState {
    Slice slice;             // either side first
    bool main_road = false;  // main_road_5 applies

    /// Looks at squares only where they matter.
    [[nodiscard]] static constexpr CountState of(const Position& position, Slice slice) {
        return {slice, events::may_hold_main_road(slice) && events::holds_main_road(position)};
    }
};

/// Whether a move is an event. One that ends the game may be called one or not.
template <Variant V>
[[nodiscard]] constexpr bool is_event(DrawRules rules, const CountState& before, MoveKind kind,
                                      const CountState& after) {
    const bool in_group = events::is_small_ending(before.slice);
    switch (rules) {
        case DrawRules::china64:
            if constexpr (V::id == VariantId::russian) {
                return kind == MoveKind::capture;
            } else {
                return in_group ? !events::is_small_ending(after.slice) : kind != MoveKind::king_move;
            }
        case DrawRules::fmjd64:
            if (in_group) {
                return !events::is_small_ending(after.slice);
            }
            if (before.main_road || after.main_road) {
                return before.main_road != after.main_road;
            }
            return kind == MoveKind::capture || kind == MoveKind::promotion;
        case DrawRules::none:
            break;
    }
    return false;
}

/// The largest number of plies to the event that is in time when all counts are at zero. Where nothing
/// counts, more than any way takes.
template <Variant V>
[[nodiscard]] constexpr int plies_to_event_limit(DrawRules rules, const CountState& state) {
    const Slice slice = state.slice;
    switch (rules) {
        case DrawRules::china64:
            if constexpr (V::id == VariantId::russian) {
                constexpr int limit = limit_of(DrawRule::no_capture_30);
                constexpr int moves = limit_of(DrawRule::three_kings_18);
                if (slice == Slice{3, 0, 1, 0}) {
                    return std::min(limit, 2 * moves - 1);
                }
                return events::is_king_against_three(slice) ? std::min(limit, 2 * moves) : limit;
            } else {
                return events::is_small_ending(slice) ? limit_of(DrawRule::five_moves)
                                                      : limit_of(DrawRule::kings_only_15);
            }
        case DrawRules::fmjd64:
            if (slice.own_kings == 0 || slice.enemy_kings == 0) {
                return limit_of(DrawRule::pieces_6_7_60);  // the side without a king runs out of moves before
            }
            if (events::is_small_ending(slice)) {
                return limit_of(DrawRule::two_pieces_5);
            }
            if (state.main_road) {
                return limit_of(DrawRule::main_road_5);
            }
            if (events::is_king_against_kings(slice)) {
                return limit_of(DrawRule::three_kings_15);
            }
            return limit_of(slice.pieces() <= 5 ? DrawRule::pieces_4_5_30 : DrawRule::pieces_6_7_60);
        case DrawRules::none:
            break;
    }
    return TableValue::most_plies;
}

/// The same with counts running: less than zero after the game is drawn.
template <Variant V>
[[nodiscard]] constexpr int plies_to_event_left(DrawRules rules, DrawClock clock, const CountState& state) {
    const int limit = plies_to_event_limit<V>(rules, state);
    if (rules == DrawRules::china64) {
        if (V::id == VariantId::russian) {
            const int left = limit_of(DrawRule::no_capture_30) - clock.plies;
            const bool has_own_count = clock.ending == DrawRule::three_kings_18;
            return has_own_count ? std::min(left, limit - 2 * clock.ending_count) : left;
        }
        return limit - (clock.ending == DrawRule::five_moves ? clock.ending_count : clock.plies);
    }
    return rules == DrawRules::fmjd64 && clock.ending ? limit - clock.plies : limit;
}

/// The rule that draws a position which is won or lost without draw rules. `plies`: to the event, where the position
/// is not drawn at zero counts.
template <Variant V>
[[nodiscard]] constexpr std::optional<DrawRule> drawing_rule(DrawRules rules, DrawClock clock,
                                                             std::optional<int> plies) {
    if (rules != DrawRules::china64) {
        return clock.ending;
    }
    if (V::id == VariantId::russian && (!plies || *plies > limit_of(DrawRule::no_capture_30) - clock.plies)) {
        return DrawRule::no_capture_30;
    }
    return clock.ending ? clock.ending : std::optional{draw_rules::first_rule<V>};
}

}  // namespace draughts
