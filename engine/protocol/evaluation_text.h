// A static evaluation in the words of a player: who is better and by how much, and what is on the board that matters.
#pragma once

#include <string>

#include "core/game.h"
#include "search/score.h"

namespace draughts {

/// `score`: the evaluation from the side to move. Lines without an end of line after the last:
///
///     Evaluation: +0.35 men for the side to move
///     A capture is due; the evaluation is meant for quiet positions (this line only where it is so)
///     White is slightly better: wins 34 %, draws 58 %, loses 8 %
///     Pieces: White 8 men, 1 king; Black 9 men
///     Tempo: White 29, Black 31 (Black is 2 ahead)
///     Centre (c5, d4, e5, f4): White 1, Black 2
///     Main road (a1-h8): held by White's king
[[nodiscard]] std::string describe_evaluation(const Game& game, Score score);

}  // namespace draughts
