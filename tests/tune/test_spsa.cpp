// SPSA against functions whose best point is known.
#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "catch.h"
#include "tune/spsa.h"

namespace draughts {

namespace {

/// Plays as if strength fell with the square of the distance from `best`, in steps: the points of `games` games.
int play(const Spsa::Trial& trial, const std::vector<Parameter>& parameters, const std::vector<double>& best,
         std::mt19937_64& random) {
    constexpr int games = 8;
    double advantage = 0;
    for (std::size_t i = 0; i < best.size(); ++i) {
        const double plus = (trial.plus[i] - best[i]) / parameters[i].step;
        const double minus = (trial.minus[i] - best[i]) / parameters[i].step;
        advantage += (minus * minus - plus * plus) / 20;
    }
    int points = 0;
    for (int game = 0; game < games; ++game) {
        const double chance = 1 / (1 + std::exp(-advantage));
        points += std::uniform_real_distribution{0.0, 1.0}(random) < chance ? 1 : -1;
    }
    return points;
}

}  // namespace

TEST_CASE("spsa: comes near the best point of a noisy function") {
    const std::vector<double> best{70, 5, 300};
    Spsa spsa{{{"a", 40, 0, 100, 8}, {"b", 9, 1, 20, 1}, {"c", 350, 100, 400, 20}}, 3000, 0.02, 11};
    std::mt19937_64 random{3};
    for (int number = 1; number <= 3000; ++number) {
        const Spsa::Trial trial = spsa.trial(number);
        spsa.learn(trial, play(trial, spsa.parameters(), best, random));
    }
    for (std::size_t i = 0; i < best.size(); ++i) {
        const Parameter& parameter = spsa.parameters()[i];
        INFO(parameter.name << ' ' << parameter.value);
        CHECK(std::abs(parameter.value - best[i]) < 2 * parameter.step);
    }
}

TEST_CASE("spsa: tries whole numbers within the limits, on both sides of the value") {
    const Spsa spsa{{{"a", 10, 9, 11, 5}}, 100, 0.02, 1};
    for (int number = 1; number <= 100; ++number) {
        const Spsa::Trial trial = spsa.trial(number);
        CHECK(std::min(trial.plus[0], trial.minus[0]) == 9);
        CHECK(std::max(trial.plus[0], trial.minus[0]) == 11);
    }
}

TEST_CASE("spsa: the same trial for the same seed and number, others for others") {
    const std::vector<Parameter> parameters(20, {"a", 100, 0, 200, 10});
    const Spsa spsa{parameters, 100, 0.02, 1};
    CHECK(spsa.trial(5).plus == spsa.trial(5).plus);
    CHECK(spsa.trial(5).plus != spsa.trial(6).plus);
    CHECK(spsa.trial(5).plus != Spsa{parameters, 100, 0.02, 2}.trial(5).plus);
}

TEST_CASE("spsa: a win moves a value towards the winner, and never out of its limits") {
    Spsa spsa{{{"a", 50, 0, 52, 10}}, 10, 0.1, 1};
    const Spsa::Trial trial = spsa.trial(10);
    const bool is_up = trial.plus[0] > trial.minus[0];
    spsa.learn(trial, is_up ? 1 : -1);
    CHECK(spsa.parameters()[0].value == Approx(51));  // a point, at the end: a tenth of the step
    spsa.learn(trial, is_up ? 8 : -8);
    CHECK(spsa.parameters()[0].value == 52);
}

TEST_CASE("spsa: parameters are read, and refused with what was expected") {
    const auto read = parse_parameter("winning-by-ply=50.5,10,150,7");
    REQUIRE(read);
    CHECK(read->name == "winning-by-ply");
    CHECK(read->value == 50.5);
    CHECK(read->least == 10);
    CHECK(read->most == 150);
    CHECK(read->step == 7);
    for (const std::string bad :
         {"", "a", "=1,0,2,1", "a=1", "a=1,0,2", "a=1,0,2,1,", "a=1,0,2,1,3", "a=1,0,2,x", "a=3,0,2,1", "a=1,0,2,0",
          "a=nan,0,2,1", "a=1;0,2,1", "a=1,0.5,2,1", "a=1,0,2.5,1", "a=1,0,1e12,1"}) {
        INFO(bad);
        const auto refused = parse_parameter(bad);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().find("NAME=VALUE,LEAST,MOST,STEP") != std::string::npos);
    }
}

}  // namespace draughts
