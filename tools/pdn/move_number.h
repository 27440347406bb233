// MoveNumber: how moves are counted in a game's text: from 1, a number for each pair, "1..." where Black begins.
#pragma once

#include <string>
#include <string_view>

#include "core/types.h"

namespace draughts {

/// Whose turn a FEN names by its first letter of a colour; `otherwise` where there is none.
[[nodiscard]] inline Color color_of_fen(std::string_view fen, Color otherwise) {
    const std::size_t letter = fen.find_first_of("WBwb");
    if (letter == std::string_view::npos) {
        return otherwise;
    }
    return fen[letter] == 'W' || fen[letter] == 'w' ? Color::white : Color::black;
}

struct MoveNumber {
    int number = 1;
    Color turn = Color::white;

    /// "7." or "7...".
    [[nodiscard]] std::string text() const { return std::to_string(number) + (turn == Color::white ? "." : "..."); }
    void next() { *this = after(); }
    [[nodiscard]] MoveNumber after() const { return {number + (turn == Color::black ? 1 : 0), opponent(turn)}; }
    /// Where a position is put on the board with `color` to move.
    void set_turn(Color color) {
        if (color != turn) {
            next();
        }
    }
};

}  // namespace draughts
