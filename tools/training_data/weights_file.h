// Weights as the tools name them: a file, or those that are built in.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "core/variant.h"
#include "eval/weights.h"

namespace draughts {

struct NamedWeights {
    std::shared_ptr<const Weights> weights;
    std::uint32_t checksum = 0;  // the one the file ends with, to know it by
};

/// An empty path stands for the weights that are built in. Throws a BadArgument that says what is wrong with a file.
[[nodiscard]] NamedWeights load_weights(const std::filesystem::path& path, VariantId variant);

}  // namespace draughts
