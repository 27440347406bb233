#include "train/trainer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "eval/evaluator.h"
#include "tablebase/parallel.h"
#include "train/pass.h"

namespace draughts {

namespace {

/// A batch is added up in so many parts, whatever the number of threads, for the sums to be the same.
constexpr std::size_t parts_of_batch = 8;

/// Adam (Kingma and Ba 2015), with the constants of the paper.
constexpr float mean_decay = 0.9F;
constexpr float square_decay = 0.999F;
constexpr float smallest_deviation = 1e-8F;

/// The part `number` of `count` equal parts.
[[nodiscard]] std::span<const Sample> part_of(std::span<const Sample> all, std::size_t number, std::size_t count) {
    const std::size_t begin = all.size() * number / count;
    const std::size_t end = all.size() * (number + 1) / count;
    return all.subspan(begin, end - begin);
}

}  // namespace

float aim_of(const Sample& sample, const TrainerSettings& settings) {
    const float result = static_cast<float>(sample.result()) / 2;
    const float score_share = sample.is_exact() ? 0 : settings.score_share;
    const float expected = expected_result(static_cast<float>(sample.score()) / static_cast<float>(settings.scale));
    return score_share * expected + (1 - score_share) * result;
}

double loss_of(double logit, double aim) {
    // log(1 + exp(x)) without overflow
    return std::max(logit, 0.0) + std::log1p(std::exp(-std::abs(logit))) - aim * logit;
}

Trainer::Trainer(const TrainerSettings& settings, std::vector<Sample>& samples)
    : settings_{settings},
      samples_{samples},
      network_{random_network(settings.seed)},
      mean_{std::make_unique<FloatNetwork>()},
      square_{std::make_unique<FloatNetwork>()},
      parts_(parts_of_batch),
      random_{settings.seed},
      all_steps_{(samples.size() + settings.batch - 1) / settings.batch * static_cast<std::size_t>(settings.epochs)} {}

double Trainer::run_epoch() {
    shuffle(samples_, random_);
    double loss = 0;
    for (std::size_t begin = 0; begin < samples_.size(); begin += settings_.batch) {
        const std::size_t size = std::min(settings_.batch, samples_.size() - begin);
        learn(std::span{samples_}.subspan(begin, size));
        for (const Part& part : parts_) {
            loss += part.loss;
        }
        const double done = static_cast<double>(steps_) / static_cast<double>(all_steps_);
        step(settings_.rate * static_cast<float>(0.5 + 0.5 * std::cos(std::numbers::pi * done)));
    }
    return loss / static_cast<double>(samples_.size());
}

/// Fills parts_ with the gradients of a batch, as the mean over it.
void Trainer::learn(std::span<const Sample> batch) {
    parallel_for(parts_.size(), settings_.threads, [&](std::size_t, std::size_t number) {
        Part& part = parts_[number];
        std::fill_n(part.gradient.begin(), FloatNetwork::size(), 0.0F);
        part.loss = 0;
        for (const Sample& sample : part_of(batch, number, parts_.size())) {
            const Pass pass{*network_, sample.position()};
            const float aim = aim_of(sample, settings_);
            part.loss += loss_of(static_cast<double>(pass.logit), static_cast<double>(aim));
            add_gradient(pass, (expected_result(pass.logit) - aim) / static_cast<float>(batch.size()), part.gradient);
        }
    });
}

void Trainer::step(float rate) {
    ++steps_;
    const auto count = static_cast<float>(steps_);
    const float mean_correction = 1 / (1 - std::pow(mean_decay, count));
    const float square_correction = 1 / (1 - std::pow(square_decay, count));
    float* weight = network_->begin();
    float* mean = mean_->begin();
    float* square = square_->begin();
    for (std::size_t i = 0; i < FloatNetwork::size(); ++i) {
        float gradient = 0;
        for (const Part& part : parts_) {
            gradient += part.gradient.begin()[i];
        }
        mean[i] = mean_decay * mean[i] + (1 - mean_decay) * gradient;
        square[i] = square_decay * square[i] + (1 - square_decay) * gradient * gradient;
        weight[i] -= rate * mean[i] * mean_correction / (std::sqrt(square[i] * square_correction) + smallest_deviation);
    }
    clip(*network_);
}

double mean_loss(const LogitOf& logit_of, std::span<const Sample> samples, const TrainerSettings& settings) {
    std::array<double, parts_of_batch> losses{};
    parallel_for(losses.size(), settings.threads, [&](std::size_t, std::size_t part) {
        for (const Sample& sample : part_of(samples, part, losses.size())) {
            losses[part] += loss_of(logit_of(sample.position()), static_cast<double>(aim_of(sample, settings)));
        }
    });
    double sum = 0;
    for (const double loss : losses) {
        sum += loss;
    }
    return sum / static_cast<double>(samples.size());
}

double mean_loss(const FloatNetwork& network, std::span<const Sample> samples, const TrainerSettings& settings) {
    return mean_loss(
        [&](const Position& position) {
            return static_cast<double>(Pass{network, position}.logit);
        },
        samples, settings);
}

double mean_loss(const Weights& weights, std::span<const Sample> samples, const TrainerSettings& settings) {
    return mean_loss(
        [&](const Position& position) {
            return static_cast<double>(evaluate(weights, position)) / weights.scale;
        },
        samples, settings);
}

}  // namespace draughts
