// How a search stands, as a line for CheckerBoard's status bar.
#pragma once

#include <string>

#include "c_api/bolshak.h"

namespace draughts::checkerboard {

/// `game`: at the position that is searched.
[[nodiscard]] std::string search_text(const bolshak_game& game, const bolshak_info& info);

/// The same for the first of several lines: "depth 12  c3-d4 +0.35"; the others add "  e3-f4 +0.02" to it.
[[nodiscard]] std::string scored_move(const bolshak_game& game, const bolshak_info& info);

/// "+0.35", "win in 7".
[[nodiscard]] std::string score_text(const bolshak_score& score);

/// Copies `line` to `text`, which has room for CB_REPLY_SIZE. It may be read at any time: its end is written first.
void show(char* text, const std::string& line);

}  // namespace draughts::checkerboard
