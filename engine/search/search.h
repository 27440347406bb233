// Searcher: one thread's search of one game's present position, from limits to a best move, by iterative
// deepening; with several lines each iteration finds the best move, then the best of the others, and so on.
//
// A search limited by depth or nodes on one thread gives the same result each time it starts from the
// same game and the same table.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/game.h"
#include "core/variant.h"
#include "eval/weights.h"
#include "search/budget.h"
#include "search/limits.h"
#include "search/margins.h"
#include "search/node.h"
#include "search/score.h"
#include "search/tree.h"
#include "search/tt.h"

namespace draughts {

/// What all threads of a search share.
struct SearchSetup {
    const Game& game;
    const Limits& limits;
    TranspositionTable& table;
    SearchSignals& signals;
    const Weights& weights;  // of the game's variant
    Milliseconds overhead{0};
    int lines = 1;                         // how many moves to report, each with its score and line (MultiPV)
    const Tablebase* tablebase = nullptr;  // null: none
    Misjudgement misjudgement{};
    Margins margins{};
    std::uint64_t most_nodes = UINT64_MAX;  // of all threads; holds also while no limit does
};

template <Variant V>
class Searcher {
  public:
    /// Thread 0 keeps the limits, the others help it until they are stopped. Precondition: the game is V's, and the
    /// table has been sized and has begun a new generation.
    explicit Searcher(const SearchSetup& setup, int thread = 0);

    /// Searches; to be called once. Reports every finished iteration, a call for each line. In a game that is
    /// already drawn the score is 0, and the move the best one if the draw is not claimed.
    SearchResult run(std::function<void(const SearchInfo&)> on_info);

  private:
    struct RootMove {
        Move move;
        Score score = -infinite_score;    // of the last iteration that found it exactly
        std::vector<Move> line;           // completed by tables
        std::vector<Move> searched_line;  // as the tree gave it
        std::uint64_t nodes = 0;          // searched below it
    };

    void iterate();
    [[nodiscard]] bool goes_deeper(const Progress& progress) const;
    [[nodiscard]] bool is_settled() const;
    void search_iteration(Depth depth);
    void search_line(Depth depth, std::size_t line);
    void report_bound(Depth depth, std::size_t line, Score score, Bound bound) const;
    Score search_root(Depth depth, std::size_t first, Window window);
    void set_best(std::size_t first, std::size_t number, Score score);
    [[nodiscard]] int best_move_percent() const;
    [[nodiscard]] SearchInfo info(std::size_t line) const;

    const Limits& limits_;
    const bool root_is_drawn_;
    const Node root_;
    const Weights& weights_;
    TranspositionTable& table_;
    Budget budget_;
    Tree<V> tree_;
    const Score first_aspiration_;
    std::function<void(const SearchInfo&)> on_info_;

    std::vector<RootMove> root_moves_;  // the best first, as many as there are lines in order
    std::size_t lines_;
    Depth finished_;  // depth of the last whole iteration
};

extern template class Searcher<Russian>;
extern template class Searcher<Brazilian>;

}  // namespace draughts
