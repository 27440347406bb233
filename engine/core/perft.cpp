#include "core/perft.h"

#include "core/movegen.h"

namespace draughts {

namespace {

template <Variant V>
std::uint64_t count(const Position& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    if (depth == 1) {
        return static_cast<std::uint64_t>(count_moves<V>(position));
    }
    MoveList moves;
    generate<V>(position, moves);
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
        leaves += count<V>(position.make(move), depth - 1);
    }
    return leaves;
}

}  // namespace

std::uint64_t perft(VariantId variant, const Position& position, const PerftOptions& options) {
    return dispatch(variant, [&]<Variant V>() {
        return count<V>(position, options.depth);
    });
}

}  // namespace draughts
