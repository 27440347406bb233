// Summary: what the report counts in the games of an event.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "match/record.h"
#include "match/statistics.h"

namespace draughts {

struct Score {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    /// `points`: 2 a win, 1 a draw, 0 a loss.
    void add(int points) { ++(points == 2 ? wins : points == 1 ? draws : losses); }
    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] int points() const { return 2 * wins + draws; }
};

/// White's points: 2, 1 or 0.
[[nodiscard]] int white_points(const GameRecord& game);

struct PlayerSummary {
    std::string name;
    Score all;
    Score as_white;
    Score as_black;
    EloEstimate elo;  // against the others in the event, by pairs
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
