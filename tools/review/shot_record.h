// Shots as puzzles in files.
#pragma once

#include <string>

#include "core/game.h"
#include "pdn/game_tree.h"
#include "review/shot_finder.h"
#include "review/words.h"

namespace draughts {

/// A game of PDN that starts at the shot's position and has the solution as its moves. `source`: the game it is from,
/// whose players, event and date stay.
[[nodiscard]] PdnGame puzzle_of(const Shot& shot, const Game& game, const PdnGame& source, const Words& words);

/// {"file", "game", "ply", "fen", "variant", "white", "black", "men", "score", "played", "solution": ["c3-d4", ...]},
/// without newline. The score is the solver's, in men; "win_in" plies instead where the shot wins the game.
[[nodiscard]] std::string to_json_line(const Shot& shot, const Game& game, const PdnGame& source,
                                       const std::string& file);

}  // namespace draughts
