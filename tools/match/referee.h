// Referee: one game between two players, judged by our own rules, never by the engines' claims.
//
// Reasons, one word each: "no-pieces", "no-moves"; "draw:" and the rule's name; "illegal-move" (the detail names the
// rule broken), "no-move" (the engine ended its search without one), "crash", "stall", "time-forfeit";
// "adjudicated-win", "adjudicated-draw", by the engines' scores; "table-win", "table-draw", by endgame tables; "length"
// (the event's limit, a draw).
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/game.h"
#include "match/adjudication.h"
#include "match/player.h"
#include "match/record.h"
#include "tablebase/tablebase.h"

namespace draughts {

struct GameRules {
    VariantId variant = VariantId::russian;
    DrawRules draw_rules = DrawRules::china64;
    AdjudicationRules adjudication;
    std::shared_ptr<const Tablebase> tables;  // null: none
    std::size_t max_plies = 2000;             // only draw rules "none" come near
};

/// Plays from `start` and fills in everything that the game itself decides: result, reason, moves, names, teams,
/// ratings, time control. Null when stopped before the end.
[[nodiscard]] std::optional<GameRecord> play_game(const GameRules& rules, const Position& start, Player& white,
                                                  Player& black, const std::stop_token& stop);

}  // namespace draughts
