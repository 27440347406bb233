// Answers to the words that people type in a UCI session: the board, perft, the reason why a move is
// illegal. Each is one text of one or more lines, without the last newline.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"
#include "engine.h"
#include "search/score.h"

namespace draughts {

/// Board with coordinates, then "Fen:", "Key:", "Moves:" and "Status:".
[[nodiscard]] std::string describe_game(const Game& game);
/// "\nTables: <the value, and the rule that draws>", or nothing where no table knows the position.
[[nodiscard]] std::string describe_tables(const std::optional<TableAnswer>& answer);
/// "legal: <move>", or the rule that the move breaks.
[[nodiscard]] std::string judge_move(const Game& game, std::string_view move);
/// "move: count" for each move, sorted by text, an empty line and "Nodes searched: <sum>".
/// Precondition: depth >= 1.
[[nodiscard]] std::string describe_perft(const Game& game, int depth);
/// "<position>: <nodes>" for each position of the fixed suite, searched to a fixed depth, an empty line and "Nodes
/// searched: <sum>". Takes seconds.
[[nodiscard]] std::string describe_bench(VariantId variant);
[[nodiscard]] std::string help_text();

}  // namespace draughts
