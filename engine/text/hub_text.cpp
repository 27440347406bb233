#include "text/hub_text.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/movegen.h"
#include "text/explain.h"
#include "text/position_fault.h"
#include "text/quote.h"
#include "text/words.h"

namespace draughts {

namespace {

constexpr std::size_t length_8x8 = 1 + 32;
constexpr std::size_t length_10x10 = 1 + 50;

Error unreadable(std::string_view text) {
    return Error{quoted(text) +
                 " is not a Hub move; expected from-to, or from, to and captured squares such as 22x15x18"};
}

/// Reads the numbers of "22x15x18" or "22-18".
Result<std::vector<Square>> read_squares(std::string_view text, char sign, Numbering numbering) {
    std::vector<Square> squares;
    for (std::string_view rest = text;;) {
        const std::size_t end = rest.find(sign);
        const std::string_view number = rest.substr(0, end);
        const bool is_number = !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos;
        if (!is_number) {
            return unreadable(text);
        }
        const auto square = parse_square(number, numbering);
        if (!square) {
            return Error{why_no_square(number)};
        }
        squares.push_back(*square);
        if (end == std::string_view::npos) {
            return squares;
        }
        rest.remove_prefix(end + 1);
    }
}

}  // namespace

std::string format_hub_position(const Position& position) {
    std::string text{position.turn() == Color::white ? 'W' : 'B'};
    for (const Square s : all_squares) {
        const bool is_king = position.kings().contains(s);
        if (position.pieces(Color::white).contains(s)) {
            text += is_king ? 'W' : 'w';
        } else if (position.pieces(Color::black).contains(s)) {
            text += is_king ? 'B' : 'b';
        } else {
            text += 'e';
        }
    }
    return text;
}

Result<Position> parse_hub_position(std::string_view text) {
    if (text.size() != length_8x8 && text.size() != length_10x10) {
        return Error{"a Hub position has 33 characters, the side to move and 32 squares; got " +
                     std::to_string(text.size())};
    }
    if (text[0] != 'W' && text[0] != 'B') {
        return Error{"a Hub position starts with W or B, the side to move; got " + quoted(text.substr(0, 1))};
    }
    Bitboard white;
    Bitboard black;
    Bitboard kings;
    for (std::size_t i = 1; i < text.size(); ++i) {
        const char c = text[i];
        if (std::string_view{"wWbBe"}.find(c) == std::string_view::npos) {
            return Error{"character " + std::to_string(i + 1) + " of the Hub position is " + quoted(text.substr(i, 1)) +
                         "; expected w, W, b, B or e"};
        }
        if (c == 'e') {
            continue;
        }
        if (i >= length_8x8) {
            return Error{"the Hub position has a piece on square " + std::to_string(i) +
                         "; expected nothing past square 32"};
        }
        const Bitboard square{square_of_number(static_cast<int>(i))};
        (c == 'w' || c == 'W' ? white : black) |= square;
        if (c == 'W' || c == 'B') {
            kings |= square;
        }
    }
    const Position position{white, black, kings, text[0] == 'W' ? Color::white : Color::black};
    if (const auto fault = position_fault(position)) {
        return Error{*fault};
    }
    return position;
}

std::string format_hub_move(Move move, Numbering numbering) {
    const char sign = move.is_capture() ? 'x' : '-';
    std::string text = square_name(move.from(), SquareStyle::numeric, numbering) + sign +
                       square_name(move.to(), SquareStyle::numeric, numbering);
    for (const Square s : all_squares) {
        if (move.captured().contains(s)) {
            text += sign + square_name(s, SquareStyle::numeric, numbering);
        }
    }
    return text;
}

Result<Move> parse_hub_move(VariantId variant, const Position& position, std::string_view text, Numbering numbering) {
    const bool is_capture = text.find('x') != std::string_view::npos;
    const auto squares = read_squares(text, is_capture ? 'x' : '-', numbering);
    if (!squares) {
        return Error{squares.error()};
    }
    if (is_capture ? squares->size() < 3 : squares->size() != 2) {
        return unreadable(text);
    }
    const Square from = (*squares)[0];
    const Square to = (*squares)[1];
    Bitboard captured;
    for (std::size_t i = 2; i < squares->size(); ++i) {
        const Bitboard square{(*squares)[i]};
        if ((captured & square).any()) {
            return Error{quoted(text) + " names " + square_name((*squares)[i]) +
                         " twice; a piece is captured once in a move"};
        }
        captured |= square;
    }
    std::vector<std::string> same_ends;
    for (const Move move : legal_moves(variant, position)) {
        if (move.from() == from && move.to() == to) {
            if (move.captured() == captured) {
                return move;
            }
            same_ends.push_back(format_hub_move(move, numbering));
        }
    }
    if (same_ends.empty()) {
        return Error{why_illegal(variant, position, {from, to})};
    }
    std::sort(same_ends.begin(), same_ends.end());
    return Error{quoted(text) + " does not name the pieces that are captured; expected " +
                 join_choices(std::move(same_ends))};
}

}  // namespace draughts
