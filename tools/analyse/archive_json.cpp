#include "analyse/archive_json.h"

#include <nlohmann/json.hpp>

#include "analyse/game_result.h"
#include "text/fen.h"

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

std::string json_line(const ArchiveGame& game, std::optional<std::size_t> ply) {
    Json json = about(game);
    if (ply) {
        json["ply"] = *ply;
    }
    return line_of(json);
}

std::string json_line(const Position& position, const std::vector<std::string>& moves, const BookCounts& counts) {
    return line_of({{"position", format_fen(position)},
                    {"moves", moves},
                    {"games", counts.games()},
                    {"white", counts.white},
                    {"draw", counts.draw},
                    {"black", counts.black},
                    {"unknown", counts.unknown}});
}

std::optional<std::string> add_json_line(const std::string& line, OpeningBook& book) {
    const Json json = Json::parse(line, nullptr, false);
    const auto count = [&](const char* name) {
        return json.contains(name) && json[name].is_number_unsigned() ? std::optional{json[name].get<std::uint64_t>()}
                                                                      : std::nullopt;
    };
    if (!json.is_object() || !json.contains("position") || !json.contains("moves") || !json["moves"].is_array() ||
        !count("white") || !count("draw") || !count("black") || !count("unknown")) {
        return "expected a line that 'book --json' prints";
    }
    if (json["position"] != format_fen(book.position())) {
        return "counts of another position, expected " + format_fen(book.position());
    }
    std::vector<std::string> moves;
    for (const Json& move : json["moves"]) {
        if (!move.is_string()) {
            return "a move that is no text";
        }
        moves.push_back(move.get<std::string>());
    }
    book.add(moves, {*count("white"), *count("draw"), *count("black"), *count("unknown")});
    return std::nullopt;
}

}  // namespace draughts
