// BoardView: how a board is looked at, whether it is drawn (svg.h) or written (text.h). Squares keep their names when
// the board is turned.
#pragma once

#include "core/types.h"

namespace draughts {

struct BoardView {
    Color bottom = Color::white;  // whose side is nearest
    bool is_numbered = false;     // numbers 1..32 (1 = b8) instead of letters and ranks
};

}  // namespace draughts
