// Replay: what the moves of a game mean on the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/position.h"
#include "core/result.h"
#include "core/variant.h"
#include "pdn/game_tree.h"
#include "text/square_text.h"

namespace draughts {

struct ReplayOptions {
    /// Null: by the tag GameType, Russian where there is none.
    std::optional<VariantId> variant;
    /// Of numeric squares. Null: that of a full GameType ("25,W,8,8,N0,0"), else `top`, unless more of the game replays
    /// in the other.
    std::optional<Numbering> numbering;
    bool variations = true;
};

/// Where a line breaks off.
struct ReplayFault {
    std::size_t index = 0;  // of the step in its line
    Position position;      // on the board then
    std::string move;       // "17... c3xe5": number and text
    std::string reason;     // one sentence that names the rule (text/explain.h)
};

/// A stretch of the main line from a position on: the game, or what follows a setup.
struct ReplayStretch {
    Position start;
    std::uint8_t clock_plies = 0;
    std::size_t first = 0;  // index in the line of the first step from there
};

struct Replay {
    VariantId variant = VariantId::russian;
    Numbering numbering = Numbering::top;
    std::vector<ReplayStretch> stretches;  // at least one
    Position end;                          // where the last legal move led
    std::size_t plies = 0;                 // legal moves of the main line
    std::optional<ReplayFault> fault;
    std::vector<ReplayFault> variation_faults;
    std::optional<VariantId> other_variant;  // in which the main line replays to its end, if not in this one

    [[nodiscard]] bool is_whole() const { return !fault; }
};

/// Sets PdnMove::move in the main line up to its first fault, and in the variations likewise; anchors variations that
/// go on instead of replacing (PdnLine::follows) where only that is legal; takes a last "4-6" that is no move for a
/// result, where the other moves are not in numbers.
Replay replay(PdnGame& game, const ReplayOptions& options = {});

/// The variant that the tag GameType names by its first number; null if it names none of ours.
[[nodiscard]] std::optional<VariantId> variant_of(const PdnGame& game);

}  // namespace draughts
