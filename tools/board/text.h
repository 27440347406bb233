// A board as text with coordinates, for the terminal.
#pragma once

#include <string>

#include "board/view.h"
#include "core/position.h"

namespace draughts {

/// Nine lines in UTF-8 with Unicode's draughtsmen ⛀ ⛁ (White's man and king) and ⛂ ⛃; empty dark squares are dots.
/// Numbered, a square without a piece shows its number.
[[nodiscard]] std::string board_text(const Position& position, const BoardView& view = {});

}  // namespace draughts
