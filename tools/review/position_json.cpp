#include <nlohmann/json.hpp>

#include "review/position_report.h"
#include "search/win_chances.h"
#include "text/fen.h"
#include "text/notation.h"
#include "text/status_text.h"

namespace draughts {

namespace {

using nlohmann::json;

[[nodiscard]] json moves_json(const PositionReport& report, Position position, const std::vector<Move>& moves) {
    MoveFormat format;
    format.squares = report.squares;
    json list = json::array();
    for (const Move move : moves) {
        list.push_back(format_move(report.game.variant(), position, move, format));
        position = position.make(move);
    }
    return list;
}

/// Score in men and chances in permille for the side to move.
[[nodiscard]] json line_json(const PositionReport& report, const Position& position, const Line& line) {
    const WinChances chances = win_chances(line.score, report.game.variant(), position);
    json entry{{"depth", line.depth},
               {"nodes", line.nodes},
               {"seconds", line.seconds},
               {"chances", {{"win", chances.win}, {"draw", chances.draw}, {"loss", chances.loss}}},
               {"moves", moves_json(report, position, line.moves)}};
    if (is_decisive(line.score)) {
        entry[is_win(line.score) ? "win_in" : "loss_in"] = plies_to_end(line.score);
    } else {
        entry["score"] = line.score / 100.0;
    }
    return entry;
}

[[nodiscard]] const char* name_of_value(Wdl value) {
    return value == Wdl::win ? "win" : value == Wdl::draw ? "draw" : "loss";
}

[[nodiscard]] json table_json(const std::optional<TableFact>& fact) {
    if (!fact) {
        return nullptr;
    }
    return {{"value", name_of_value(fact->value)},
            {"without_rules", name_of_value(fact->without_rules)},
            {"plies", fact->plies},
            {"drawn_by", fact->drawn_by.empty() ? json(nullptr) : json(fact->drawn_by)}};
}

}  // namespace

std::string report_json(const PositionReport& report) {
    const Game& game = report.game;
    json moves = json::array();
    for (const Move move : game.legal_moves()) {
        moves.push_back(moves_json(report, game.position(), {move}).front());
    }
    json lines = json::array();
    for (const Line& line : report.lines) {
        lines.push_back(line_json(report, game.position(), line));
    }
    json threat = nullptr;
    if (report.threat) {
        threat = line_json(report, report.threat->position, report.threat->line);
        threat["men_won"] = report.threat->gain.men;
    }
    return json{{"fen", format_fen(game.position(), report.squares)},
                {"variant", name_of(game.variant())},
                {"draw_rules", name_of(game.rules())},
                {"turn", game.position().turn() == Color::white ? "white" : "black"},
                {"status", status_text(game.outcome())},
                {"moves", moves},
                {"tables", table_json(report.tables)},
                {"threat", threat},
                {"lines", lines}}
        .dump();
}

}  // namespace draughts
