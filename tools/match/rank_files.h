// The files that people write for a ranking: ratings and teams.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/result.h"
#include "match/ranking_team.h"

namespace draughts {

/// A line for each player: the name, then the rating after a blank or tab.
Result<std::map<std::string, double>> read_ratings(const std::filesystem::path& file);

/// A line for each team: "NAME: PLAYER; PLAYER; ...", in the order of boards. No player is in two teams.
Result<std::vector<Team>> read_teams(const std::filesystem::path& file);

}  // namespace draughts
