// Positions by the thousand, the same in every run: from random play, and set up at random with many kings, where
// captures turn, cross and branch.
#pragma once

#include <cstddef>
#include <random>
#include <vector>

#include "core/movegen.h"
#include "core/position.h"

namespace draughts {

class RandomPositions {
  public:
    explicit RandomPositions(unsigned seed) : engine_{seed} {}

    /// A number below `n`.
    std::size_t below(std::size_t n) { return engine_() % n; }

    /// Every position of one game of random moves.
    std::vector<Position> game(VariantId variant) {
        std::vector<Position> positions{Position::start()};
        while (positions.size() < 150) {
            const MoveList moves = legal_moves(variant, positions.back());
            if (moves.empty()) {
                break;
            }
            positions.push_back(positions.back().make(moves[below(moves.size())]));
        }
        return positions;
    }

    /// 1 to 7 pieces a side, two of three of them kings: fewer pieces than in a game leave more room to capture.
    Position set_up() {
        Bitboard sides[2];
        Bitboard kings;
        for (const Color c : {Color::white, Color::black}) {
            for (std::size_t n = 1 + below(7); n > 0; --n) {
                const Bitboard square{all_squares[below(square_count)]};
                if (((sides[0] | sides[1]) & square).any()) {
                    continue;
                }
                sides[static_cast<int>(c)] |= square;
                if (below(3) != 0 || (promotion_rank(c) & square).any()) {
                    kings |= square;
                }
            }
        }
        return {sides[0], sides[1], kings, below(2) == 0 ? Color::white : Color::black};
    }

  private:
    std::mt19937_64 engine_;  // its sequence is fixed by the standard, distributions are not
};

}  // namespace draughts
