#include "text/fen.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "text/characters.h"
#include "text/position_fault.h"
#include "text/quote.h"
#include "text/words.h"

namespace draughts {

namespace {

char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Takes blanks, quotes, final dots and the brackets of a tag off both ends.
std::string_view unwrap(std::string_view text) {
    const auto trim = [&](std::string_view front, std::string_view back) {
        text.remove_prefix(std::min(text.find_first_not_of(front), text.size()));
        text.remove_suffix(text.size() - (text.find_last_not_of(back) + 1));
    };
    trim(" \t\r\n", " \t\r\n");
    const bool is_tag =
        text.size() > 4 && text[0] == '[' && upper(text[1]) == 'F' && upper(text[2]) == 'E' && upper(text[3]) == 'N';
    if (is_tag) {
        text.remove_prefix(4);
        trim(" \t", "] \t");
    }
    trim(" \t\"'", " \t\"'.");
    return text;
}

/// Drops blanks, except between two digits: "1 2" must not become 12.
std::string without_blanks(std::string_view text) {
    std::string result;
    bool after_blank = false;
    for (const char c : text) {
        if (is_blank(c)) {
            after_blank = true;
            continue;
        }
        if (after_blank && !result.empty() && is_digit(result.back()) && is_digit(c)) {
            result += ' ';
        }
        result += c;
        after_blank = false;
    }
    return result;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + 1);
    }
}

std::optional<Color> color_of(char c) {
    return upper(c) == 'W' ? std::optional{Color::white} : upper(c) == 'B' ? std::optional{Color::black} : std::nullopt;
}

/// The fields of a FEN, put on the board one after the other. Every step returns an error or nothing.
class Board {
  public:
    explicit Board(Numbering numbering) : numbering_{numbering} {}

    std::optional<Error> add_field(std::string_view field) {
        if (field.empty()) {
            return Error{"a field of the FEN is empty; expected W or B and a list of squares"};
        }
        if (const auto color = color_of(field[0])) {
            return add_side(*color, field.substr(1));
        }
        const std::string_view number = field.substr(1);
        const bool is_number = !number.empty() && std::all_of(number.begin(), number.end(), is_digit);
        if (is_number && upper(field[0]) == 'F') {
            return std::nullopt;
        }
        if (is_number && upper(field[0]) == 'H') {
            for (const char c : number) {
                clock_plies_ = std::min(10 * clock_plies_ + (c - '0'), 255);
            }
            return std::nullopt;
        }
        return Error{quoted(field) + " is no field of a FEN; expected W.., B.., H<plies> or F<number>"};
    }

    /// "G3" is the square g3, but beside numbered squares it is a captured piece on square 3.
    [[nodiscard]] std::optional<Error> fault() const {
        return has_numbers_ && has_capital_g_ ? std::optional{half_made_capture("G")} : std::nullopt;
    }
    [[nodiscard]] Position position(Color turn) const { return {sides_[0], sides_[1], kings_, turn}; }
    [[nodiscard]] std::uint8_t clock_plies() const { return static_cast<std::uint8_t>(clock_plies_); }

  private:
    static Error half_made_capture(std::string_view entry) {
        return Error{quoted(entry) + " marks a captured piece not yet removed; expected a position between two moves"};
    }

    std::optional<Error> add_side(Color color, std::string_view list) {
        if (seen_[static_cast<std::size_t>(color)]) {
            return Error{color_name(color) + "'s pieces are listed twice; expected one list for each colour"};
        }
        seen_[static_cast<std::size_t>(color)] = true;
        if (list.empty()) {
            return std::nullopt;
        }
        for (const std::string_view entry : split(list, ',')) {
            if (auto error = add_entry(color, entry)) {
                return error;
            }
        }
        return std::nullopt;
    }

    std::optional<Error> add_entry(Color color, std::string_view entry) {
        const bool is_king = !entry.empty() && upper(entry[0]) == 'K';
        const std::string_view squares = is_king ? entry.substr(1) : entry;
        if (squares.empty()) {
            return Error{"an entry of " + color_name(color) +
                         "'s list names no square; expected squares between commas"};
        }
        if (upper(squares[0]) == 'P' || (upper(squares[0]) == 'G' && squares.size() > 2)) {
            return half_made_capture(entry);
        }
        has_numbers_ |= is_digit(squares[0]);
        has_capital_g_ |= squares[0] == 'G';
        if (const std::size_t dash = squares.find('-'); dash != std::string_view::npos) {
            return add_range(color, squares.substr(0, dash), squares.substr(dash + 1), is_king);
        }
        const auto square = parse_square(squares, numbering_);
        return square ? put(color, *square, is_king) : Error{why_no_square(squares)};
    }

