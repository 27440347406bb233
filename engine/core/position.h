// Position: what stands where and whose turn it is; a value, moved by copy.
//
// Three bitboards (white, black, kings of both) and the side to move. Invariants, checked by
// is_valid(): the colours are disjoint, kings stand on pieces, no man on its promotion rank, at most
// twelve pieces a side. A side may be empty (the game is over then).
#pragma once

#include <cstdint>

#include "core/bitboard.h"
#include "core/move.h"
#include "core/types.h"

namespace draughts {

class Position {
  public:
    constexpr Position() = default;
    constexpr Position(Bitboard white, Bitboard black, Bitboard kings, Color turn)
        : sides_{white, black}, kings_{kings}, turn_{turn} {}

    /// The start of a game (Art. 5.3).
    [[nodiscard]] static constexpr Position start() {
        return {rank_squares(0) | rank_squares(1) | rank_squares(2),
                rank_squares(5) | rank_squares(6) | rank_squares(7), Bitboard{}, Color::white};
    }

    [[nodiscard]] constexpr Color turn() const { return turn_; }
    [[nodiscard]] constexpr Bitboard pieces(Color c) const { return sides_[static_cast<int>(c)]; }
    [[nodiscard]] constexpr Bitboard kings() const { return kings_; }
    [[nodiscard]] constexpr Bitboard kings(Color c) const { return pieces(c) & kings_; }
    [[nodiscard]] constexpr Bitboard men(Color c) const { return pieces(c).without(kings_); }
    [[nodiscard]] constexpr Bitboard occupied() const { return sides_[0] | sides_[1]; }
    [[nodiscard]] constexpr Bitboard empty() const { return board_squares ^ occupied(); }

    /// The position after `move`, with the other side to move. Precondition: `move` is legal here.
    [[nodiscard]] constexpr Position make(Move move) const {
        return turn_ == Color::white ? make<Color::white>(move) : make<Color::black>(move);
    }
    /// The same where the side to move is known: turn() == Us.
    template <Color Us>
    [[nodiscard]] constexpr Position make(Move move) const;

    [[nodiscard]] constexpr bool is_valid() const;
    [[nodiscard]] constexpr bool operator==(const Position&) const = default;

  private:
    Bitboard sides_[2];
    Bitboard kings_;
    Color turn_ = Color::white;
};

template <Color Us>
constexpr Position Position::make(Move move) const {
    const Bitboard from{move.from()};
    const Bitboard to{move.to()};
    const Bitboard captured = move.captured();
    const Bitboard moved = from ^ to;  // empty when a capture ends where it began

    const Bitboard own = pieces(Us) ^ moved;
    const Bitboard enemy = pieces(opponent(Us)) ^ captured;
    Bitboard kings = kings_.without(captured);
    if ((kings_ & from).any()) {
        kings ^= moved;
    } else if (move.promotes()) {
        kings |= to;
    }
    return Us == Color::white ? Position{own, enemy, kings, opponent(Us)} : Position{enemy, own, kings, opponent(Us)};
}

constexpr bool Position::is_valid() const {
    const Bitboard occupied = sides_[0] | sides_[1];
    return (sides_[0] & sides_[1]).none() && occupied.without(board_squares).none() &&
           kings_.without(occupied).none() && sides_[0].count() <= 12 && sides_[1].count() <= 12 &&
           (men(Color::white) & promotion_rank(Color::white)).none() &&
           (men(Color::black) & promotion_rank(Color::black)).none();
}

/// Colours swapped and the board turned by half: the same position for the other side.
[[nodiscard]] constexpr Position mirrored(const Position& position) {
    return {position.pieces(Color::black).rotated(), position.pieces(Color::white).rotated(),
            position.kings().rotated(), opponent(position.turn())};
}

/// The position as the side to move sees it: White is to move.
[[nodiscard]] constexpr Position with_white_to_move(const Position& position) {
    return position.turn() == Color::white ? position : mirrored(position);
}

}  // namespace draughts
