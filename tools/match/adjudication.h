// Adjudication: ending a game early when both engines say how it stands. Pure; scores in, ruling out.
//
// Both engines must agree, each with its own score; a move without a score breaks every row. A draw is never given
// before both sides have made 20 moves (Art. 12.4), and only over moves that bring a draw nearer: a capture or a
// man's move breaks its row.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/types.h"

namespace draughts {

struct ResignRule {
    double score = 6;  // men: the loser is at most at -score, the winner at least at +score
    int moves = 3;     // of each side in a row
};

struct DrawOffer {
    int number = 40;     // not before this move of each side
    int moves = 8;       // of each side in a row
    double score = 0.1;  // men: both within
};

struct AdjudicationRules {
    std::optional<ResignRule> resign;
    std::optional<DrawOffer> draw;
};

enum class Ruling : std::uint8_t { none, white_wins, black_wins, draw };

class Adjudicator {
  public:
    explicit Adjudicator(const AdjudicationRules& rules) : rules_{rules} {}

    /// A move of `mover` and what it thinks of it. `breaks_draw`: a capture or a man's move.
    Ruling add(Color mover, std::optional<double> score_men, bool breaks_draw);

  private:
    struct Side {
        int made = 0;
        int winning = 0;  // scores in a row
        int losing = 0;
        int drawish = 0;
    };

    AdjudicationRules rules_;
    std::array<Side, 2> sides_{};
};

}  // namespace draughts
