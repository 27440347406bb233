#include "checkerboard/board.h"

#include <algorithm>

namespace draughts::checkerboard {

namespace {

[[nodiscard]] coor place_of(int square) {
    const int row = (square - 1) / 4;  // 0 = rank 8
    return {7 - ((square - 1) % 4 * 2 + (row % 2 == 0 ? 1 : 0)), row};
}

[[nodiscard]] std::string side_list(const Board& board, int color) {
    std::string list;
    for (int square = 1; square <= 32; ++square) {
        const coor at = place_of(square);
        const int piece = board[at.x][at.y];
        if (piece == (color | CB_MAN) || piece == (color | CB_KING)) {
            list += (list.empty() ? "" : ",") + std::string{(piece & CB_KING) != 0 ? "K" : ""} + std::to_string(square);
        }
    }
    return list;
}

}  // namespace

std::string fen_of(const Board& board, int color) {
    return std::string{color == CB_WHITE ? "W" : "B"} + ":W" + side_list(board, CB_WHITE) + ":B" +
           side_list(board, CB_BLACK);
}

void write_board(const bolshak_board& position, Board& board) {
    for (int square = 1; square <= 32; ++square) {
        const coor at = place_of(square);
        board[at.x][at.y] = piece_code(position.pieces[square]);
    }
}

int piece_code(int piece) {
    switch (piece) {
        case BOLSHAK_WHITE_MAN:
            return CB_WHITE | CB_MAN;
        case BOLSHAK_BLACK_MAN:
            return CB_BLACK | CB_MAN;
        case BOLSHAK_WHITE_KING:
            return CB_WHITE | CB_KING;
        case BOLSHAK_BLACK_KING:
            return CB_BLACK | CB_KING;
        default:
            return CB_FREE;
    }
}

int code_after(const bolshak_board& position, const bolshak_move& move) {
    const int before = piece_code(position.pieces[move.from]);
    return move.promotes != 0 ? (before & ~CB_MAN) | CB_KING : before;
}

CBmove to_cb_move(const bolshak_board& position, const bolshak_move& move) {
    CBmove result{};
    result.jumps = move.captured_count;
    result.oldpiece = piece_code(position.pieces[move.from]);
    result.newpiece = code_after(position, move);
    result.from = place_of(move.from);
    result.to = place_of(move.to);
    for (int i = 0; i < move.captured_count; ++i) {
        if (i + 1 < CB_PATH_SIZE) {  // twelve jumps: the last landing is `to`
            result.path[i + 1] = place_of(move.landings[i]);
        }
        result.del[i] = place_of(move.captured[i]);
        result.delpiece[i] = piece_code(position.pieces[move.captured[i]]);
    }
    return result;
}

}  // namespace draughts::checkerboard
