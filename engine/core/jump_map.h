// JumpMap: from which squares a man could jump, for a whole side at once.
//
// The map depends on the enemy's pieces and the empty squares only, not on who stands on the square.
// It stays true for the second and the third jump of a chain: the piece just taken lies behind, in
// the one direction a chain never goes; and three jumps never lead back to where the chain began,
// nor beside a piece taken before (each jump moves both file and rank by two).
#pragma once

#include <array>

#include "core/bitboard.h"
#include "core/rays.h"

namespace draughts {

class JumpMap {
  public:
    constexpr JumpMap(Bitboard enemy, Bitboard empty) {
        for_each_direction([&]<Direction D>() {
            from_[index<D>()] = shift<reverse(D)>(enemy & shift<reverse(D)>(empty));
        });
    }

    /// Squares from which a jump in direction D is possible.
    template <Direction D>
    [[nodiscard]] constexpr Bitboard from() const {
        return from_[index<D>()];
    }
    [[nodiscard]] constexpr Bitboard from_any() const { return from_[0] | from_[1] | from_[2] | from_[3]; }
    /// Squares from which a capture that arrived by D goes on.
    template <Direction D>
    [[nodiscard]] constexpr Bitboard onward() const {
        return from<D>() | from<mirror(D)>() | from<reverse(mirror(D))>();
    }

  private:
    template <Direction D>
    static constexpr std::size_t index() {
        return D == Direction::north_west ? 0 : D == Direction::north_east ? 1 : D == Direction::south_east ? 2 : 3;
    }

    std::array<Bitboard, 4> from_;
};

}  // namespace draughts
