// The trainer: what it aims at, how it steps, and that it learns.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "catch.h"
#include "eval/evaluator.h"
#include "support/board_text.h"
#include "train/pass.h"
#include "train/trainer.h"
#include "training/samples_by_material.h"

namespace draughts {

namespace {

[[nodiscard]] Sample sample_of(GameResult result, Score score, bool is_exact) {
    return Sample{{position_of("W:Wc3,e3:Bd6"), score, result, is_exact, 0}};
}

[[nodiscard]] bool are_equal(const FloatNetwork& a, const FloatNetwork& b) {
    return std::equal(a.begin(), a.begin() + FloatNetwork::size(), b.begin());
}

}  // namespace

TEST_CASE("trainer: the aim is a blend of result and score") {
    TrainerSettings settings;
    settings.score_share = 0.25F;
    settings.scale = 200;
    CHECK(aim_of(sample_of(GameResult::win, 0, false), settings) == Approx(0.875));
    CHECK(aim_of(sample_of(GameResult::draw, 200, false), settings) == Approx(0.25 * 0.7310586 + 0.375));
    CHECK(aim_of(sample_of(GameResult::loss, -200, false), settings) == Approx(0.25 * 0.2689414));
    CHECK(aim_of(sample_of(GameResult::loss, 29990, false), settings) == Approx(0.25));
    CHECK(aim_of(sample_of(GameResult::win, -29990, false), settings) == Approx(0.75));
    // A result that tables know needs no opinion.
    CHECK(aim_of(sample_of(GameResult::win, -300, true), settings) == 1);
    CHECK(aim_of(sample_of(GameResult::draw, 300, true), settings) == 0.5F);
    settings.score_share = 0;
    CHECK(aim_of(sample_of(GameResult::loss, 500, false), settings) == 0);
    settings.score_share = 1;
    CHECK(aim_of(sample_of(GameResult::loss, 0, false), settings) == 0.5F);
}

TEST_CASE("trainer: the loss is the cross entropy") {
    CHECK(loss_of(0, 0) == Approx(std::numbers::ln2));
    CHECK(loss_of(0, 0.3) == Approx(std::numbers::ln2));
    CHECK(loss_of(2, 1) == Approx(0.1269280));
    CHECK(loss_of(2, 0) == Approx(2.1269280));
    CHECK(loss_of(-2, 0.5) == Approx(1.1269280));
    CHECK(loss_of(-1000, 1) == Approx(1000));
    CHECK(loss_of(1000, 1) == Approx(0).margin(1e-9));
    // Its derivative is what the trainer takes for the error.
    for (const double aim : {0.0, 0.3, 1.0}) {
        for (const double logit : {-3.0, -0.1, 0.0, 2.0}) {
            const double slope = (loss_of(logit + 1e-5, aim) - loss_of(logit - 1e-5, aim)) / 2e-5;
            CHECK(slope == Approx(static_cast<double>(expected_result(static_cast<float>(logit))) - aim).margin(1e-6));
        }
    }
}

TEST_CASE("trainer: the first step goes by the rate, down the gradient") {
    std::vector<Sample> samples{sample_of(GameResult::win, 0, true)};
    TrainerSettings settings;
    settings.epochs = 1;
    Trainer trainer{settings, samples};
    const auto before = random_network(settings.seed);
    REQUIRE(are_equal(trainer.network(), *before));
    const Pass pass{*before, samples[0].position()};
    const auto gradient = std::make_unique<FloatNetwork>();
    add_gradient(pass, expected_result(pass.logit) - 1, *gradient);
    CHECK(trainer.run_epoch() == Approx(loss_of(static_cast<double>(pass.logit), 1)));
    int moved = 0;
    for (std::size_t i = 0; i < FloatNetwork::size(); ++i) {
        const float slope = gradient->begin()[i];
        const float step = trainer.network().begin()[i] - before->begin()[i];
        if (std::abs(slope) > 1e-5F) {
            ++moved;
            REQUIRE(step == Approx(slope > 0 ? -settings.rate : settings.rate).epsilon(0.01));
        } else if (slope == 0) {
            REQUIRE(step == 0);
        }
    }
    CHECK(moved > 1000);
}

TEST_CASE("trainer: the same weights with one thread and with three") {
    TrainerSettings settings;
    settings.batch = 128;
    settings.epochs = 2;
    std::vector<Sample> samples = samples_by_material(1, 500);
    std::vector<Sample> again = samples;
    Trainer alone{settings, samples};
    settings.threads = 3;
    Trainer together{settings, again};
    for (int epoch = 0; epoch < settings.epochs; ++epoch) {
        CHECK(alone.run_epoch() == together.run_epoch());
    }
    CHECK(are_equal(alone.network(), together.network()));
    CHECK_FALSE(are_equal(alone.network(), *random_network(settings.seed)));
    TrainerSettings other = settings;
    other.threads = 1;
    CHECK(mean_loss(alone.network(), samples, settings) == mean_loss(alone.network(), samples, other));
}

TEST_CASE("trainer: learns that material wins") {
    TrainerSettings settings;
    settings.batch = 64;
    settings.epochs = 6;
    settings.score_share = 0;
    std::vector<Sample> samples = samples_by_material(1, 3000);
    const std::vector<Sample> unseen = samples_by_material(2, 500);
    Trainer trainer{settings, samples};
    const double untrained = mean_loss(trainer.network(), unseen, settings);
    double loss = 0;
    for (int epoch = 0; epoch < settings.epochs; ++epoch) {
        loss = trainer.run_epoch();
    }
    const double seen_now = mean_loss(trainer.network(), unseen, settings);
    const auto weights = std::make_unique<Weights>();
    quantise(trainer.network(), settings.scale, *weights);
    const double in_whole_numbers = mean_loss(*weights, unseen, settings);
    INFO("untrained " << untrained << " training " << loss << " unseen " << seen_now << ' ' << in_whole_numbers);
    CHECK(untrained > 0.6);
    CHECK(loss < 0.3);
    CHECK(seen_now < 0.35);
    CHECK(in_whole_numbers == Approx(seen_now).margin(0.01));
    int clear = 0;
    int right = 0;
    for (const Sample& sample : unseen) {
        const int score = evaluate(*weights, sample.position());
        const bool is_clear = std::abs(material_of(sample.position())) >= 2;
        clear += is_clear ? 1 : 0;
        right += is_clear && (score > 0) == (sample.result() == GameResult::win) ? 1 : 0;
    }
    INFO(right << " of " << clear);
    CHECK(clear > 200);
    CHECK(right >= clear - clear / 50);
}

}  // namespace draughts
