#include "train/pattern_trainer.h"

#include "train/pass.h"

namespace draughts {

PatternTrainer::PatternTrainer(const TrainerSettings& settings, std::vector<Sample>& samples)
    : settings_{settings}, samples_{samples}, random_{settings.seed} {}

double PatternTrainer::run_epoch() {
    shuffle(samples_, random_);
    const float rate =
        settings_.rate * static_cast<float>(settings_.epochs - epochs_done_) / static_cast<float>(settings_.epochs);
    ++epochs_done_;
    double loss = 0;
    for (const Sample& sample : samples_) {
        const Position position = sample.position();
        const float logit = model_.logit(position);
        const float aim = aim_of(sample, settings_);
        loss += loss_of(static_cast<double>(logit), static_cast<double>(aim));
        model_.learn(position, expected_result(logit) - aim, rate);
    }
    return loss / static_cast<double>(samples_.size());
}

double mean_loss(const PatternModel& model, std::span<const Sample> samples, const TrainerSettings& settings) {
    return mean_loss(
        [&](const Position& position) {
            return static_cast<double>(model.logit(position));
        },
        samples, settings);
}

}  // namespace draughts
