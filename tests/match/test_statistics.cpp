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
