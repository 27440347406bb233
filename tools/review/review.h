// Review: every move of a game judged by an engine.
//
// The measure is what a move costs of the expected points: 1 for a win, half for a draw, by the chances of the scores
// (search/win_chances.h). So a man lost in a won position costs little, and a slip in a balanced ending much. Where
// endgame tables know both positions they alone decide. Whatever looks like a fault is looked at again, for longer.
//
// The game is gone through from its end, so that what the engine sees late helps it to judge what came before.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/draw_rules.h"
#include "core/game.h"
#include "review/analyst.h"

namespace draughts {

enum class Grade : std::uint8_t { fine, inaccuracy, mistake, blunder };

/// Expected points that a move of this grade costs at least.
[[nodiscard]] constexpr double cost_of(Grade grade) {
    constexpr std::array costs{0.0, 0.05, 0.10, 0.20};
    return costs[static_cast<std::size_t>(grade)];
}
[[nodiscard]] Grade grade_of(double cost);

struct JudgedMove {
    Move played;
    bool is_forced = false;  // no other move was legal
    Line best;               // begins with `played` where nothing is better
    Line answer;             // the other side's best line after `played`; none where the game is over
    Score score = 0;         // of `played`, for the mover
    double expected = 0;     // points of the mover, 0 to 1: of the best move
    double reached = 0;      // and of `played`
    Grade grade = Grade::fine;
    bool missed_shot = false;          // the best line wins material by force
    bool allowed_shot = false;         // the answer does
    bool missed_table_win = false;     // won by the tables before, not after
    bool lost_table_draw = false;      // not lost by the tables before, lost after
    bool is_turning_point = false;     // another result was to be expected afterwards
    std::optional<DrawRule> draw_due;  // by this rule the game was drawn here, but it went on

    [[nodiscard]] double cost() const { return expected - reached; }
};

struct Review {
    std::vector<JudgedMove> moves;
    std::array<std::optional<double>, 2> accuracy;  // in percent, by colour; none without a move that was chosen
    std::array<std::array<int, 4>, 2> grades{};     // how many, by colour and grade
};

/// `game`: all its moves. `on_move` is called after each that has been judged.
[[nodiscard]] Review review_game(Analyst& analyst, const Game& game, const Effort& effort,
                                 const std::function<void()>& on_move = {});

/// Points that the side to move may expect.
[[nodiscard]] double expected_points(Score score, VariantId variant, const Position& position);

/// The accuracy of a move, in percent: 100 without a cost, and by 5% of the points lost about a fifth less.
[[nodiscard]] double accuracy_of(double cost);

}  // namespace draughts
