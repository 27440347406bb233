#include <nlohmann/json.hpp>
#include <optional>

#include "core/position.h"
#include "match/report.h"
#include "text/fen.h"
#include "text/hub_text.h"
#include "text/notation.h"

namespace draughts {

namespace {

using nlohmann::json;

[[nodiscard]] std::string squares_of(const Position& position) {
    std::string squares = format_hub_position(position).substr(1);
    for (char& c : squares) {
        c = c == 'e' ? '-' : c;
    }
    return squares;
}

template <class T>
[[nodiscard]] json or_null(const std::optional<T>& value) {
    return value ? json(*value) : json(nullptr);
}

[[nodiscard]] Result<json> game_json(const GameRecord& game) {
    const bool is_brazilian = game.variant == Brazilian::name;
    const VariantId variant = is_brazilian ? VariantId::brazilian : VariantId::russian;
    const auto start = parse_fen(game.fen);
    if (!start) {
        return Error{"game " + std::to_string(game.game) + ": " + start.error()};
    }
    MoveFormat format;
    format.style = MoveStyle::short_form;
    format.capture_sign = is_brazilian ? 'x' : ':';
    Position position = start->position;
    json positions = json::array({squares_of(position)});
    json moves = json::array();
    for (const MoveRecord& played : game.moves) {
        const auto move = parse_move(variant, position, played.move);
        if (!move) {
            return Error{"game " + std::to_string(game.game) + ": " + move.error()};
        }
        moves.push_back({{"move", format_move(variant, position, *move, format)},
                         {"from", number_of(move->from())},
                         {"to", number_of(move->to())},
                         {"score", or_null(played.score_men)},
                         {"depth", or_null(played.depth)},
                         {"seconds", or_null(played.seconds)},
                         {"nodes", or_null(played.nodes)}});
        position = position.make(*move);
        positions.push_back(squares_of(position));
    }
    return json{{"game", game.game},     {"white", game.white},
                {"black", game.black},   {"opening", game.opening},
                {"result", game.result}, {"reason", game.reason},
                {"detail", game.detail}, {"whiteBegins", start->position.turn() == Color::white},
                {"moves", moves},        {"positions", positions}};
}

}  // namespace

Result<std::string> games_json(const std::vector<GameRecord>& games) {
    json all = json::array();
    for (const GameRecord& game : games) {
        const auto one = game_json(game);
        if (!one) {
            return Error{one.error()};
        }
        all.push_back(*one);
    }
    std::string text;
    for (const char c : all.dump(-1, ' ', false, json::error_handler_t::replace)) {
        if (c == '<') {
            text += "\\u003c";
        } else {
            text += c;
        }
    }
    return text;
}

}  // namespace draughts
