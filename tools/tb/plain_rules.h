// The rules once more, for checking tables: plain, slow, and sharing no code with the engine's generator.
//
// A board is seen by the side to move, which goes up; squares are 0 = a1, 1 = c1, .. 4 = b2, .. 31 = h8.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace draughts::plain {

enum class Piece : std::uint8_t { none, own_man, own_king, enemy_man, enemy_king, taken };

using Board = std::array<Piece, 32>;

/// A move, as what it leads to: the board as the other side sees it.
struct Outcome {
    Board board;
    bool captures = false;
    bool by_king = false;  // the piece that moved was a king before
    bool promotes = false;
};

/// All captures; the same one may appear more than once.
[[nodiscard]] std::vector<Outcome> captures(bool brazilian, const Board& board);

/// All other moves, which are legal where there is no capture.
[[nodiscard]] std::vector<Outcome> quiet_moves(const Board& board);

/// The same board for the other side.
[[nodiscard]] Board turned(const Board& board);

}  // namespace draughts::plain
