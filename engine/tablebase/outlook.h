// Outlook: what the moves of a position that lead to known values come to, for each set of draw rules.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/variant.h"
#include "tablebase/events.h"
#include "tablebase/value.h"

namespace draughts {

/// The known moves of one position under one set of draw rules; codes as in TableValue.
struct KnownMoves {
    std::uint8_t win = 0;   // the quickest win, 0: none
    std::uint8_t loss = 1;  // when all moves lose: the slowest, and 1 when there is no move
    bool draw = false;      // a move draws

    void add(Wdl opponents, int plies, int limit) {
        if (opponents == Wdl::draw || plies > limit) {
            draw = true;
            return;
        }
        const auto code = static_cast<std::uint8_t>(plies + 1);
        if (opponents == Wdl::loss) {
            win = win == 0 ? code : std::min(win, code);
        } else {
            loss = std::max(loss, code);
        }
    }
    /// The value's code when there are no other moves.
    [[nodiscard]] std::uint8_t code() const { return win != 0 ? win : draw ? std::uint8_t{0} : loss; }
};

template <Variant V>
class Outlook {
  public:
    explicit Outlook(const CountState& state) : state_{state} {}

    /// Adds a move to a position with a value known for the opponent.
    void add(MoveKind kind, const CountState& after, const TableValue& value) {
        for (const DrawRules rules : all_draw_rules) {
            const Wdl opponents = value.wdl(rules);
            const int plies =
                opponents == Wdl::draw || is_event<V>(rules, state_, kind, after) ? 1 : value.plies(rules) + 1;
            moves_[static_cast<std::size_t>(rules)].add(opponents, plies, plies_to_event_limit<V>(rules, state_));
        }
    }
    [[nodiscard]] const KnownMoves& under(DrawRules rules) const { return moves_[static_cast<std::size_t>(rules)]; }
    /// The position's value when there are no other moves.
    [[nodiscard]] TableValue value() const {
        return {under(DrawRules::china64).code(), under(DrawRules::fmjd64).code(), under(DrawRules::none).code()};
    }

  private:
    CountState state_;
    std::array<KnownMoves, 3> moves_{};
};

}  // namespace draughts
