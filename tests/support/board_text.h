// Just enough text for tests of the core, so that they need no other layer: strict FEN in letters or
// numbers, and moves as the squares of their path. Bad text is a bad test: it throws.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/capture_routes.h"
#include "core/move.h"
#include "core/position.h"
#include "core/variant.h"

namespace draughts {

/// "c3" or "22".
[[nodiscard]] Square square_of(std::string_view text);
/// "c3".
[[nodiscard]] std::string text_of(Square s);

/// "W:WKa1,c3:Bb8", "B:W21-32:BK1,5".
[[nodiscard]] Position position_of(std::string_view fen);
/// In numbers, White first, each side in ascending order.
[[nodiscard]] std::string fen_of(const Position& position);

/// "c3-d4"; "c3xe5xg7" with every landing square.
[[nodiscard]] std::string text_of(const RoutedMove& routed);
/// All routes of all legal moves, sorted.
[[nodiscard]] std::vector<std::string> route_texts(VariantId variant, const Position& position);
/// The legal move with this path, every landing square given.
[[nodiscard]] Move move_of(VariantId variant, const Position& position, std::string_view path);

/// "russian", "brazilian".
[[nodiscard]] VariantId variant_of(std::string_view name);

}  // namespace draughts
