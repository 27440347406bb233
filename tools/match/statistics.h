// Statistics: what the mini-matches played so far say of two engines' strength.
//
// Two games of one opening are one observation of five possible values (the pentanomial model): games of a pair are
// not independent, and an unbalanced opening cancels out. Elo is the logistic one: expected score 1 / (1 +
// 10^(-e/400)). SPRT: the generalised sequential probability ratio test, in which both hypotheses take the distribution
// that is most likely among those of their expected score (M. Van den Bergh, "A practical introduction to the GSPRT").
//
// Normalised Elo measures the score in its own standard deviation, so that it does not depend on how drawish games are:
// (800 / ln 10) (m - 1/2) / (sqrt(2) s), with m the mean and s the standard deviation of a pair's score (M. Van den
// Bergh, "Normalized Elo"). Its error over n games is that of a normal distribution, 1 / sqrt(n) of the unit.
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

struct NormalisedElo {
    double elo = 0;    // +-infinity when all pairs ended alike, other than level
    double error = 0;  // half of the 95% confidence interval
};

[[nodiscard]] NormalisedElo estimate_normalised_elo(const PairCounts& pairs);

/// The share of pairs that ended level. 0 without pairs.
[[nodiscard]] double draw_ratio(const PairCounts& pairs);
/// Pairs won to pairs lost. Infinity where none was lost, not a number where none was won either.
[[nodiscard]] double pair_ratio(const PairCounts& pairs);

struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;
};

/// The log-likelihood ratio of elo1 to elo0. 0 while there is nothing to judge by.
[[nodiscard]] double sprt_llr(const PairCounts& pairs, double elo0, double elo1);

/// The ratios at which the test ends: elo0 is accepted at `lower`, elo1 at `upper` (A. Wald).
struct SprtBounds {
    double lower = 0;
    double upper = 0;
};
[[nodiscard]] SprtBounds bounds_of(const Sprt& sprt);

enum class SprtState : std::uint8_t { goes_on, accepts_elo0, accepts_elo1 };
[[nodiscard]] SprtState judge(const Sprt& sprt, double llr);

}  // namespace draughts
