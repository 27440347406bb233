// Annotate: a review written into the game of a PDN file.
// What people wrote there, in comments as in the header, stays beside it.
#pragma once

#include "pdn/game_tree.h"
#include "review/record.h"
#include "review/words.h"

namespace draughts {

/// Faults get a NAG ($6 inaccuracy, $2 mistake, $4 blunder), a comment in words and the better line as a variation; the
/// header gets each side's accuracy and who made the review. `game` must be the one that was reviewed.
void annotate(PdnGame& game, const ReviewedGame& review, const Words& words);

}  // namespace draughts
