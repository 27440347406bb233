// Ranking of teams (Art. 17-19): match points, or points; number of wins in games; results among the tied; points on
// board 1, then on board 2, ...
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/result.h"
#include "match/crosstable.h"
#include "match/ranking.h"

namespace draughts {

struct Team {
    std::string name;
    std::vector<std::string> players;  // in the order of boards
};

/// The results of games with teams instead of their players. A player's team is the one the record names, else the one
/// that lists the player; the board is the record's, else the player's place in that list (so that each team's boards
/// are its own where all play against all). An error: a player without a team, or a game within a team.
Result<std::vector<GameResult>> team_results(std::span<const GameRecord> games, const std::vector<Team>& teams);

enum class TeamPoints : std::uint8_t {
    of_matches,  // 2 for a match won, 1 for one drawn: all games of two teams in one round
    of_games,
};

/// A ranking of teams, and the table of their results that it counts: of matches or of games.
struct TeamRanking {
    CrossTable table;
    Ranking ranking;
};

/// `games`: between teams, with boards. `unit`: what counts for wins and points in games.
[[nodiscard]] TeamRanking rank_teams(std::span<const GameResult> games, TeamPoints points, Unit unit = Unit::game);

}  // namespace draughts
