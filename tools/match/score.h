// Score: results counted, from one player's view.
#pragma once

namespace draughts {

struct Score {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    /// `points`: 2 a win, 1 a draw, 0 a loss (Art. 12.6).
    void add(int points) { ++(points == 2 ? wins : points == 1 ? draws : losses); }
    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] int points() const { return 2 * wins + draws; }

    [[nodiscard]] bool operator==(const Score&) const = default;
};

}  // namespace draughts
