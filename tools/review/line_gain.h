// LineGain: what a line of moves wins in material.
//
// Counted where nothing is in the air, that is where the side to move has no capture: in mid-exchange a count of pieces
// says nothing.
#pragma once

#include <cstddef>
#include <span>

#include "core/move.h"
#include "core/position.h"

namespace draughts {

/// A king for as many men.
inline constexpr int men_for_a_king = 3;

/// Men that the side has more than the other, kings being counted.
[[nodiscard]] int balance(const Position& position, Color side);

struct LineGain {
    int men = 0;            // that the side to move is better off
    std::size_t plies = 0;  // after so many it has them, and never again less
};

/// A shot wins two men at least, or a king.
inline constexpr int men_for_a_shot = 2;

/// What the first plies of `line`, which starts at `position`, win: the first `enough` men that last, or where there
/// are fewer, all. Slower gains are play, not a shot.
[[nodiscard]] LineGain gain_of_line(const Position& position, std::span<const Move> line, int enough = men_for_a_shot);

[[nodiscard]] constexpr bool is_shot(const LineGain& gain) {
    return gain.men >= men_for_a_shot;
}

}  // namespace draughts
