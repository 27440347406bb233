// Tally: the running result of an event from the view of its first engine.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "match/record.h"
#include "match/statistics.h"

namespace draughts {

class Tally {
  public:
    Tally(std::string engine, std::optional<Sprt> sprt) : engine_{std::move(engine)}, sprt_{sprt} {}

    /// Games without the engine do not count, nor do byes and lots. A mini-match counts for Elo and SPRT once both its
    /// games are in.
    void add(const GameRecord& game);

    [[nodiscard]] int games() const { return wins_ + draws_ + losses_; }
    /// In points of the game: 2 a win, 1 a draw.
    [[nodiscard]] int points() const { return 2 * wins_ + draws_; }
    [[nodiscard]] const PairCounts& pairs() const { return pairs_; }
    [[nodiscard]] EloEstimate elo() const;
    [[nodiscard]] const std::optional<Sprt>& sprt() const { return sprt_; }
    [[nodiscard]] double llr() const;
    /// Whether the SPRT has accepted one of its hypotheses.
    [[nodiscard]] bool is_decided() const;

    /// What a person wants to know at the end: score, both Elos, pairs, the test. Some lines, each with its newline.
    [[nodiscard]] std::string summary() const;
    /// "games 10 wins 3 draws 5 losses 2 score 11 elo 34.9 +- 80.1 llr 0.12"
    [[nodiscard]] std::string last_line() const;

  private:
    std::string engine_;
    std::optional<Sprt> sprt_;
    int wins_ = 0;
    int draws_ = 0;
    int losses_ = 0;
    PairCounts pairs_;
    std::map<int, int> half_pairs_;  // points of the game that is in, by pair
};

}  // namespace draughts
