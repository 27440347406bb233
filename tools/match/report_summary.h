// Summary: what the report counts in the games of an event.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "match/record.h"
#include "match/score.h"
#include "match/statistics.h"

namespace draughts {

struct PlayerSummary {
    std::string name;
    Score all;
    Score as_white;
    Score as_black;
    PairCounts pairs;  // against all others in the event
    EloEstimate elo;   // of these pairs
    double seconds = 0;
    int timed_moves = 0;
};

struct CoursePoint {
    int games = 0;
    EloEstimate elo;
};

struct Summary {
    std::vector<PlayerSummary> players;                   // in the order of their first game, its White first
    std::vector<std::vector<Score>> against;              // [a][b]: of player a against player b
    std::vector<CoursePoint> course;                      // of the first player, where it is finite
    std::vector<std::pair<std::string, Score>> openings;  // of White, in order of appearance
    std::map<std::string, int> reasons;
    std::vector<int> lengths;  // in plies, by game
};

[[nodiscard]] Summary summarise(const std::vector<GameRecord>& games);

}  // namespace draughts
