#include "board/text.h"

#include <string_view>

#include "core/square.h"

namespace draughts {

namespace {

/// One square, two columns wide.
[[nodiscard]] std::string square_text(const Position& position, Square s, bool is_numbered) {
    if (!position.occupied().contains(s)) {
        const std::string number = std::to_string(number_of(s));
        return !is_numbered ? "· " : number.size() == 1 ? number + ' ' : number;
    }
    const bool is_king = position.kings().contains(s);
    const bool is_white = position.pieces(Color::white).contains(s);
    return std::string{is_white ? (is_king ? "⛁" : "⛀") : (is_king ? "⛃" : "⛂")} + ' ';
}

void strip_trailing_blanks(std::string& line) {
    line.erase(line.find_last_not_of(' ') + 1);
}

}  // namespace

std::string board_text(const Position& position, const BoardView& view) {
    const bool is_turned = view.bottom == Color::black;
    std::string text;
    for (int row = 0; row < 8; ++row) {
        const int rank = is_turned ? row : 7 - row;
        std::string line = std::string{view.is_numbered ? ' ' : static_cast<char>('1' + rank)} + "  ";
        for (int column = 0; column < 8; ++column) {
            const int file = is_turned ? 7 - column : column;
            line += is_dark(file, rank) ? square_text(position, square_at(file, rank), view.is_numbered) : "  ";
        }
        strip_trailing_blanks(line);
        text += line + '\n';
    }
    return view.is_numbered ? text : text + (is_turned ? "   h g f e d c b a\n" : "   a b c d e f g h\n");
}

}  // namespace draughts
