// Legal moves. Complete, exact and without duplicates: two moves differ in their from or to square,
// in the set of captured pieces or in the resulting piece (move.h).
//
// All functions are pure and thread-safe. Order of moves: captures of kings, chains of men, single
// jumps of men; or quiet moves of men, then of kings. It is deterministic, and nothing else.
#pragma once

#include "core/move.h"
#include "core/position.h"
#include "core/variant.h"

namespace draughts {

/// Appends all legal moves of the side to move to an empty list. None: that side has lost (Art. 12).
template <Variant V>
void generate(const Position& position, MoveList& list);

/// Appends the captures only: all legal moves if there is a capture, else nothing.
template <Variant V>
void generate_captures(const Position& position, MoveList& list);

/// The number of legal moves, without listing them.
template <Variant V>
[[nodiscard]] int count_moves(const Position& position);

/// Whether the side to move has to capture. The same in both variants.
[[nodiscard]] bool has_capture(const Position& position);

/// Whether `side` could capture if it were its turn.
[[nodiscard]] bool has_capture(const Position& position, Color side);

extern template void generate<Russian>(const Position&, MoveList&);
extern template void generate<Brazilian>(const Position&, MoveList&);
extern template void generate_captures<Russian>(const Position&, MoveList&);
extern template void generate_captures<Brazilian>(const Position&, MoveList&);
extern template int count_moves<Russian>(const Position&);
extern template int count_moves<Brazilian>(const Position&);

/// generate() where the variant is known at run time only.
[[nodiscard]] inline MoveList legal_moves(VariantId variant, const Position& position) {
    MoveList list;
    dispatch(variant, [&]<Variant V>() {
        generate<V>(position, list);
    });
    return list;
}

}  // namespace draughts
