// CheckerBoard's boards and moves, from and to those of the C interface.
#pragma once

#include <string>

#include "c_api/bolshak.h"
#include "checkerboard/checkerboard.h"

namespace draughts::checkerboard {

using Board = int[8][8];  // as CheckerBoard hands it over

/// The position as a FEN. A piece that is none is left out.
[[nodiscard]] std::string fen_of(const Board& board, int color);
/// Only what stands on the board is written.
void write_board(const bolshak_board& position, Board& board);
/// White man 5, black man 6, white king 9, black king 10, nothing 0.
[[nodiscard]] int piece_code(int piece);
/// Precondition: `move` is legal in `position`.
[[nodiscard]] CBmove to_cb_move(const bolshak_board& position, const bolshak_move& move);
/// The piece that has moved, as a code: a king if it promoted.
[[nodiscard]] int code_after(const bolshak_board& position, const bolshak_move& move);

}  // namespace draughts::checkerboard
