#include "board/svg.h"

#include <array>
#include <string_view>
#include <utility>

#include "core/square.h"
#include "text/fen.h"

namespace draughts {

namespace {

constexpr int square_size = 100;
constexpr int left = 40;  // the board's corner in the picture
constexpr int top = 8;
constexpr int side = 848;

/// The upper left corner of a square of the board, light ones included.
struct Place {
    int x;
    int y;
};
[[nodiscard]] Place place_of(int file, int rank, Color bottom) {
    const bool is_turned = bottom == Color::black;
    return {left + square_size * (is_turned ? 7 - file : file), top + square_size * (is_turned ? rank : 7 - rank)};
}

/// " name='value'"
[[nodiscard]] std::string attribute(std::string_view name, std::string_view value) {
    return ' ' + std::string{name} + "='" + std::string{value} + '\'';
}
[[nodiscard]] std::string attribute(std::string_view name, int value) {
    return attribute(name, std::to_string(value));
}

[[nodiscard]] std::string rectangle(Place at, int size, std::string_view fill) {
    return "<rect" + attribute("x", at.x) + attribute("y", at.y) + attribute("width", size) +
           attribute("height", size) + attribute("fill", fill) + "/>\n";
}

[[nodiscard]] std::string text_at(int x, int y, std::string_view anchor, std::string_view fill, std::string_view text) {
    return "<text" + attribute("x", x) + attribute("y", y) + attribute("text-anchor", anchor) +
           attribute("fill", fill) + ">" + std::string{text} + "</text>\n";
}

struct Colours {
    std::string_view body;
    std::string_view edge;
    std::string_view ring;
};
constexpr Colours white_piece{"#fbf7ee", "#4a4238", "#4a4238"};
constexpr Colours black_piece{"#2b2724", "#0c0b0a", "#f4ead6"};

[[nodiscard]] std::string circle(Place at, int radius, std::string_view style) {
    return "<circle" + attribute("cx", at.x + 50) + attribute("cy", at.y + 50) + attribute("r", radius) +
           std::string{style} + "/>\n";
}

[[nodiscard]] std::string piece(Place at, const Colours& colours, bool is_king) {
    std::string text =
        circle(at, 40, attribute("fill", colours.body) + attribute("stroke", colours.edge) + " stroke-width='3'") +
        circle(at, 30, attribute("stroke", colours.ring) + " fill='none' stroke-width='3' opacity='.45'");
    if (is_king) {
        constexpr std::array<std::pair<int, int>, 7> crown{
            {{28, 36}, {40, 49}, {50, 29}, {60, 49}, {72, 36}, {67, 68}, {33, 68}}};
        std::string points;
        for (const auto& [x, y] : crown) {
            points += (points.empty() ? "" : " ") + std::to_string(at.x + x) + ',' + std::to_string(at.y + y);
        }
        text += "<polygon" + attribute("points", points) + attribute("stroke", colours.ring) +
                " fill='#d9a520' stroke-width='2.5' stroke-linejoin='round'/>\n";
    }
    return text;
}

[[nodiscard]] std::string squares_of_board(const BoardView& view) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        for (int file = 0; file < 8; ++file) {
            const Place at = place_of(file, rank, view.bottom);
            text += rectangle(at, square_size, is_dark(file, rank) ? "#9c6f46" : "#efdcb8");
            if (view.is_numbered && is_dark(file, rank)) {
                text +=
                    text_at(at.x + 6, at.y + 24, "start", "#efdcb8", std::to_string(number_of(square_at(file, rank))));
            }
        }
    }
    return text;
}

[[nodiscard]] std::string coordinates(Color bottom) {
    constexpr std::string_view ink = "#6a717b";
    std::string text;
    for (int i = 0; i < 8; ++i) {
        text += text_at(18, place_of(0, i, bottom).y + 60, "middle", ink, std::to_string(i + 1));
        text += text_at(place_of(i, 0, bottom).x + 50, 838, "middle", ink, std::string(1, static_cast<char>('a' + i)));
    }
    return text;
}

}  // namespace

std::string board_svg(const Position& position, const BoardView& view, int pixels) {
    std::string text = "<svg xmlns='http://www.w3.org/2000/svg'" + attribute("width", pixels) +
                       attribute("height", pixels) + attribute("viewBox", "0 0 848 848") +
                       " role='img' font-family='DejaVu Sans, Verdana, sans-serif' font-size='26'>\n<title>" +
                       format_fen(position) + "</title>\n" + rectangle({0, 0}, side, "#fbfaf7") +
                       squares_of_board(view) + (view.is_numbered ? "" : coordinates(view.bottom));
    for (const Square s : all_squares) {
        if (position.occupied().contains(s)) {
            const bool is_white = position.pieces(Color::white).contains(s);
            text += piece(place_of(file_of(s), rank_of(s), view.bottom), is_white ? white_piece : black_piece,
                          position.kings().contains(s));
        }
    }
    return text + "</svg>\n";
}

}  // namespace draughts
