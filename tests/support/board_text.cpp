#include "support/board_text.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "support/data_file.h"

namespace draughts {

namespace {

[[noreturn]] void refuse(std::string_view what, std::string_view text) {
    throw std::runtime_error{std::string{what} + ": " + std::string{text}};
}

int number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) {
        refuse("not a number", text);
    }
    return number;
}

struct Pieces {
    Bitboard all;
    Bitboard kings;
};

Pieces pieces_of(std::string_view list) {
    Pieces pieces;
    if (list.empty()) {
        return pieces;
    }
    for (std::string token : split(list, ",")) {
        const bool king = token.starts_with('K');
        token.erase(0, king ? 1 : 0);
        const std::vector<std::string> ends = split(token, "-");
        const int first = number_of(square_of(ends.front()));
        const int last = number_of(square_of(ends.back()));
        for (int n = first; n <= last; ++n) {
            const Bitboard square{square_of_number(n)};
            pieces.all |= square;
            pieces.kings |= king ? square : Bitboard{};
        }
    }
    return pieces;
}

std::string list_of(const Position& position, Color side) {
    std::string list;
    for (const Square s : all_squares) {
        if (position.pieces(side).contains(s)) {
            list += list.empty() ? "" : ",";
            list += position.kings().contains(s) ? "K" : "";
            list += std::to_string(number_of(s));
        }
    }
    return list;
}

}  // namespace

Square square_of(std::string_view text) {
    if (text.size() == 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8') {
        const int file = text[0] - 'a';
        const int rank = text[1] - '1';
        if (is_dark(file, rank)) {
            return square_at(file, rank);
        }
        refuse("light square", text);
    }
    const int number = number_in(text);
    if (number < 1 || number > square_count) {
        refuse("no such square", text);
    }
    return square_of_number(number);
}

std::string text_of(Square s) {
    return {static_cast<char>('a' + file_of(s)), static_cast<char>('1' + rank_of(s))};
}

Position position_of(std::string_view fen) {
    const std::vector<std::string> parts = split(fen, ":");
    if (parts.size() != 3 || !parts[1].starts_with('W') || !parts[2].starts_with('B')) {
        refuse("bad FEN", fen);
    }
    const Pieces white = pieces_of(std::string_view{parts[1]}.substr(1));
    const Pieces black = pieces_of(std::string_view{parts[2]}.substr(1));
    const Color turn = parts[0] == "W" ? Color::white : Color::black;
    const Position position{white.all, black.all, white.kings | black.kings, turn};
    if (!position.is_valid()) {
        refuse("impossible position", fen);
    }
    return position;
}

std::string fen_of(const Position& position) {
    return (position.turn() == Color::white ? "W:W" : "B:W") + list_of(position, Color::white) + ":B" +
           list_of(position, Color::black);
}

std::string text_of(const RoutedMove& routed) {
    std::string text = text_of(routed.move.from());
    if (!routed.move.is_capture()) {
        return text + "-" + text_of(routed.move.to());
    }
    for (std::size_t i = 0; i < routed.route.length; ++i) {
        text += "x" + text_of(routed.route.landings[i]);
    }
    return text;
}

std::vector<std::string> route_texts(VariantId variant, const Position& position) {
    std::vector<std::string> texts;
    for (const RoutedMove& routed : legal_routes(variant, position)) {
        texts.push_back(text_of(routed));
    }
    std::ranges::sort(texts);
    return texts;
}

Move move_of(VariantId variant, const Position& position, std::string_view path) {
    for (const RoutedMove& routed : legal_routes(variant, position)) {
        if (text_of(routed) == path) {
            return routed.move;
        }
    }
    refuse("illegal move in " + fen_of(position), path);
}

VariantId variant_of(std::string_view name) {
    if (const auto variant = variant_named(name)) {
        return *variant;
    }
    refuse("no such variant", name);
}

}  // namespace draughts
