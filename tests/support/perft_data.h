// The recorded perft numbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/position.h"
#include "core/variant.h"

namespace draughts {

struct PerftRow {
    std::string name;
    Position position;
    std::vector<std::uint64_t> distinct;  // [0]: depth 1
    std::vector<std::uint64_t> orders;
};

[[nodiscard]] std::vector<PerftRow> perft_rows(VariantId variant);

}  // namespace draughts
