// The argument of tablebase/events.h, tried against the rules themselves: with every value that the counts can
// have, the value that the tables give is the best of those after each move, with the counts that draw_rules.h gives.
//
// Under china64 this proves the values: a count only falls back by a move that cannot be undone.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "catch.h"
#include "core/movegen.h"
#include "support/board_text.h"
#include "support/random_positions.h"
#include "tablebase/events.h"
#include "tablebase/solved_tables.h"

namespace draughts {

namespace {

/// The value with these counts, by the tables' own argument, but from values in memory.
template <Variant V>
[[nodiscard]] Wdl value_with(const DenseTables& tables, const Position& position, DrawRules rules, DrawClock clock) {
    const TableValue value = tables.at(position);
    const Wdl fresh = value.wdl(rules);
    if (fresh == Wdl::draw || position.pieces(position.turn()).none()) {
        return fresh;
    }
    const int left = plies_to_event_left<V>(rules, clock, CountState::of(position, slice_of(position)));
    const int plies = value.plies(rules);
    return plies == 0 || plies <= left ? fresh : Wdl::draw;
}

/// The same from the rules and the values after each move.
template <Variant V>
[[nodiscard]] Wdl best_of_moves(const DenseTables& tables, const Position& position, DrawRules rules, DrawClock clock) {
    MoveList moves;
    generate<V>(position, moves);
    if (moves.empty()) {
        return Wdl::loss;
    }
    if (expired<V>(rules, clock)) {
        return Wdl::draw;
    }
    Wdl best = Wdl::loss;
    for (const Move move : moves) {
        const Position after = position.make(move);
        const DrawClock next = advance<V>(rules, clock, position, move, after);
        best = std::max(best, opposite(value_with<V>(tables, after, rules, next)));
    }
    return best;
}

/// All clocks that can stand beside the position, the last one expired.
template <Variant V>
[[nodiscard]] std::vector<DrawClock> clocks_at(const Position& position, DrawRules rules) {
    std::vector<DrawClock> clocks;
    const DrawClock start = start_clock<V>(rules, position);
    const auto add = [&](int plies, int ending_count) {
        DrawClock clock = start;
        clock.plies = static_cast<std::uint8_t>(plies);
        clock.ending_count = static_cast<std::uint8_t>(ending_count);
        clocks.push_back(clock);
    };
    if (rules == DrawRules::china64) {
        const int plies = limit_of(draw_rules::first_rule<V>);
        const int endings = start.ending ? limit_of(*start.ending) : 0;
        for (int ending_count = 0; ending_count <= endings; ++ending_count) {
            // In `five-moves` the other count is never ahead; in `three-kings-18` both count moves since the material.
            const bool bounds_plies = start.ending == DrawRule::five_moves;
            const int step = start.ending == DrawRule::three_kings_18 ? 7 : 1;
            for (int n = 0; n <= (bounds_plies ? ending_count : plies); n += step) {
                add(n, ending_count);
            }
        }
    } else if (start.ending) {
        for (int n = 0; n <= limit_of(*start.ending); ++n) {
            add(n, 0);
        }
    } else {
        clocks.push_back(start);
    }
    return clocks;
}

template <Variant V>
void check_all_clocks(const DenseTables& tables, const Position& position) {
    for (const DrawRules rules : all_draw_rules) {
        for (const DrawClock clock : clocks_at<V>(position, rules)) {
            if (best_of_moves<V>(tables, position, rules, clock) != value_with<V>(tables, position, rules, clock)) {
                FAIL(fen_of(position) << ' ' << name_of(rules) << ", counts " << static_cast<int>(clock.plies) << ' '
                                      << static_cast<int>(clock.ending_count));
            }
        }
    }
}

}  // namespace

TEMPLATE_TEST_CASE("running counts: all positions of two pieces and a share of three", "", Russian, Brazilian) {
    const DenseTables& tables = solved_tables<TestType>(3);
    for (int pieces = 2; pieces <= 3; ++pieces) {
        for (const Slice slice : slices_of(pieces)) {
            const SliceIndex numbering{slice};
            for_each_position(numbering, 0, numbering.size(), [&](TableIndex i, const Position& position) {
                if (pieces == 2 || i % 17 == 0) {
                    check_all_clocks<TestType>(tables, position);
                }
            });
        }
    }
}

TEMPLATE_TEST_CASE("running counts: random positions of four pieces, more where the main road matters", "", Russian,
                   Brazilian) {
    const DenseTables& tables = embedded_dense_tables<TestType>();
    Random random{11};
    for (const Slice slice : slices_of(4)) {
        if (!tables.has(slice)) {
            continue;  // a build with smaller tables
        }
        const SliceIndex numbering{slice};
        const int samples = events::may_hold_main_road(slice) ? 4'000 : 500;
        for (int i = 0; i < samples; ++i) {
            const auto index = static_cast<TableIndex>(random.below(1 << 30)) % numbering.size();
            check_all_clocks<TestType>(tables, numbering.position_at(index));
        }
    }
}

}  // namespace draughts
