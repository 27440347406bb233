#include <array>
#include <cmath>

#include "catch.h"
#include "match/statistics.h"

namespace draughts {

namespace {

/// A match as fastchess, another match runner, reported it.
struct PublishedMatch {
    PairCounts pairs;
    double elo;
    double error;
    double los;  // percent
};

/// The same with its further figures.
struct PublishedPairs {
    PublishedMatch match;
    double normalised_elo;
    double normalised_error;
    double draw_ratio;  // percent
    double pair_ratio;
};

[[nodiscard]] bool is_rounded_to(double value, double published) {
    return std::abs(value - published) < 0.0051;
}

}  // namespace

TEST_CASE("Elo, its error and the likelihood of superiority are those of published matches") {
    constexpr std::array<PublishedMatch, 3> matches = {{{{{19, 82, 272, 308, 361}}, 162.63, 13.49, 100.00},
                                                        {{{790, 1759, 3256, 1780, 807}}, 1.14, 4.04, 70.95},
                                                        {{{34, 49, 128, 62, 27}}, -0.58, 21.41, 47.88}}};
    for (const PublishedMatch& match : matches) {
        const EloEstimate estimate = estimate_elo(match.pairs);
        CAPTURE(match.elo, estimate.elo, estimate.error, estimate.los);
        CHECK(is_rounded_to(estimate.elo, match.elo));
        CHECK(is_rounded_to(estimate.error, match.error));
        CHECK(is_rounded_to(estimate.los * 100, match.los));
    }
}

TEST_CASE("normalised Elo, draw ratio and pair ratio are those of published matches") {
    // What fastchess printed: in the comment of fishtest's worker/games.py, in brunocodutra/cinder pull request 727, in
    // fastchess issue 807 and in fastchess pull request 515.
    constexpr std::array<PublishedPairs, 4> matches = {
        {{{{{43, 61, 144, 55, 37}}, -9.20, 20.93, 19.41}, -11.50, 26.11, 42.35, 0.88},
         {{{{50, 287, 610, 387, 73}}, 18.04, 8.23, 100.00}, 28.19, 12.84, 43.35, 1.36},
         {{{{30, 6, 18, 0, 6}}, -168.40, 73.37, 0.00}, -170.08, 62.16, 30.00, 0.17},
         {{{{0, 1, 4, 0, 0}}, -34.86, 62.20, 13.18}, -122.84, 215.34, 80.00, 0.00}}};
    for (const PublishedPairs& published : matches) {
        const EloEstimate estimate = estimate_elo(published.match.pairs);
        const NormalisedElo normalised = estimate_normalised_elo(published.match.pairs);
        CAPTURE(published.match.elo, estimate.elo, estimate.error, normalised.elo, normalised.error);
        CHECK(is_rounded_to(estimate.elo, published.match.elo));
        CHECK(is_rounded_to(estimate.error, published.match.error));
        CHECK(is_rounded_to(estimate.los * 100, published.match.los));
        CHECK(is_rounded_to(normalised.elo, published.normalised_elo));
        CHECK(is_rounded_to(normalised.error, published.normalised_error));
        CHECK(is_rounded_to(draw_ratio(published.match.pairs) * 100, published.draw_ratio));
        CHECK(is_rounded_to(pair_ratio(published.match.pairs), published.pair_ratio));
    }
}

TEST_CASE("the likelihood ratios are those of published tests") {
    // Two tests of the Stockfish project with logistic bounds.
    CHECK(is_rounded_to(sprt_llr({{223, 9863, 21279, 10037, 246}}, 0.5, 2.5), -3.07));
    CHECK(is_rounded_to(sprt_llr({{871, 26175, 55983, 26678, 821}}, 0, 2), -4.98));
    CHECK(sprt_llr({}, 0, 5) == 0);
}

TEST_CASE("one-sided results stay numbers where they can") {
    const EloEstimate nothing = estimate_elo({});
    CHECK(nothing.elo == 0);
    CHECK(nothing.los == 0.5);
    CHECK(estimate_normalised_elo({}).elo == 0);
    CHECK(draw_ratio({}) == 0);
    CHECK(std::isnan(pair_ratio({})));
    CHECK(std::isinf(pair_ratio({{0, 0, 0, 0, 9}})));
    CHECK(std::isinf(estimate_normalised_elo({{0, 0, 0, 0, 9}}).elo));
    CHECK(estimate_normalised_elo({{0, 0, 9, 0, 0}}).elo == 0);
    const EloEstimate all = estimate_elo({{0, 0, 0, 0, 9}});
    CHECK(std::isinf(all.elo));
    CHECK(all.error == 0);
    CHECK(all.los == 1);
    const EloEstimate equal = estimate_elo({{0, 0, 9, 0, 0}});
    CHECK(equal.elo == 0);
    CHECK(equal.los == 0.5);
}

TEST_CASE("the test ends at its bounds: 2.94 either way for 5% and 5%") {
    const Sprt sprt{0, 5, 0.05, 0.05};
    CHECK(judge(sprt, 2.94) == SprtState::goes_on);
    CHECK(judge(sprt, 2.95) == SprtState::accepts_elo1);
    CHECK(judge(sprt, -2.94) == SprtState::goes_on);
    CHECK(judge(sprt, -2.95) == SprtState::accepts_elo0);
}

}  // namespace draughts
