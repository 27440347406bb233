// Statistics: what the mini-matches played so far say of two engines' strength.
//
// Two games of one opening are one observation of five possible values (the pentanomial model): games of a pair are
// not independent, and an unbalanced opening cancels out. Elo is the logistic one: expected score 1 / (1 +
// 10^(-e/400)). SPRT: the generalised sequential probability ratio test, in which both hypotheses take the distribution
// that is most likely among those of their expected score (M. Van den Bergh, "A practical introduction to the GSPRT").
#pragma once

#include <array>
#include <cstdint>

namespace draughts {

/// How many pairs brought the engine 0, 1/2, 1, 3/2 and 2 points of 2.
struct PairCounts {
    std::array<int, 5> counts{};
};

struct EloEstimate {
    double elo = 0;    // of a score of all or nothing: +-infinity
    double error = 0;  // half of the 95% confidence interval
    double los = 0.5;  // likelihood of superiority
};

[[nodiscard]] EloEstimate estimate_elo(const PairCounts& pairs);

struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;
};

/// The log-likelihood ratio of elo1 to elo0. 0 while there is nothing to judge by.
[[nodiscard]] double sprt_llr(const PairCounts& pairs, double elo0, double elo1);

enum class SprtState : std::uint8_t { goes_on, accepts_elo0, accepts_elo1 };
[[nodiscard]] SprtState judge(const Sprt& sprt, double llr);

}  // namespace draughts
