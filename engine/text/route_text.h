// Routes of captures in writing: which of several ways is written, and how.
#pragma once

#include <string>
#include <vector>

#include "core/capture_routes.h"
#include "text/notation.h"

namespace draughts {

/// The one route of each move by which it is written, from all of its routes. A king that does not turn lands right
/// behind the piece it takes; of the routes left, the one whose algebraic text sorts first. Sorted by that text.
[[nodiscard]] std::vector<RoutedMove> written_routes(const std::vector<RoutedMove>& routes);

/// The long form. `move.route` must be a route of `move.move`.
[[nodiscard]] std::string route_text(const RoutedMove& move, const MoveFormat& format = {});

/// From and to, nothing between.
[[nodiscard]] std::string ends_text(Move move, const MoveFormat& format = {});

/// Long forms as a list in a sentence: "a, b or c"; of many only the first few, and how many more there are.
[[nodiscard]] std::string list_moves(const std::vector<RoutedMove>& written);

}  // namespace draughts
