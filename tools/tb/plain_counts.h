// The draw counts once more, for checking tables: which moves set them back, and how far they go.
#pragma once

#include "tb/plain_rules.h"
#include "tb/plain_tables.h"

namespace draughts::plain {

enum class Rules { china64, fmjd64 };

/// What the counts see of a position.
struct Standing {
    Material material{};         // of the side to move first
    bool alone_on_road = false;  // a lone king on a1-h8 against three pieces with a king among them, nothing else there

    [[nodiscard]] static Standing of(const Board& board);
};

/// The most plies that a way to the next event may take when all counts are at zero.
[[nodiscard]] int limit(Rules rules, bool brazilian, const Standing& standing);

/// Whether a move sets the counts to zero or ends them.
[[nodiscard]] bool is_event(Rules rules, bool brazilian, const Standing& before, const Outcome& move,
                            const Standing& after);

}  // namespace draughts::plain
