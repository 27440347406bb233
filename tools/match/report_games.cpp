#include <nlohmann/json.hpp>
#include <optional>

#include "core/position.h"
#include "match/report.h"
#include "page/page.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

using nlohmann::json;

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
    json positions = json::array({squares_for_page(position)});
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
        positions.push_back(squares_for_page(position));
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
    return json_for_html(all.dump(-1, ' ', false, json::error_handler_t::replace));
}

}  // namespace draughts
