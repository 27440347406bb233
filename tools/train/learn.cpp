#include <chrono>
#include <cmath>
#include <iomanip>
#include <memory>
#include <ostream>
#include <span>
#include <sstream>
#include <string>

#include "command_line/commands.h"
#include "eval/evaluator.h"
#include "eval/weights.h"
#include "tablebase/table_files.h"
#include "text/quote.h"
#include "train/chances.h"
#include "train/commands.h"
#include "train/pattern_trainer.h"
#include "training_data/weights_file.h"

namespace draughts {

namespace {

using Clock = std::chrono::steady_clock;

[[nodiscard]] std::string settings_text(const TrainerSettings& settings) {
    std::ostringstream text;
    text << "cells=" << Weights::cells << " epochs=" << settings.epochs << " batch=" << settings.batch
         << " rate=" << settings.rate << " score-share=" << settings.score_share << " scale=" << settings.scale
         << " seed=" << settings.seed;
    return text.str();
}

[[nodiscard]] std::string provenance(const LearnOptions& options, const Samples& samples, double loss) {
    std::ostringstream text;
    text << "bolshak-train " << DRAUGHTS_VERSION << ' ' << options.date << '\n'
         << "positions=" << samples.training.size() << " held-out=" << samples.held_out.size() << " loss=" << std::fixed
         << std::setprecision(5) << loss << '\n'
         << settings_text(options.trainer) << '\n'
         << samples.settings;
    return text.str();
}

void save(const LearnOptions& options, const Weights& weights) {
    if (const auto fault = write_file(options.output, format_weights(weights))) {
        throw BadArgument{"cannot write " + quoted(std::string_view{options.output.string()}) + ": " + *fault};
    }
}

}  // namespace

int learn_weights(const LearnOptions& options, std::ostream& out) {
    Samples samples = load_samples(options.data, options.variant, options.hold_out);
    out << samples.damage << settings_text(options.trainer) << "\npositions " << samples.training.size()
        << "  held out " << samples.held_out.size() << '\n'
        << "epoch  loss     held out  in whole numbers  seconds\n"
        << std::fixed << std::flush;
    Trainer trainer{options.trainer, samples.training};
    const auto weights = std::make_unique<Weights>();
    weights->variant = options.variant;
    double best = INFINITY;
    int epochs_without_gain = 0;
    for (int epoch = 1; epoch <= options.trainer.epochs && epochs_without_gain < options.patience; ++epoch) {
        const auto start = Clock::now();
        const double loss = trainer.run_epoch();
        const double held_out = mean_loss(trainer.network(), samples.held_out, options.trainer);
        quantise(trainer.network(), options.trainer.scale, *weights);
        const double quantised = mean_loss(*weights, samples.held_out, options.trainer);
        out << std::setw(5) << epoch << std::setprecision(5) << "  " << loss << "  " << held_out << "   " << quantised
            << std::setprecision(1) << std::setw(19) << std::chrono::duration<double>{Clock::now() - start}.count()
            << '\n'
            << std::flush;
        ++epochs_without_gain;
        if (quantised < best) {
            best = quantised;
            epochs_without_gain = 0;
            weights->provenance = provenance(options, samples, best);
            save(options, *weights);
        }
    }
    return 0;
}

int learn_patterns(const LearnOptions& options, std::ostream& out) {
    Samples samples = load_samples(options.data, options.variant, options.hold_out);
    out << samples.damage << "positions " << samples.training.size() << "  held out " << samples.held_out.size()
        << "\nepoch  loss     held out  seconds\n"
        << std::fixed << std::flush;
    PatternTrainer trainer{options.trainer, samples.training};
    for (int epoch = 1; epoch <= options.trainer.epochs; ++epoch) {
        const auto start = Clock::now();
        const double loss = trainer.run_epoch();
        out << std::setw(5) << epoch << std::setprecision(5) << "  " << loss << "  "
            << mean_loss(trainer.model(), samples.held_out, options.trainer) << std::setprecision(1) << std::setw(10)
            << std::chrono::duration<double>{Clock::now() - start}.count() << '\n'
            << std::flush;
    }
    return 0;
}

int fit_chance_model(const LearnOptions& options, const std::filesystem::path& plot, std::ostream& out) {
    constexpr int width = 10;
    const Samples samples = load_samples(options.data, options.variant, options.hold_out);
    const ChanceModel model = fit_chances(outcomes_of(samples.training, width));
    const auto& [a0, a1, a2, b0, b1, b2] = model.parameters;
    out << samples.settings << std::fixed << std::setprecision(1) << "a0 " << a0 << "  a1 " << a1 << "  a2 " << a2
        << "  b0 " << b0 << "  b1 " << b1 << "  b2 " << b2 << std::setprecision(4) << "\nloss "
        << loss_of(model, outcomes_of(samples.training, width)) << "  held out "
        << loss_of(model, outcomes_of(samples.held_out, width)) << '\n';
    if (!plot.empty()) {
        const std::string svg = calibration_plot(model, samples.held_out, std::string{name_of(options.variant)});
        if (const auto fault = write_file(plot, std::as_bytes(std::span{svg}))) {
            throw BadArgument{"cannot write " + quoted(std::string_view{plot.string()}) + ": " + *fault};
        }
    }
    return 0;
}

int check_weights(const LearnOptions& options, const std::filesystem::path& weights_path, std::ostream& out) {
    const auto weights = load_weights(weights_path, options.variant).weights;
    const Samples samples = load_samples(options.data, options.variant, options.hold_out);
    out << samples.damage << weights->provenance << "loss on " << samples.held_out.size()
        << " positions held back: " << std::fixed << std::setprecision(5)
        << mean_loss(*weights, samples.held_out, options.trainer) << '\n';
    return 0;
}

}  // namespace draughts
