// play_out: an event without engines, its results by a rule.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "catch.h"
#include "match/format.h"

namespace draughts {

/// The result of a game between two players by number: "1-0", "1/2-1/2" or "0-1".
using ResultRule = std::function<std::string(std::size_t white, std::size_t black)>;

[[nodiscard]] inline GameRecord record_of(const GameTask& task, const Field& field, const ResultRule& rule) {
    const bool is_game = task.kind == GameTask::Kind::game;
    GameRecord record;
    record.game = task.game;
    record.round = task.round;
    record.pair = task.pair;
    record.board = task.board;
    record.white = field.player(task.white);
    record.black = task.kind == GameTask::Kind::bye ? "" : field.player(task.black);
    record.result = is_game ? rule(task.white, task.black) : "1-0";
    record.reason = is_game ? "no-moves" : task.kind == GameTask::Kind::bye ? "bye" : "lot";
    return record;
}

struct PlayedEvent {
    std::vector<std::vector<GameTask>> stages;
    std::vector<GameRecord> games;
};

[[nodiscard]] inline PlayedEvent play_out(const FormatSettings& settings, const Field& field, const ResultRule& rule) {
    const auto format = make_format(settings, field, {0, 1, 2});
    PlayedEvent event;
    while (true) {
        const auto stage = format->next_games(event.games);
        REQUIRE(stage);
        if (stage->empty()) {
            return event;
        }
        event.stages.push_back(*stage);
        for (const GameTask& task : *stage) {
            CHECK(task.game == static_cast<int>(event.games.size()) + 1);
            event.games.push_back(record_of(task, field, rule));
        }
    }
}

/// "1 A E": round, who has White in the first game of a mini-match, the other.
[[nodiscard]] inline std::vector<std::string> mini_matches_of(const std::vector<GameRecord>& games) {
    std::vector<std::string> lines;
    int pair = 0;
    for (const GameRecord& game : games) {
        if (game.pair != pair) {
            pair = game.pair;
            lines.push_back(std::to_string(game.round) + " " + game.white + " " +
                            (is_played(game) ? game.black : game.reason));
        }
    }
    return lines;
}

}  // namespace draughts
