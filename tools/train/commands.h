// The commands of bolshak-train.
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <vector>

#include "core/variant.h"
#include "train/trainer.h"

namespace draughts {

struct LearnOptions {
    VariantId variant = VariantId::russian;
    std::vector<std::filesystem::path> data;
    std::filesystem::path output;
    std::string date;
    std::uint32_t hold_out = 32;  // one batch of games in so many is held back
    int patience = 3;             // epochs without a gain on what was held back before training ends
    TrainerSettings trainer;
};

/// Trains a network and writes the weights that did best on the games held back. Throws a BadArgument that says what
/// is wrong. Returns the exit code.
int learn_weights(const LearnOptions& options, std::ostream& out);

/// Teaches patterns (pattern_model.h) instead and tells their loss, to compare with that of a network. Throws and
/// returns as above.
int learn_patterns(const LearnOptions& options, std::ostream& out);

/// Fits the model of win, draw and loss (chances.h) to the games, and draws how it does on those held back into
/// `plot`, if it has a name.
int fit_chance_model(const LearnOptions& options, const std::filesystem::path& plot, std::ostream& out);

/// Loss of a file of weights on the games of data files.
int check_weights(const LearnOptions& options, const std::filesystem::path& weights_path, std::ostream& out);

}  // namespace draughts
