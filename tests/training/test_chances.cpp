// The model of win, draw and loss: what is fitted, to outcomes made from a known curve.
#include <cmath>
#include <vector>

#include "catch.h"
#include "support/board_text.h"
#include "train/chances.h"

namespace draughts {

namespace {

/// The curve written out: half the games are won at 120 - 60 x, the chance grows by 40 + 20 x, x = pieces / 24.
[[nodiscard]] double known_chance(double score, int pieces) {
    const double x = pieces / 24.0;
    return 1 / (1 + std::exp(-(score - (120 - 60 * x)) / (40 + 20 * x)));
}

/// A hundred thousand games at each score and number of pieces, ended as often as the curve says.
[[nodiscard]] std::vector<Outcomes> known_outcomes() {
    constexpr double games = 100'000;
    std::vector<Outcomes> outcomes;
    for (int pieces = 4; pieces <= 24; pieces += 2) {
        for (int score = -400; score <= 400; score += 20) {
            const auto won = static_cast<std::uint64_t>(games * known_chance(score, pieces));
            const auto lost = static_cast<std::uint64_t>(games * known_chance(-score, pieces));
            outcomes.push_back(
                {static_cast<double>(score), pieces, {lost, static_cast<std::uint64_t>(games) - won - lost, won}});
        }
    }
    return outcomes;
}

[[nodiscard]] Sample sample_of(std::string_view fen, Score score, GameResult result, bool is_exact = false) {
    return Sample{{position_of(fen), score, result, is_exact, 0}};
}

}  // namespace

TEST_CASE("chances: a known curve is found again") {
    const std::vector<Outcomes> outcomes = known_outcomes();
    const ChanceModel model = fit_chances(outcomes);
    for (const int pieces : {4, 12, 20, 24}) {
        for (const double score : {-300.0, -50.0, 0.0, 60.0, 150.0, 300.0}) {
            CAPTURE(pieces, score);
            CHECK(model.win(score, pieces) == Approx(known_chance(score, pieces)).margin(0.01));
        }
    }
    CHECK(loss_of(model, outcomes) < loss_of(ChanceModel{}, outcomes));
}

TEST_CASE("chances: the loss is the mean logarithm of what came about") {
    ChanceModel model;
    model.parameters = {100, 0, 0, 50, 0, 0};
    // At score 0: win and loss 1 / (1 + e^2) = 0.119203, draw 0.761594.
    const std::vector<Outcomes> outcomes{{0, 8, {1, 2, 1}}};
    CHECK(model.win(0, 8) == Approx(0.119203).margin(1e-6));
    CHECK(loss_of(model, outcomes) == Approx((2 * 2.126928 + 2 * 0.272342) / 4).margin(1e-5));
}

TEST_CASE("chances: samples are grouped by score and pieces; those that tell nothing are left out") {
    const std::vector<Sample> samples{
        sample_of("W:Wc3,e3:Bd6", 42, GameResult::win),  sample_of("W:Wc3,e3:Bd6", 48, GameResult::draw),
        sample_of("B:Wc3,e3:Bd6", 48, GameResult::loss), sample_of("W:Wc3,e3:Bd6", 60, GameResult::win),
        sample_of("W:Wc3:Bd6", 42, GameResult::win),     sample_of("W:Wc3:Bd6", 42, GameResult::win, true),
        sample_of("W:Wc3:Bd6", 29'990, GameResult::win)};
    const std::vector<Outcomes> groups = outcomes_of(samples, 10);
    REQUIRE(groups.size() == 3);
    CHECK(groups[0].pieces == 2);
    CHECK(groups[0].results == std::array<std::uint64_t, 3>{0, 0, 1});
    CHECK(groups[1].pieces == 3);
    CHECK(groups[1].score == Approx(46));
    CHECK(groups[1].results == std::array<std::uint64_t, 3>{1, 1, 1});
    CHECK(groups[2].results == std::array<std::uint64_t, 3>{0, 0, 1});
}

TEST_CASE("chances: the plot has a dot for each group that is large enough") {
    std::vector<Sample> samples(150, sample_of("W:Wc3,e3:Bd6", 40, GameResult::win));
    samples.resize(249, sample_of("W:Wc3,e3:Bd6", 140, GameResult::win));  // 99 of these
    const std::string svg = calibration_plot(ChanceModel{}, samples, "test");
    CHECK(svg.starts_with("<svg "));
    CHECK(svg.ends_with("</svg>\n"));
    const std::size_t first = svg.find("<circle ");
    REQUIRE(first != std::string::npos);
    CHECK(svg.find("<circle ", first + 1) == std::string::npos);
    CHECK(svg.find("3 pieces, score 40, 150 positions") != std::string::npos);
}

}  // namespace draughts
