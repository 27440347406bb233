// What enginecommand() answers about positions.
#pragma once

#include <optional>
#include <string>

#include "c_api/bolshak.h"
#include "c_api/handles.h"
#include "checkerboard/settings.h"

namespace draughts::checkerboard {

/// "movelist 2,0,6,6,3,7;0,6,6,3,8;": their number, then for each move jumps, oldpiece, newpiece, from, to, and for
/// each jump the landing square, the captured square and piece. Null for an unreadable FEN, and where CheckerBoard has
/// no room for the list: it then asks for single moves (islegal).
[[nodiscard]] std::optional<std::string> move_list(const Settings& settings, const std::string& fen);

/// The static evaluation in words. Null for an unreadable FEN.
[[nodiscard]] std::optional<std::string> static_evaluation(const Settings& settings, bolshak_engine* engine,
                                                           const std::string& fen);

/// The game that `text` tells: a FEN, and the moves since. Null if it cannot be read to its end.
[[nodiscard]] c_api::GameHandle game_history(const Settings& settings, const std::string& text);

/// Whether the folder has endgame tables that can be used, in words.
[[nodiscard]] std::string judge_table_folder(const std::string& folder);

}  // namespace draughts::checkerboard
