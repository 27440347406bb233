// From a game of a file to its record: what is reviewed of it, and how the review is written down.
#pragma once

#include <optional>
#include <string>

#include "core/draw_rules.h"
#include "core/game.h"
#include "pdn/game_tree.h"
#include "pdn/replay.h"
#include "review/record.h"
#include "review/review.h"

namespace draughts {

/// The stretch of the game (it has several where a position is set up in mid-game) with the most moves.
[[nodiscard]] const ReplayStretch& longest_stretch(const PdnGame& pdn, const Replay& replay);

/// The game from there on as far as it can be followed.
[[nodiscard]] Game followed(const PdnGame& pdn, const Replay& replay, DrawRules rules);

/// A game to be reviewed, and its record so far: all but the judgements. The record has an error where the game cannot
/// be reviewed; where it breaks off, what comes before is.
struct ReviewTask {
    Game game;
    ReviewedGame record;
};

/// `settings`: the effort as text; it becomes part of the key.
[[nodiscard]] ReviewTask task_of(const PdnGame& pdn, const Replay& replay, DrawRules rules,
                                 const std::string& settings);

/// Writes the judgements into the record.
void enter(const Review& review, const Game& game, ReviewedGame& record);

/// The rule that the tag Termination names as the reason of a draw, though the end of the game does not bear it out.
[[nodiscard]] std::optional<DrawRule> wrongly_claimed(const PdnGame& game, const Game& played);

}  // namespace draughts
