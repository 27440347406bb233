#include <cmath>
#include <cstddef>
#include <nlohmann/json.hpp>

#include "match/ranking_text.h"

namespace draughts {

namespace {

using Json = nlohmann::ordered_json;

/// A whole number as one; null for what is not finite.
[[nodiscard]] Json number(double value) {
    if (!std::isfinite(value)) {
        return nullptr;
    }
    return value == std::floor(value) ? Json(static_cast<long long>(value)) : Json(value);
}

[[nodiscard]] Json values_of(const Standing& standing, const std::vector<Criterion>& criteria) {
    Json values = Json::object();
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        const bool is_list = criteria[i].values.empty();
        Json list = Json::array();
        for (const double value : standing.values[i]) {
            list.push_back(number(value));
        }
        values[criteria[i].name] = is_list ? list : list.front();
    }
    return values;
}

[[nodiscard]] Json standing_json(const Standing& standing, const EventRanking& event) {
    const std::size_t player = standing.player;
    const Score& score = event.table.score(player);
    return {{"place", standing.place},
            {"name", event.table.players()[player]},
            {"points", event.table.points(player)},
            {"games", score.games()},
            {"wins", score.wins},
            {"draws", score.draws},
            {"losses", score.losses},
            {"byes", event.table.byes(player)},
            {"percent", percent_of(event.table, player)},
            {"values", values_of(standing, event.ranking.criteria)},
            {"separated_by",
             standing.separated_by ? Json(event.ranking.criteria[*standing.separated_by].name) : Json(nullptr)}};
}

}  // namespace

std::string format_json(const EventRanking& event) {
    Json criteria = Json::array();
    for (const Criterion& criterion : event.ranking.criteria) {
        criteria.push_back(criterion.name);
    }
    Json standings = Json::array();
    Json rows = Json::array();
    for (const Standing& standing : event.ranking.standings) {
        standings.push_back(standing_json(standing, event));
        Json row = Json::array();
        for (const Standing& other : event.ranking.standings) {
            row.push_back(points_against(event.table, standing.player, other.player));
        }
        rows.push_back(row);
    }
    Json lots = Json::array();
    for (const GameResult& lot : event.table.lots()) {
        lots.push_back(Json::array({lot.white, lot.black}));
    }
    const Json object{{"system", name_of(event.rules.system)},
                      {"unit", event.rules.unit == Unit::game ? "game" : "mini-match"},
                      {"criteria", criteria},
                      {"standings", standings},
                      {"cross_table", rows},
                      {"shared", shared_places(event)},
                      {"lots", lots}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace draughts
