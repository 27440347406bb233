// Effort: how long to look at a position, and a part or a multiple of it, for looks beside the main one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "search/score.h"

namespace draughts {

/// To the first limit that is reached. Without any: for ever.
struct Effort {
    std::optional<Depth> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::int64_t> milliseconds;
    bool is_thorough = false;  // to the limit also where only one move is legal, or the end is seen

    /// A so-many-th part of nodes and time, so many plies less of depth; never nothing.
    [[nodiscard]] Effort part(int divisor, Depth shallower) const {
        Effort less = *this;
        if (depth) {
            less.depth = std::max(*depth - shallower, 1);
        }
        if (nodes) {
            less.nodes = std::max<std::uint64_t>(*nodes / static_cast<std::uint64_t>(divisor), 1);
        }
        if (milliseconds) {
            less.milliseconds = std::max<std::int64_t>(*milliseconds / divisor, 1);
        }
        return less;
    }

    /// So many times the nodes and the time, so many plies more of depth.
    [[nodiscard]] Effort times(int factor, Depth deeper) const {
        Effort more = *this;
        if (depth) {
            more.depth = *depth + deeper;
        }
        if (nodes) {
            more.nodes = *nodes * static_cast<std::uint64_t>(factor);
        }
        if (milliseconds) {
            more.milliseconds = *milliseconds * factor;
        }
        return more;
    }

    [[nodiscard]] bool operator==(const Effort&) const = default;
};

}  // namespace draughts
