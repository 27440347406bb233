// Searcher: one search of one game's present position, from limits to a best move, by iterative deepening.
//
// A search limited by depth or nodes gives the same result each time it starts from the same game and
// the same table.
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "core/game.h"
#include "core/variant.h"
#include "search/budget.h"
#include "search/limits.h"
#include "search/node.h"
#include "search/score.h"
#include "search/tree.h"
#include "search/tt.h"

namespace draughts {

template <Variant V>
class Searcher {
  public:
    /// Keeps the references for its lifetime. `stop` may be set by any thread at any time.
    /// Precondition: game.variant() is V's, and `table` has been sized.
    Searcher(const Game& game, const Limits& limits, Milliseconds overhead, TranspositionTable& table,
             const std::atomic<bool>& stop);

    /// Searches; to be called once. Reports every finished iteration. In a game that is already drawn the score
    /// is 0, and the move the best one if the draw is not claimed.
    SearchResult run(const std::function<void(const SearchInfo&)>& on_info);

  private:
    void iterate(const std::function<void(const SearchInfo&)>& on_info);
    [[nodiscard]] bool goes_deeper(int stable_iterations) const;
    void search_iteration(Depth depth);
    Score search_root(Depth depth, Window window);
    void set_best(std::size_t number, Score score);
    [[nodiscard]] SearchInfo info() const;

    const Limits limits_;
    const bool root_is_drawn_;
    const Node root_;
    TranspositionTable& table_;
    Budget budget_;
    Tree<V> tree_;

    std::vector<Move> root_moves_;  // the best first
    std::vector<Move> best_line_;
    Score best_score_ = 0;
    Depth finished_ = 0;  // depth of the last whole iteration
};

extern template class Searcher<Russian>;
extern template class Searcher<Brazilian>;

}  // namespace draughts
