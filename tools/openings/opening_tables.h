// The opening tables that are built into the programs (*.tsv): lines of table, label or moves, FEN; tab-separated, with
// a headline.
#pragma once

#include <string_view>

#include "core/variant.h"

extern "C" {
extern const char draughts_tables150[];
extern const char draughts_tables150_end[];
extern const char draughts_flying_russian[];
extern const char draughts_flying_russian_end[];
extern const char draughts_flying_brazilian[];
extern const char draughts_flying_brazilian_end[];
}

namespace draughts {

[[nodiscard]] inline std::string_view tables150_text() {
    return {draughts_tables150, draughts_tables150_end};
}

[[nodiscard]] inline std::string_view flying_text(VariantId variant) {
    return variant == VariantId::russian ? std::string_view{draughts_flying_russian, draughts_flying_russian_end}
                                         : std::string_view{draughts_flying_brazilian, draughts_flying_brazilian_end};
}

}  // namespace draughts
