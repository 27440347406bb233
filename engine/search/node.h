// Node: a position on the way of a search, with what is carried along from move to move.
#pragma once

#include "core/draw_rules.h"
#include "core/move.h"
#include "core/position.h"
#include "core/variant.h"
#include "core/zobrist.h"

namespace draughts {

struct Node {
    Position position;
    Key key = 0;
    DrawClock clock;
    /// Moves of kings without a capture that led here in a row; only they can bring a position back.
    int reversible = 0;

    template <Variant V>
    [[nodiscard]] Node after(Move move, DrawRules rules) const {
        Node next;
        next.position = position.make(move);
        next.key = key_after(key, position, move);
        next.clock = advance<V>(rules, clock, position, move, next.position);
        next.reversible = is_reversible(move, position) ? reversible + 1 : 0;
        return next;
    }

    [[nodiscard]] static bool is_reversible(Move move, const Position& before) {
        return !move.is_capture() && before.kings().contains(move.from());
    }
};

}  // namespace draughts
