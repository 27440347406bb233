// Perft: counts the leaves of the move tree, to check a move generator and to measure it.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/move.h"
#include "core/perft_table.h"
#include "core/position.h"
#include "core/variant.h"

namespace draughts {

/// When two captures count as one. All three differ from the start position at depth 10.
enum class Counting : std::uint8_t {
    distinct,  // same from, to, set of captured pieces and resulting piece
    orders,    // same from, to and ordered list of captured pieces
    paths,     // same from and same landing squares
};

struct PerftOptions {
    int depth = 1;
    Counting counting = Counting::distinct;
    unsigned threads = 1;
    PerftTable* table = nullptr;  // may be kept for other depths and positions; serves one variant and counting
};

/// The number of leaves `depth` plies below `position`; 1 for depth 0.
[[nodiscard]] std::uint64_t perft(VariantId variant, const Position& position, const PerftOptions& options);

/// The same split by first move, in the order of generation. Under `orders` and `paths` a move appears
/// once with the sum of its ways. Precondition: depth >= 1.
[[nodiscard]] std::vector<std::pair<Move, std::uint64_t>> divide(VariantId variant, const Position& position,
                                                                 const PerftOptions& options);

}  // namespace draughts
