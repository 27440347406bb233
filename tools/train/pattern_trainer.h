// PatternTrainer: teaches patterns as Trainer teaches a network, by the same aims, one sample at a time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "train/pattern_model.h"
#include "train/samples.h"
#include "train/trainer.h"

namespace draughts {

class PatternTrainer {
  public:
    /// Keeps the reference. Of the settings, the rate falls to nothing along a line.
    PatternTrainer(const TrainerSettings& settings, std::vector<Sample>& samples);

    /// One more time through all samples, in a new order; returns the mean loss on the way.
    double run_epoch();

    [[nodiscard]] const PatternModel& model() const { return model_; }

  private:
    const TrainerSettings settings_;
    std::vector<Sample>& samples_;
    PatternModel model_;
    std::uint64_t random_;
    int epochs_done_ = 0;
};

[[nodiscard]] double mean_loss(const PatternModel& model, std::span<const Sample> samples,
                               const TrainerSettings& settings);

}  // namespace draughts
