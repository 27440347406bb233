#include "support/random_positions.h"

#include "core/movegen.h"

namespace draughts {

std::vector<Position> random_play(VariantId variant, Random& random, int games) {
    constexpr int longest = 150;
    std::vector<Position> positions;
    for (int game = 0; game < games; ++game) {
        Position position = Position::start();
        for (int ply = 0; ply < longest; ++ply) {
            positions.push_back(position);
            const MoveList moves = legal_moves(variant, position);
            if (moves.empty()) {
                break;
            }
            position = position.make(moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
        }
    }
    return positions;
}

Position random_setup(Random& random, int most, int kings) {
    Bitboard sides[2];
    Bitboard crowned;
    for (const Color side : {Color::white, Color::black}) {
        for (int left = 1 + random.below(most); left > 0; --left) {
            const Bitboard square{all_squares[static_cast<std::size_t>(random.below(square_count))]};
            if ((square & (sides[0] | sides[1])).any()) {
                continue;
            }
            sides[static_cast<int>(side)] |= square;
            if (random.percent(kings) || (square & promotion_rank(side)).any()) {
                crowned |= square;
            }
        }
    }
    return {sides[0], sides[1], crowned, random.percent(50) ? Color::white : Color::black};
}

}  // namespace draughts
