// Evaluator: the network applied to the positions of a search, by little steps from one to the next.
//
// The sums of the hidden layer are kept for each distance from the root, with the position they belong to. A position
// is evaluated from whichever is nearer to it: the last one that was at the same distance, or the one two plies
// before, of the same side to move; only the features in which they differ are added and taken away.
#pragma once

#include <vector>

#include "core/position.h"
#include "eval/weights.h"

namespace draughts {

class Evaluator {
  public:
    /// No value is larger, whatever the weights: far from the scores of won games.
    static constexpr int largest_value = 20'000;

    /// For distances from the root up to `most_plies`. `weights` must outlive it.
    Evaluator(const Weights& weights, int most_plies);

    /// In hundredths of a man from the side to move; meant for positions without a capture. The result depends on the
    /// position alone, the time on how near it is to earlier ones. Precondition: 0 <= ply <= most_plies.
    [[nodiscard]] int evaluate(const Position& position, int ply);

  private:
    struct Sums {
        alignas(64) Weights::Cells cells;
        Position position;  // without pieces: the cells are the biases
    };

    void update(Sums& sums, const Sums& base, const Position& position) const;
    [[nodiscard]] int output(const Sums& sums) const;

    const Weights& weights_;
    std::vector<Sums> sums_;
};

/// The same for a single position.
[[nodiscard]] int evaluate(const Weights& weights, const Position& position);

}  // namespace draughts
