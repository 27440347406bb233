// The weights that are built into the programs, one file for each variant (eval/weights/).
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "core/variant.h"
#include "eval/weights.h"

extern "C" {
extern const std::byte draughts_russian_weights[];
extern const std::byte draughts_russian_weights_end[];
extern const std::byte draughts_brazilian_weights[];
extern const std::byte draughts_brazilian_weights_end[];
}

namespace draughts {

[[nodiscard]] inline std::span<const std::byte> embedded_weights(VariantId variant) {
    return variant == VariantId::russian ? std::span{draughts_russian_weights, draughts_russian_weights_end}
                                         : std::span{draughts_brazilian_weights, draughts_brazilian_weights_end};
}

[[nodiscard]] inline std::shared_ptr<const Weights> built_in_weights(VariantId variant) {
    return parse_weights(embedded_weights(variant), variant).value();  // a test reads both
}

}  // namespace draughts
