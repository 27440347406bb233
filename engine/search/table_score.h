// What the endgame tables say of a node, as a score.
#pragma once

#include <algorithm>
#include <optional>

#include "core/variant.h"
#include "search/node.h"
#include "search/score.h"
#include "tablebase/tablebase.h"

namespace draughts {

/// The score of `node`, exact for the draw counts at hand, repetitions apart; null where no table knows it.
///
/// A win is told by the plies that it takes without draw rules. Where a count leaves no time for that way but for
/// another, the true number is higher; it still falls from move to move, as every move is chosen by it among those
/// that win in time, and the counts bound how long that can go on before a capture.
template <Variant V>
[[nodiscard]] std::optional<Score> table_score(const Tablebase& tables, const Node& node, DrawRules rules, Ply ply) {
    const auto value = tables.value<V>(node.position, rules, node.clock);
    if (!value) {
        return std::nullopt;
    }
    if (*value == Wdl::draw) {
        return draw_score;
    }
    const auto end = tables.verdict<V>(node.position, DrawRules::none);
    if (!end) {
        return std::nullopt;
    }
    const Ply plies = std::min(ply + end->plies, max_ply - 1);
    return *value == Wdl::win ? win_in(plies) : loss_in(plies);
}

}  // namespace draughts
