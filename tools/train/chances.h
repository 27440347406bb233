// The model of win, draw and loss: how likely each end is for a score and a number of pieces, fitted to games.
//
//     P(win)  = 1 / (1 + exp(-(score - a) / b)),  P(loss) the same for -score,  the rest is a draw
//     a = a0 + a1 * x + a2 * x^2,  b = b0 + b1 * x + b2 * x^2,  x = pieces / 24
//
// a is the score at which half the games are won, b how slowly the chance grows there.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "train/samples.h"

namespace draughts {

struct ChanceModel {
    std::array<double, 6> parameters{60, 40, 0, 40, 20, 0};  // a0, a1, a2, b0, b1, b2

    [[nodiscard]] double win(double score, int pieces) const;
};

/// What became of positions with like scores and like many pieces.
struct Outcomes {
    double score = 0;  // their mean
    int pieces = 0;
    std::array<std::uint64_t, 3> results{};  // loss, draw, win

    [[nodiscard]] std::uint64_t total() const { return results[0] + results[1] + results[2]; }
};

/// Groups samples by pieces and by score in steps of `width`; those whose score is decided, or too large to tell
/// anything, are left out.
[[nodiscard]] std::vector<Outcomes> outcomes_of(std::span<const Sample> samples, int width);

/// The mean logarithmic loss of the model on groups.
[[nodiscard]] double loss_of(const ChanceModel& model, std::span<const Outcomes> groups);

/// The model that fits best.
[[nodiscard]] ChanceModel fit_chances(std::span<const Outcomes> groups);

/// A page of SVG: foretold chance of a win against the share of games won, a dot for each group of fifty points and
/// three pieces.
[[nodiscard]] std::string calibration_plot(const ChanceModel& model, std::span<const Sample> samples,
                                           const std::string& title);

}  // namespace draughts
