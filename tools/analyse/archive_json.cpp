#include "analyse/archive_json.h"

#include <nlohmann/json.hpp>

#include "analyse/game_result.h"

namespace draughts {

namespace {

/// In the order of writing.
using Json = nlohmann::ordered_json;

Json about(const ArchiveGame& game) {
    const auto tag = [&](std::string_view name) {
        return std::string{game.game.tag(name).value_or("")};
    };
    return Json{{"file", game.file},
                {"game", game.game.number},
                {"line", game.game.line},
                {"white", tag("White")},
                {"black", tag("Black")},
                {"event", tag("Event")},
                {"date", tag("Date")},
                {"result", std::string{name_of(result_of(game.game))}},
                {"variant", std::string{name_of(game.replay.variant)}},
                {"plies", game.replay.plies}};
}

std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string json_line(const ArchiveGame& game, const Verdict& verdict) {
    Json json = about(game);
    json["replayed"] = verdict.is_replayed;
    json["broken"] = verdict.is_broken;
    json["findings"] = Json::array();
    for (const Finding& finding : verdict.findings) {
        json["findings"].push_back(
            {{"kind", std::string{name_of(finding.kind)}}, {"ply", finding.ply}, {"text", finding.text}});
    }
    return line_of(json);
}

}  // namespace draughts
