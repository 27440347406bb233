// Trainer: teaches a network by gradient descent (Adam) on samples, epoch by epoch.
//
// The aim for a position is a blend of how its game ended and of what the search thought, both as expected result
// (win 1, draw 1/2, loss 0); the loss is the cross entropy between aim and network. The result depends on data,
// settings and seed alone, not on the number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "train/float_network.h"
#include "train/samples.h"

namespace draughts {

struct TrainerSettings {
    std::uint64_t seed = 1;
    int epochs = 20;
    std::size_t batch = 16384;
    float rate = 0.002F;       // of learning, at the start; falls to nothing along a cosine
    float score_share = 0.5F;  // of the search's score in the aim, the rest is the result
    int scale = 150;           // hundredths of a man for a logit of 1, in scores and in the weights
    std::size_t threads = 1;
};

class Trainer {
  public:
    /// Keeps the reference.
    Trainer(const TrainerSettings& settings, std::vector<Sample>& samples);

    /// One more time through all samples, in a new order; returns the mean loss on the way.
    double run_epoch();

    [[nodiscard]] const FloatNetwork& network() const { return *network_; }

  private:
    struct Part {
        FloatNetwork gradient;
        double loss = 0;
    };

    void learn(std::span<const Sample> batch);
    void step(float rate);

    const TrainerSettings settings_;
    std::vector<Sample>& samples_;
    std::unique_ptr<FloatNetwork> network_;
    std::unique_ptr<FloatNetwork> mean_;    // of gradients, running
    std::unique_ptr<FloatNetwork> square_;  // of their squares
    std::vector<Part> parts_;               // of a batch, each with its sum of gradients
    std::uint64_t random_;
    std::size_t steps_ = 0;
    std::size_t all_steps_;
};

/// The expected result that a sample aims at.
[[nodiscard]] float aim_of(const Sample& sample, const TrainerSettings& settings);

/// Cross entropy of an output, as a logit, and the aim.
[[nodiscard]] double loss_of(double logit, double aim);

/// What a model makes of a position, as a logit; called from several threads at once.
using LogitOf = std::function<double(const Position&)>;

/// The mean loss of a model on samples.
[[nodiscard]] double mean_loss(const LogitOf& logit_of, std::span<const Sample> samples,
                               const TrainerSettings& settings);
/// That of a network, in real or in whole numbers.
[[nodiscard]] double mean_loss(const FloatNetwork& network, std::span<const Sample> samples,
                               const TrainerSettings& settings);
[[nodiscard]] double mean_loss(const Weights& weights, std::span<const Sample> samples,
                               const TrainerSettings& settings);

}  // namespace draughts
