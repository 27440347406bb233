// Moves and scores, from and to the plain data of bolshak.h.
#pragma once

#include <optional>
#include <vector>

#include "c_api/bolshak.h"
#include "core/move.h"
#include "core/position.h"
#include "core/variant.h"
#include "search/score.h"

namespace draughts::c_api {

/// Precondition: `move` is legal in `position`, or null.
[[nodiscard]] bolshak_move plain_move(VariantId variant, const Position& position, Move move);
/// Each with the way by which it is written, sorted by its text.
[[nodiscard]] std::vector<bolshak_move> plain_legal_moves(VariantId variant, const Position& position);
/// The legal move that `move` means; null if there is none.
[[nodiscard]] std::optional<Move> legal_move(VariantId variant, const Position& position, const bolshak_move& move);

[[nodiscard]] bolshak_score plain_score(Score score);

}  // namespace draughts::c_api
