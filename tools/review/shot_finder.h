// ShotFinder: positions of games in which material could be won by force, as puzzles.
//
// A puzzle has one solution: a line that wins at least so many men (a king counts three), by a first move that no other
// comes near. Positions where a capture is due are left out, for there is little to find. Two looks are taken: a short
// one at every position, a long one at those that promise something.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "review/analyst.h"

namespace draughts {

struct Shot {
    std::size_t ply = 0;  // of the game, how many moves were played before
    Position position;
    std::vector<Move> solution;  // to where the material is won
    int men = 0;                 // won
    Score score = 0;
    bool was_played = false;  // its first move, in the game
};

struct ShotSettings {
    Effort effort;  // of the long look
    int least_men = 2;
    bool only_missed = false;  // leave out what was played
};

/// Of one game. A shot that is there for several moves counts once, where it is there first.
[[nodiscard]] std::vector<Shot> find_shots(Analyst& analyst, const Game& game, const ShotSettings& settings);

/// The shot of the side to move, if there is one.
[[nodiscard]] std::optional<Shot> find_shot(Analyst& analyst, const Game& game, const ShotSettings& settings);

}  // namespace draughts