    std::optional<Error> add_range(Color color, std::string_view first, std::string_view last, bool is_king) {
        for (const std::string_view end : {first, last}) {
            if (end.empty() || !is_digit(end[0])) {
                return Error{quoted(end) + " does not end a range; expected two numbers such as 21-32"};
            }
            if (!parse_square(end, numbering_)) {
                return Error{why_no_square(end)};
            }
        }
        const int low = number_of(*parse_square(first, numbering_), numbering_);
        const int high = number_of(*parse_square(last, numbering_), numbering_);
        if (low > high) {
            return Error{"the range " + std::to_string(low) + "-" + std::to_string(high) +
                         " runs backwards; expected the smaller number first"};
        }
        for (int number = low; number <= high; ++number) {
            if (auto error = put(color, square_of_number(number, numbering_), is_king)) {
                return error;
            }
        }
        return std::nullopt;
    }

    /// The same piece twice on a square is one piece.
    std::optional<Error> put(Color color, Square square, bool is_king) {
        const bool is_taken = (sides_[0] | sides_[1]).contains(square);
        if (is_taken &&
            (!sides_[static_cast<std::size_t>(color)].contains(square) || kings_.contains(square) != is_king)) {
            return Error{square_name(square) + " holds two different pieces; expected one"};
        }
        sides_[static_cast<std::size_t>(color)] |= Bitboard{square};
        if (is_king) {
            kings_ |= Bitboard{square};
        }
        return std::nullopt;
    }

    Numbering numbering_;
    Bitboard sides_[2];
    Bitboard kings_;
    bool seen_[2] = {false, false};
    bool has_numbers_ = false;
    bool has_capital_g_ = false;
    int clock_plies_ = 0;
};

/// Whether the second field only repeats the side to move, as older writers did: "W:W:Wa1:Bb8".
bool repeats_turn(const std::vector<std::string_view>& fields) {
    return fields.size() > 2 && fields[1].size() == 1 && color_of(fields[1][0]) &&
           std::any_of(fields.begin() + 2, fields.end(), [&](std::string_view field) {
               return !field.empty() && upper(field[0]) == upper(fields[1][0]);
           });
}

}  // namespace

Result<ParsedFen> parse_fen(std::string_view text, Numbering numbering) {
    const std::string compact = without_blanks(unwrap(text));
    const std::vector<std::string_view> fields = split(compact, ':');
    const auto turn = fields[0].size() == 1 ? color_of(fields[0][0]) : std::nullopt;
    if (!turn) {
        return Error{quoted(fields[0]) + " is no side to move; expected a FEN such as W:Wa1,Kc3:Bb8"};
    }
    if (fields.size() < 2) {
        return Error{"the FEN ends after the side to move; expected a list of squares such as :Wa1,Kc3:Bb8"};
    }
    const bool is_doubled = repeats_turn(fields);
    if (is_doubled && color_of(fields[1][0]) != turn) {
        return Error{"the side to move is given twice, as " + color_name(*turn) + " and as " +
                     color_name(opponent(*turn)) + "; expected it once"};
    }
    Board board{numbering};
    for (std::size_t i = is_doubled ? 2 : 1; i < fields.size(); ++i) {
        if (const auto error = board.add_field(fields[i])) {
            return *error;
        }
    }
    if (const auto error = board.fault()) {
        return *error;
    }
    const Position position = board.position(*turn);
    if (const auto fault = position_fault(position)) {
        return Error{*fault};
    }
    return ParsedFen{position, board.clock_plies()};
}

std::string format_fen(const Position& position, SquareStyle style, Numbering numbering) {
    std::string text{position.turn() == Color::white ? "W" : "B"};
    for (const Color color : {Color::white, Color::black}) {
        text += color == Color::white ? ":W" : ":B";
        bool first = true;
        for (int number = 1; number <= square_count; ++number) {
            const Square square = square_of_number(number, numbering);
            if (!position.pieces(color).contains(square)) {
                continue;
            }
            text += first ? "" : ",";
            text += position.kings().contains(square) ? "K" : "";
            text += square_name(square, style, numbering);
            first = false;
        }
    }
    return text;
}

}  // namespace draughts
