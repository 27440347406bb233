// Games as PDN 3.0 text. What is read again is the same tree: writing it a second time gives the same bytes.
#pragma once

#include <optional>
#include <string>

#include "core/variant.h"
#include "pdn/game_tree.h"
#include "pdn/replay.h"
#include "text/notation.h"

namespace draughts {

struct PdnFormat {
    /// Short: long captures only where the short form is ambiguous.
    MoveStyle style = MoveStyle::short_form;
    SquareStyle squares = SquareStyle::algebraic;
    Numbering numbering = Numbering::top;
    /// Null: ':' in Russian, 'x' in Brazilian games.
    std::optional<char> capture_sign;
};

/// Moves and positions as they stand in the tree. Move numbers are made anew, from 1; a game without a result ends
/// with "*".
[[nodiscard]] std::string write_pdn(const PdnGame& game);

/// Changes the text of moves and positions to `format`; the counters of a FEN stay. A game that `replay` broke off, and
/// such a variation, stays as it stood.
void reformat(PdnGame& game, const Replay& replay, const PdnFormat& format);

}  // namespace draughts
