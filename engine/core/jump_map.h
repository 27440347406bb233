// JumpMap: from which squares a man could jump, for a whole side and all directions at once.
//
// The map depends on the enemy's pieces and the empty squares only, not on who stands on the square.
// It stays true for the second and the third jump of a chain: the piece just taken lies behind, in
// the one direction a chain never goes; and three jumps never lead back to where the chain began,
// nor beside a piece taken before (each jump moves both file and rank by two).
#pragma once

#include "core/bitboard.h"
#include "core/direction_sets.h"

namespace draughts {

class JumpMap {
  public:
    JumpMap(Bitboard enemy, Bitboard empty)
        : from_{(DirectionSets{enemy} & DirectionSets{empty}.advanced<-1>()).advanced<-1>()} {}

    /// Squares from which a jump in each direction is possible.
    [[nodiscard]] const DirectionSets& from() const { return from_; }
    /// Squares where a capture that arrived by each direction can go on: ahead, to the left or to the right.
    [[nodiscard]] DirectionSets onward() const { return from_ | from_.turned<1>() | from_.turned<3>(); }

  private:
    DirectionSets from_;
};

}  // namespace draughts
