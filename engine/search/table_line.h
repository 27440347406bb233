// The rest of a line that the search has left where a table knew the value.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/move.h"
#include "core/movegen.h"
#include "core/variant.h"
#include "search/node.h"
#include "search/score.h"
#include "search/table_score.h"
#include "tablebase/tablebase.h"

namespace draughts {

/// The move after which the tables tell the best score; null in a draw, and where they do not know every move.
template <Variant V>
[[nodiscard]] std::optional<Move> best_table_move(const Tablebase& tables, const Node& node, DrawRules rules) {
    MoveList moves;
    generate<V>(node.position, moves);
    std::optional<Move> best;
    Score best_score = -infinite_score;
    for (const Move move : moves) {
        const Node after = node.after<V>(move, rules);
        const bool is_over = after.position.pieces(after.position.turn()).none();
        const auto told = is_over ? std::optional{loss_in(0)} : table_score<V>(tables, after, rules, 0);
        if (!told) {
            return std::nullopt;
        }
        if (-*told > best_score) {
            best = move;
            best_score = -*told;
        }
    }
    return is_decisive(best_score) ? best : std::nullopt;
}

/// Goes on with `line`, which starts at `root`, to the end of the game: the winner as quickly, the loser as slowly as
/// can be. Precondition: the line ends in a position that is won or lost. Adds nothing where no table is.
template <Variant V>
void complete_by_tables(const Tablebase& tables, const Node& root, DrawRules rules, std::vector<Move>& line) {
    Node node = root;
    for (const Move move : line) {
        node = node.after<V>(move, rules);
    }
    while (line.size() < static_cast<std::size_t>(max_ply) &&
           node.position.occupied().count() <= tables.most_pieces(V::id)) {
        const std::optional<Move> move = best_table_move<V>(tables, node, rules);
        if (!move) {
            return;
        }
        line.push_back(*move);
        node = node.after<V>(*move, rules);
    }
}

}  // namespace draughts
