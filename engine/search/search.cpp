#include "search/search.h"

#include <algorithm>
#include <cassert>

#include "core/movegen.h"
#include "eval/eval.h"

namespace draughts {

namespace {

constexpr Depth last_iteration = max_ply - 1;
/// A forced move in a timed game is answered after this iteration: enough for a score and an expected answer.
constexpr Depth forced_reply_iteration = 6;

constexpr Depth aspiration_depth = 4;  // earlier scores are too unsteady to aim at
constexpr Score first_aspiration = 12;
constexpr Score last_aspiration = 400;  // wider than this: open the window

int reversible_moves(const Game& game) {
    int count = 0;
    for (std::size_t ply = game.ply(); ply > 0; --ply, ++count) {
        if (!Node::is_reversible(game.moves()[ply - 1], game.position_at(ply - 1))) {
            break;
        }
    }
    return count;
}

/// A game that is drawn is searched as if it began here.
template <Variant V>
Node root_of(const Game& game, bool is_drawn) {
    Node root;
    root.position = game.position();
    root.key = game.key();
    root.clock = is_drawn ? start_clock<V>(game.rules(), game.position()) : game.clock();
    root.reversible = is_drawn ? 0 : reversible_moves(game);
    return root;
}

}  // namespace

template <Variant V>
Searcher<V>::Searcher(const Game& game, const Limits& limits, Milliseconds overhead, TranspositionTable& table,
                      const std::atomic<bool>& stop)
    : limits_{limits},
      root_is_drawn_{game.outcome().status == Status::draw},
      root_{root_of<V>(game, root_is_drawn_)},
      table_{table},
      budget_{limits, overhead, stop},
      tree_{Path{game, root_}, game.rules(), table, budget_} {
    assert(game.variant() == V::id);
    MoveList moves;
    generate<V>(root_.position, moves);
    root_moves_.assign(moves.begin(), moves.end());
}

template <Variant V>
SearchResult Searcher<V>::run(const std::function<void(const SearchInfo&)>& on_info) {
    if (root_moves_.empty()) {
        best_score_ = loss_in(0);
        return {Move{}, Move{}, info()};
    }
    best_line_ = {root_moves_.front()};
    best_score_ = evaluate<V>(root_.position);
    table_.new_generation();
    iterate(on_info);
    return {best_line_.front(), best_line_.size() > 1 ? best_line_[1] : Move{}, info()};
}

template <Variant V>
void Searcher<V>::iterate(const std::function<void(const SearchInfo&)>& on_info) {
    const Depth last = std::clamp(limits_.depth.value_or(last_iteration), 1, last_iteration);
    int stable_iterations = 0;
    while (finished_ < last) {
        const Move best_before = root_moves_.front();
        search_iteration(finished_ + 1);
        if (budget_.is_over()) {
            return;
        }
        ++finished_;
        stable_iterations = root_moves_.front() == best_before ? stable_iterations + 1 : 0;
        if (on_info) {
            on_info(info());
        }
        if (!goes_deeper(stable_iterations)) {
            return;
        }
    }
}

/// Whether the limits, and what is known of the root, leave sense in another iteration.
template <Variant V>
bool Searcher<V>::goes_deeper(int stable_iterations) const {
    if (!limits_.analyse) {
        const bool is_timed = limits_.clock || limits_.move_time;
        if (is_timed && root_moves_.size() == 1 && finished_ >= forced_reply_iteration) {
            return false;
        }
        if (is_decisive(best_score_) && plies_to_end(best_score_) <= finished_) {
            return false;
        }
    }
    return budget_.allows_iteration(stable_iterations);
}

/// One iteration: a narrow window around the last score first, widened on the side where the score falls out.
template <Variant V>
void Searcher<V>::search_iteration(Depth depth) {
    tree_.set_iteration(depth);
    Window window{-infinite_score, infinite_score};
    Score width = first_aspiration;
    const Score aim = best_score_;
    if (depth >= aspiration_depth && !is_decisive(aim)) {
        window = {aim - width, aim + width};
    }
    while (true) {
        const Score score = search_root(depth, window);
        if (budget_.is_over()) {
            return;
        }
        if (score <= window.alpha) {
            window.alpha = width > last_aspiration ? -infinite_score : score - width;
        } else if (score >= window.beta) {
            window.beta = width > last_aspiration ? infinite_score : score + width;
        } else {
            best_score_ = score;
            return;
        }
        width *= 3;
    }
}

/// All root moves; the one that raises the score goes to the front, also in an iteration that is cut short.
template <Variant V>
Score Searcher<V>::search_root(Depth depth, Window window) {
    Score best = -infinite_score;
    for (std::size_t number = 0; number < root_moves_.size(); ++number) {
        const Score score = tree_.search_move(root_, {root_moves_[number], number, depth - 1, 0}, 0, window);
        if (budget_.is_over()) {
            break;
        }
        best = std::max(best, score);
        if (score > window.alpha) {
            window.alpha = score;
            set_best(number, score);
            if (score >= window.beta) {
                break;
            }
        }
    }
    return best;
}

template <Variant V>
void Searcher<V>::set_best(std::size_t number, Score score) {
    const auto place = root_moves_.begin() + static_cast<std::ptrdiff_t>(number);
    std::rotate(root_moves_.begin(), place, place + 1);
    best_line_ = tree_.line_of(root_moves_.front());
    best_score_ = score;
}

template <Variant V>
SearchInfo Searcher<V>::info() const {
    SearchInfo report;
    report.depth = finished_;
    report.seldepth = tree_.seldepth();
    report.score = root_is_drawn_ ? draw_score : best_score_;
    report.nodes = budget_.nodes();
    report.time = budget_.elapsed();
    report.hashfull = table_.hashfull();
    report.pv = best_line_;
    return report;
}

template class Searcher<Russian>;
template class Searcher<Brazilian>;

}  // namespace draughts
