// The patterns: what they see, and that they learn.
#include <cmath>

#include "catch.h"
#include "support/board_text.h"
#include "train/pattern_trainer.h"
#include "training/samples_by_material.h"

namespace draughts {

namespace {

[[nodiscard]] TrainerSettings small_settings() {
    TrainerSettings settings;
    settings.epochs = 4;
    settings.score_share = 0;
    settings.rate = 0.03F;
    return settings;
}

/// The same board with the other side to move.
[[nodiscard]] Position with_turn_changed(const Position& position) {
    return {position.pieces(Color::white), position.pieces(Color::black), position.kings(), opponent(position.turn())};
}

}  // namespace

TEST_CASE("patterns: know nothing at first, and learn towards the aim") {
    PatternModel model;
    const Position position = position_of("W:Wc3,e3,Kh8:Bd6,Ka3");
    CHECK(model.logit(position) == 0);
    float before = 0;
    for (int step = 0; step < 5; ++step) {
        model.learn(position, -0.5F, 0.01F);  // the model expects too little
        CHECK(model.logit(position) > before);
        before = model.logit(position);
    }
    // A position with nothing in common but whose move it is and that there are such windows at all stays near.
    CHECK(std::abs(model.logit(position_of("W:Wb6,Kd8:Bh6"))) < before / 2);
}

TEST_CASE("patterns: colours and sides count alike") {
    const TrainerSettings settings = small_settings();
    std::vector<Sample> samples = samples_by_material(1, 2000);
    PatternTrainer trainer{settings, samples};
    trainer.run_epoch();
    const PatternModel& model = trainer.model();
    const std::vector<Sample> unseen = samples_by_material(2, 200);
    std::array<double, 25> turn_worth{};
    std::array<bool, 25> is_known{};
    for (const Sample& sample : unseen) {
        const Position position = sample.position();
        CHECK(model.logit(mirrored(position)) == model.logit(position));
        // What one side has the other lacks: both views add up to what the move is worth with so many pieces.
        const double both =
            static_cast<double>(model.logit(position)) + static_cast<double>(model.logit(with_turn_changed(position)));
        const auto pieces = static_cast<std::size_t>(position.occupied().count());
        if (is_known[pieces]) {
            CHECK(both == Approx(turn_worth[pieces]).margin(1e-4));
        }
        turn_worth[pieces] = both;
        is_known[pieces] = true;
    }
}

TEST_CASE("patterns: learn that material wins") {
    const TrainerSettings settings = small_settings();
    std::vector<Sample> samples = samples_by_material(1, 6000);
    const std::vector<Sample> unseen = samples_by_material(2, 500);
    PatternTrainer trainer{settings, samples};
    CHECK(mean_loss(trainer.model(), unseen, settings) == Approx(std::log(2.0)));
    double loss = 0;
    for (int epoch = 0; epoch < settings.epochs; ++epoch) {
        loss = trainer.run_epoch();
    }
    const double seen_now = mean_loss(trainer.model(), unseen, settings);
    INFO("training " << loss << " unseen " << seen_now);
    CHECK(loss < 0.3);
    CHECK(seen_now < 0.4);
}

TEST_CASE("patterns: the same again by the same seed") {
    TrainerSettings settings = small_settings();
    const Position position = position_of("W:Wc3,e3:Bd6");
    const auto learned = [&](std::uint64_t seed) {
        settings.seed = seed;
        std::vector<Sample> samples = samples_by_material(1, 300);
        PatternTrainer trainer{settings, samples};
        trainer.run_epoch();
        return trainer.model().logit(position);
    };
    CHECK(learned(1) == learned(1));
    CHECK(learned(1) != learned(2));
}

}  // namespace draughts
