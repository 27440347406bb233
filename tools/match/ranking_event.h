// From the games of an event to its ranking by one of the systems of the rules.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/crosstable.h"
#include "match/ranking.h"
#include "match/ranking_team.h"

namespace draughts {

enum class RankingSystem : std::uint8_t { round_robin, swiss, knock_out, team, relay };

/// "round-robin", "swiss", "knock-out", "team", "relay".
[[nodiscard]] std::string_view name_of(RankingSystem system);
[[nodiscard]] std::optional<RankingSystem> parse_ranking_system(std::string_view name);

enum class SwissMethod : std::uint8_t { solkoff, rating };

struct RankingRules {
    RankingSystem system = RankingSystem::round_robin;
    SwissMethod swiss = SwissMethod::solkoff;
    TeamPoints team_points = TeamPoints::of_matches;
    Unit unit = Unit::game;  // a knock-out and a relay go by the points of games in any case
    std::vector<Team> teams;
    std::map<std::string, double> ratings;  // beside those in the records, and before them
};

struct EventRanking {
    RankingRules rules;
    CrossTable table;  // of players, or of teams
    Ranking ranking;
    bool is_of_teams = false;
};

/// `games` in the order they were played. In a knock-out or a relay teams are ranked where they are given or in all
/// records; in a round robin and a Swiss players, since for teams there is a system of its own. An error: a player
/// without the team or rating that the rules need, or an event that was not of this system.
Result<EventRanking> rank_event(std::span<const GameRecord> games, const RankingRules& rules);

}  // namespace draughts
