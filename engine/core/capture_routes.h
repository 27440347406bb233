// Capture routes: every way each legal capture can be carried out, for those who must write, read or
// explain a move, or count routes. Not for search.
#pragma once

#include <vector>

#include "core/capture_search.h"
#include "core/move.h"
#include "core/position.h"
#include "core/variant.h"

namespace draughts {

struct RoutedMove {
    Move move;
    CaptureRoute route;  // length 0 for a quiet move
};

/// All legal moves with all their routes, a route for each choice of landing squares. Under the
/// majority rule only the longest captures, as everywhere.
[[nodiscard]] std::vector<RoutedMove> legal_routes(VariantId variant, const Position& position);

}  // namespace draughts
