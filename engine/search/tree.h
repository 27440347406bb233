// Tree: the search of one position to a given depth: principal variation search (alpha-beta), and
// quiescence below it. What it learns of the order of moves it keeps for the next iteration.
//
// The end of the game is seen everywhere in the order of the rules: no legal move is a loss, then
// repetition, then the draw clock. When the budget is over, results are worthless and must not be used.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/draw_rules.h"
#include "core/variant.h"
#include "eval/evaluator.h"
#include "search/budget.h"
#include "search/line.h"
#include "search/margins.h"
#include "search/node.h"
#include "search/ordering.h"
#include "search/score.h"
#include "search/strength.h"
#include "search/table_line.h"
#include "search/tt.h"
#include "tablebase/tablebase.h"

namespace draughts {

/// The scores that matter: a result is exact between the two, else a bound.
struct Window {
    Score alpha;
    Score beta;

    [[nodiscard]] bool is_open() const { return beta - alpha > 1; }
};

template <Variant V>
class Tree {
  public:
    /// Keeps the references for its lifetime. `path` ends with the root. `tablebase`: null for none.
    Tree(Path path, DrawRules rules, const Weights& weights, TranspositionTable& table, Budget& budget,
         const Tablebase* tablebase, Misjudgement misjudgement, const Margins& margins)
        : path_{std::move(path)},
          rules_{rules},
          evaluator_{weights, max_ply},
          table_{table},
          budget_{budget},
          tablebase_{tablebase},
          misjudgement_{misjudgement},
          margins_{margins},
          table_pieces_{tablebase != nullptr ? tablebase->most_pieces(V::id) : 0} {}

    /// A move tried at a node: its place in the order, the depth left after it, and how much of that is
    /// left out at first.
    struct Try {
        Move move;
        std::size_t number;
        Depth depth;
        Depth reduction;
    };
    /// The score of `attempt` at `node`, for the side that moves.
    Score search_move(const Node& node, const Try& attempt, Ply ply, Window window);

    /// The depth of the present iteration, by which extensions are limited.
    void set_iteration(Depth iteration) { iteration_ = iteration; }
    /// The best line that starts with `move` at the root, just searched. It breaks off where a table knew the value.
    [[nodiscard]] std::vector<Move> line_of(Move move) {
        pv_.set(0, move);
        return pv_.line(0);
    }
    /// `line` from `root` on to the end of the game, if it breaks off where a table tells the way.
    [[nodiscard]] std::vector<Move> completed(const Node& root, std::vector<Move> line) const {
        if (tablebase_ != nullptr) {
            complete_by_tables<V>(*tablebase_, root, rules_, line);
        }
        return line;
    }
    [[nodiscard]] Ply seldepth() const { return seldepth_; }

  private:
    struct Choice {
        Score score;
        Move move;  // null where no move was good enough for the window
    };

    Score search(const Node& node, Depth depth, Ply ply, Window window);
    std::optional<Score> prune_calm(const Node& node, const MoveList& moves, Depth depth, Ply ply, Window window);
    std::optional<Score> probcut(const Node& node, Depth depth, Ply ply, Score beta);
    Choice search_moves(const Node& node, MoveList& moves, MoveCode hint, Depth depth, Ply ply, Window window);
    [[nodiscard]] Depth reduction_of(Move move, std::size_t number, Depth depth, bool is_open) const;
    Score quiesce(const Node& node, Ply ply, Window window);
    Score quiesce_moves(const Node& node, Ply ply, Window window);

    void enter(Ply ply);
    [[nodiscard]] std::optional<Score> ask_tables(const Node& node, Ply ply);
    [[nodiscard]] bool is_draw(const Node& node) const;
    [[nodiscard]] Score judge(const Node& node, Ply ply);
    void reward(const Node& node, const MoveList& moves, std::size_t best, Depth depth, Ply ply);

    Path path_;
    const DrawRules rules_;
    Evaluator evaluator_;
    TranspositionTable& table_;
    Budget& budget_;
    const Tablebase* tablebase_;
    const Misjudgement misjudgement_;
    const Margins margins_;
    const int table_pieces_;  // larger positions are in no table

    PvTable pv_;
    History history_;
    std::array<Killers, max_ply> killers_{};
    bool in_probcut_ = false;
    Depth iteration_ = 0;
    Ply seldepth_ = 0;
};

extern template class Tree<Russian>;
extern template class Tree<Brazilian>;

}  // namespace draughts
