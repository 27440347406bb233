// A board as a picture: a whole SVG document that needs no other file and no style sheet.
//
// 848 units wide and high, whatever its size in pixels: 64 squares of 100, coordinates on the left and below. White's
// pieces are light, Black's dark, a king wears a crown. The page of games (tools/page) draws the same board in the
// browser.
#pragma once

#include <string>

#include "board/view.h"
#include "core/position.h"

namespace draughts {

[[nodiscard]] std::string board_svg(const Position& position, const BoardView& view = {}, int pixels = 848);

}  // namespace draughts
