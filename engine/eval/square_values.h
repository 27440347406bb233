// SquareValues: a number for each square, summed over a set of squares without a loop over its members.
//
// The numbers are kept as bit planes: the squares whose number has bit k. A sum is one population count
// for each plane.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "core/bitboard.h"
#include "core/square.h"
#include "core/types.h"

namespace draughts {

class SquareValues {
  public:
    static constexpr int planes = 5;  // numbers 0..31

    /// As White sees the board: b8, d8, .., the order of all_squares.
    explicit constexpr SquareValues(const std::array<int, square_count>& values) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            assert(values[i] >= 0 && values[i] < 1 << planes);
            for (std::size_t k = 0; k < planes; ++k) {
                if ((values[i] >> k & 1) != 0) {
                    white_[k] |= Bitboard{all_squares[i]};
                    black_[k] |= Bitboard{rotated(all_squares[i])};
                }
            }
        }
    }

    /// The sum over `squares`, with the board turned so that `Us` plays upwards.
    template <Color Us>
    [[nodiscard]] constexpr int sum(Bitboard squares) const {
        const auto& plane = Us == Color::white ? white_ : black_;
        int total = 0;
        for (std::size_t k = 0; k < planes; ++k) {
            total += (squares & plane[k]).count() << k;
        }
        return total;
    }

  private:
    std::array<Bitboard, planes> white_{};
    std::array<Bitboard, planes> black_{};
};

}  // namespace draughts
