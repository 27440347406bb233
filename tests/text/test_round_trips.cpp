// What is written can be read back, for every legal move of many positions.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.h"
#include "core/capture_routes.h"
#include "text/fen.h"
#include "text/hub_text.h"
#include "text/notation.h"
#include "text/random_positions.h"

namespace draughts {

namespace {

/// Some of both kinds, and how many of them are captures.
std::vector<Position> sample(VariantId variant, unsigned seed) {
    RandomPositions random{seed};
    std::vector<Position> positions;
    for (int i = 0; i < 4; ++i) {
        const std::vector<Position> game = random.game(variant);
        positions.insert(positions.end(), game.begin(), game.end());
    }
    for (int i = 0; i < 400; ++i) {
        positions.push_back(random.set_up());
    }
    return positions;
}

/// Empty if `text` is read as `move`, else what went wrong.
std::string misread(VariantId variant, const Position& position, Move move, const std::string& text,
                    Numbering numbering = Numbering::top) {
    const Result<Move> read = parse_move(variant, position, text, numbering);
    return !read ? text + ": " + read.error() : *read != move ? text + " is read as another move" : "";
}

void check_moves(VariantId variant) {
    for (const Position& position : sample(variant, 1)) {
        CAPTURE(format_fen(position));
        for (const Move move : legal_moves(variant, position)) {
            for (const MoveStyle style : {MoveStyle::long_form, MoveStyle::short_form}) {
                for (const Numbering numbering : {Numbering::top, Numbering::bottom}) {
                    const MoveFormat numeric{style, SquareStyle::numeric, 'x', numbering};
                    const std::string text = format_move(variant, position, move, numeric);
                    CHECK(misread(variant, position, move, text, numbering).empty());
                }
                const MoveFormat algebraic{style, SquareStyle::algebraic, ':', Numbering::top};
                CHECK(misread(variant, position, move, format_move(variant, position, move, algebraic)).empty());
            }
            for (const Numbering numbering : {Numbering::top, Numbering::bottom}) {
                const auto read = parse_hub_move(variant, position, format_hub_move(move, numbering), numbering);
                CHECK((read && *read == move));
            }
        }
    }
}

std::string path_of(const RoutedMove& move) {
    std::string text = square_name(move.move.from());
    for (std::size_t i = 0; i < move.route.length; ++i) {
        text += square_name(move.route.landings[i]);
    }
    return move.move.is_capture() ? text : text + square_name(move.move.to());
}

void check_routes(VariantId variant) {
    for (const Position& position : sample(variant, 2)) {
        CAPTURE(format_fen(position));
        for (const RoutedMove& route : legal_routes(variant, position)) {
            CHECK(misread(variant, position, route.move, path_of(route)).empty());
        }
    }
}

/// From and to alone, and the first file and to: read exactly when they name one move.
void check_short_forms(VariantId variant) {
    for (const Position& position : sample(variant, 3)) {
        CAPTURE(format_fen(position));
        const MoveList moves = legal_moves(variant, position);
        const std::vector<RoutedMove> routes = legal_routes(variant, position);
        for (const Move move : moves) {
            const auto same_ends = std::count_if(moves.begin(), moves.end(), [&](Move m) {
                return m.from() == move.from() && m.to() == move.to();
            });
            const bool has_single = std::any_of(moves.begin(), moves.end(), [&](Move m) {
                return m.from() == move.from() && m.to() == move.to() && m.captured().count() <= 1;
            });
            const std::string ends = square_name(move.from()) + square_name(move.to());
            CHECK(parse_move(variant, position, ends).has_value() == (same_ends == 1 || has_single));

            const auto same_file = std::count_if(moves.begin(), moves.end(), [&](Move m) {
                return file_of(m.from()) == file_of(move.from()) && m.to() == move.to();
            });
            const std::string file_form = ends.substr(0, 1) + ends.substr(2);
            CHECK(parse_move(variant, position, file_form).has_value() == (same_file == 1));
        }
    }
}

}  // namespace

TEST_CASE("every move that is written, in any form, is read back") {
    check_moves(VariantId::russian);
    check_moves(VariantId::brazilian);
}

TEST_CASE("every way of every capture is read as that capture") {
    check_routes(VariantId::russian);
    check_routes(VariantId::brazilian);
}

TEST_CASE("short forms are read exactly when they name one move") {
    check_short_forms(VariantId::russian);
    check_short_forms(VariantId::brazilian);
}

TEST_CASE("every position that is written is read back") {
    for (const Position& position : sample(VariantId::russian, 4)) {
        for (const Numbering numbering : {Numbering::top, Numbering::bottom}) {
            const std::string text = format_fen(position, SquareStyle::numeric, numbering);
            CAPTURE(text);
            const auto read = parse_fen(text, numbering);
            CHECK((read && read->position == position));
        }
        const auto read = parse_fen(format_fen(position));
        CHECK((read && read->position == position));
        const auto hub = parse_hub_position(format_hub_position(position));
        CHECK((hub && *hub == position));
    }
}

}  // namespace draughts
