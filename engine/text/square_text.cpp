#include "text/square_text.h"

#include <algorithm>

#include "text/characters.h"
#include "text/quote.h"

namespace draughts {

namespace {

/// 0 = a .. 7 = h, in either case; anything else is out of that range.
int file_of_letter(char c) {
    return c >= 'A' && c <= 'H' ? c - 'A' : c - 'a';
}

bool is_coordinate(std::string_view text) {
    return text.size() == 2 && file_of_letter(text[0]) >= 0 && file_of_letter(text[0]) < 8 && text[1] >= '1' &&
           text[1] <= '8';
}

}  // namespace

std::string square_name(Square s, SquareStyle style, Numbering numbering) {
    if (style == SquareStyle::algebraic) {
        return {static_cast<char>('a' + file_of(s)), static_cast<char>('1' + rank_of(s))};
    }
    return std::to_string(number_of(s, numbering));
}

std::optional<Square> parse_square(std::string_view text, Numbering numbering) {
    if (is_coordinate(text)) {
        const int file = file_of_letter(text[0]);
        const int rank = text[1] - '1';
        return is_dark(file, rank) ? std::optional{square_at(file, rank)} : std::nullopt;
    }
    if (text.empty() || !std::all_of(text.begin(), text.end(), is_digit)) {
        return std::nullopt;
    }
    int number = 0;
    for (const char c : text) {
        number = std::min(10 * number + (c - '0'), square_count + 1);
    }
    if (number < 1 || number > square_count) {
        return std::nullopt;
    }
    return square_of_number(number, numbering);
}

std::string why_no_square(std::string_view text) {
    if (is_coordinate(text)) {
        return std::string{text} + " is a light square; pieces stand on dark squares only";
    }
    if (!text.empty() && std::all_of(text.begin(), text.end(), is_digit)) {
        return quoted(text) + " is not a square; squares are numbered 1 to 32";
    }
    return quoted(text) + " is not a square; expected a dark square of a1..h8 or a number from 1 to 32";
}

}  // namespace draughts
