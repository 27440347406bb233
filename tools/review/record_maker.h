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

/// Takes the judgements of a record that an earlier run has made. False, and nothing is done, where that is of other
/// moves, another start or other settings.
[[nodiscard]] bool adopt(const ReviewedGame& known, ReviewedGame& record);

/// The rule that the tag Termination names as the reason of a draw, in the words of bolshak-match ("draw:repetition"),
/// though the end of the game is no draw. Null where the end is not known, or the rule is none of those in force.
[[nodiscard]] std::optional<DrawRule> wrongly_claimed(const PdnGame& game, const Replay& replay, const Game& played);

}  // namespace draughts
