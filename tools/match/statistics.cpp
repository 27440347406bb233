#include "match/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <numeric>

namespace draughts {

namespace {

using Distribution = std::array<double, 5>;

constexpr double two_sided_95 = 1.959963984540054;  // standard deviations

/// The score of a pair, 0 to 1.
[[nodiscard]] double score_of(std::size_t outcome) {
    return static_cast<double>(outcome) / 4;
}

[[nodiscard]] double expected_score(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

[[nodiscard]] double elo_of(double score) {
    return -400 * std::log10(1 / score - 1);
}

[[nodiscard]] int count_of(const PairCounts& pairs) {
    return std::accumulate(pairs.counts.begin(), pairs.counts.end(), 0);
}

struct Moments {
    double mean = 0;
    double deviation = 0;  // of a single pair
};

/// Precondition: there are pairs.
[[nodiscard]] Moments moments_of(const PairCounts& pairs) {
    const double count = count_of(pairs);
    double mean = 0;
    double square = 0;
    for (std::size_t i = 0; i < pairs.counts.size(); ++i) {
        mean += pairs.counts[i] / count * score_of(i);
        square += pairs.counts[i] / count * score_of(i) * score_of(i);
    }
    return {mean, std::sqrt(std::max(0.0, square - mean * mean))};
}

/// Among the distributions of mean `score` that which makes `observed` likeliest: p / (1 + t (x - score)), with the t
/// that gives this mean. The sum falls as t grows, so bisection finds it.
[[nodiscard]] Distribution likeliest(const Distribution& observed, double score) {
    double low = -1 / (1 - score);
    double high = 1 / score;
    const auto tilted = [&](double t, std::size_t i) {
        return observed[i] / (1 + t * (score_of(i) - score));
    };
    for (int step = 0; step < 100; ++step) {
        const double t = (low + high) / 2;
        double sum = 0;
        for (std::size_t i = 0; i < observed.size(); ++i) {
            sum += tilted(t, i) * (score_of(i) - score);
        }
        (sum > 0 ? low : high) = t;
    }
    Distribution result{};
    for (std::size_t i = 0; i < observed.size(); ++i) {
        result[i] = tilted((low + high) / 2, i);
    }
    return result;
}

}  // namespace

EloEstimate estimate_elo(const PairCounts& pairs) {
    const int count = count_of(pairs);
    if (count == 0) {
        return {};
    }
    const Moments moments = moments_of(pairs);
    const double mean = moments.mean;
    const double deviation = moments.deviation / std::sqrt(count);
    EloEstimate estimate;
    estimate.elo = elo_of(mean);
    estimate.error = (elo_of(std::min(1.0, mean + two_sided_95 * deviation)) -
                      elo_of(std::max(0.0, mean - two_sided_95 * deviation))) /
                     2;
    if (std::isnan(estimate.error)) {
        estimate.error = 0;  // nothing but wins or nothing but losses
    }
    if (deviation > 0) {
        estimate.los = std::erfc((0.5 - mean) / deviation / std::numbers::sqrt2) / 2;
    } else if (mean != 0.5) {
        estimate.los = mean > 0.5 ? 1 : 0;
    }
    return estimate;
}

NormalisedElo estimate_normalised_elo(const PairCounts& pairs) {
    const int count = count_of(pairs);
    if (count == 0) {
        return {};
    }
    constexpr double unit = 800 / std::numbers::ln10;
    const auto [mean, deviation] = moments_of(pairs);
    const double lead = mean - 0.5;
    NormalisedElo estimate;
    estimate.elo = lead == 0 ? 0 : unit * lead / (std::numbers::sqrt2 * deviation);
    estimate.error = unit * two_sided_95 / std::sqrt(2.0 * count);
    return estimate;
}

double draw_ratio(const PairCounts& pairs) {
    const int count = count_of(pairs);
    return count == 0 ? 0 : static_cast<double>(pairs.counts[2]) / count;
}

double pair_ratio(const PairCounts& pairs) {
    const auto won = static_cast<double>(pairs.counts[3] + pairs.counts[4]);
    return won / static_cast<double>(pairs.counts[0] + pairs.counts[1]);
}

double sprt_llr(const PairCounts& pairs, double elo0, double elo1) {
    // An outcome not seen yet is not impossible: each gets a thousandth of a pair.
    constexpr double prior = 1e-3;
    if (count_of(pairs) == 0) {
        return 0;
    }
    Distribution observed{};
    double count = 0;
    for (std::size_t i = 0; i < observed.size(); ++i) {
        observed[i] = std::max<double>(pairs.counts[i], prior);
        count += observed[i];
    }
    for (double& share : observed) {
        share /= count;
    }
    const Distribution p0 = likeliest(observed, expected_score(elo0));
    const Distribution p1 = likeliest(observed, expected_score(elo1));
    double ratio = 0;
    for (std::size_t i = 0; i < observed.size(); ++i) {
        ratio += count * observed[i] * std::log(p1[i] / p0[i]);
    }
    return ratio;
}

SprtBounds bounds_of(const Sprt& sprt) {
    return {std::log(sprt.beta / (1 - sprt.alpha)), std::log((1 - sprt.beta) / sprt.alpha)};
}

SprtState judge(const Sprt& sprt, double llr) {
    const auto [lower, upper] = bounds_of(sprt);
    return llr >= upper ? SprtState::accepts_elo1 : llr <= lower ? SprtState::accepts_elo0 : SprtState::goes_on;
}

}  // namespace draughts
