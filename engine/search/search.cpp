#include "search/search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/movegen.h"
#include "eval/evaluator.h"

namespace draughts {

namespace {

constexpr Depth last_iteration = max_ply - 1;
/// A forced move in a timed game is answered after this iteration: enough for a score and an expected answer.
constexpr Depth forced_reply_iteration = 6;

constexpr Microseconds bounds_reported_after{1'000'000};

constexpr Depth aspiration_depth = 4;   // earlier scores are too unsteady to aim at
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
Searcher<V>::Searcher(const SearchSetup& setup, int thread)
    : limits_{setup.limits},
      root_is_drawn_{setup.game.outcome().status == Status::draw},
      root_{root_of<V>(setup.game, root_is_drawn_)},
      weights_{setup.weights},
      table_{setup.table},
      budget_{setup.limits, setup.overhead, setup.signals, setup.most_nodes, thread > 0},
      tree_{Path{setup.game, root_}, setup.game.rules(), setup.weights, setup.table, budget_,
            setup.tablebase,         setup.misjudgement, setup.margins},
      first_aspiration_{setup.margins.aspiration},
      finished_{thread % 2} {  // every other thread is an iteration ahead, and leaves its finds in the table
    assert(setup.game.variant() == V::id);
    MoveList moves;
    generate<V>(root_.position, moves);
    for (const Move move : moves) {
        if (limits_.only.empty() || std::ranges::find(limits_.only, move) != limits_.only.end()) {
            root_moves_.push_back({.move = move, .line = {move}, .searched_line = {}});
        }
    }
    lines_ = std::min(static_cast<std::size_t>(setup.lines), root_moves_.size());
}

template <Variant V>
SearchResult Searcher<V>::run(std::function<void(const SearchInfo&)> on_info) {
    on_info_ = std::move(on_info);
    if (root_moves_.empty()) {
        SearchInfo report;
        report.score = loss_in(0);
        return {Move{}, Move{}, report};
    }
    root_moves_.front().score = evaluate(weights_, root_.position);
    iterate();
    const std::vector<Move>& line = root_moves_.front().line;
    return {line.front(), line.size() > 1 ? line[1] : Move{}, info(0)};
}

template <Variant V>
void Searcher<V>::iterate() {
    const Depth last = std::clamp(limits_.depth.value_or(last_iteration), 1, last_iteration);
    Progress progress;
    while (finished_ < last) {
        const RootMove before = root_moves_.front();
        search_iteration(finished_ + 1);
        if (budget_.is_over()) {
            return;
        }
        ++finished_;
        progress.stable_iterations = root_moves_.front().move == before.move ? progress.stable_iterations + 1 : 0;
        progress.score_drop = before.score - root_moves_.front().score;
        progress.best_move_percent = best_move_percent();
        for (std::size_t line = 0; on_info_ && line < lines_; ++line) {
            on_info_(info(line));
        }
        if (!goes_deeper(progress)) {
            return;
        }
    }
}

/// Whether the limits, and what is known of the root, leave sense in another iteration.
template <Variant V>
bool Searcher<V>::goes_deeper(const Progress& progress) const {
    return budget_.is_held() || (!is_settled() && budget_.allows_iteration(progress));
}

template <Variant V>
bool Searcher<V>::is_settled() const {
    const Score best = root_moves_.front().score;
    if (limits_.win_in_moves && is_win(best) && (plies_to_end(best) + 1) / 2 <= *limits_.win_in_moves) {
        return true;
    }
    if (limits_.analyse) {
        return false;
    }
    const bool is_timed = limits_.clock || limits_.move_time;
    return (is_timed && root_moves_.size() == 1 && finished_ >= forced_reply_iteration) ||
           (is_decisive(best) && plies_to_end(best) <= finished_);
}

template <Variant V>
void Searcher<V>::search_iteration(Depth depth) {
    tree_.set_iteration(depth);
    for (std::size_t line = 0; line < lines_; ++line) {
        search_line(depth, line);
        if (budget_.is_over()) {
            return;
        }
    }
    const auto begin = root_moves_.begin();
    std::stable_sort(begin, begin + static_cast<std::ptrdiff_t>(lines_), [](const RootMove& a, const RootMove& b) {
        return a.score > b.score;
    });
}

/// The best of the moves from number `line` on: a narrow window around its last score first, widened on the side
/// where the score falls out.
template <Variant V>
void Searcher<V>::search_line(Depth depth, std::size_t line) {
    Window window{-infinite_score, infinite_score};
    Score width = first_aspiration_;
    const Score aim = root_moves_[line].score;
    if (depth >= aspiration_depth && !is_decisive(aim)) {
        window = {aim - width, aim + width};
    }
    while (true) {
        const Score score = search_root(depth, line, window);
        if (budget_.is_over()) {
            return;
        }
        if (score <= window.alpha) {
            report_bound(depth, line, score, Bound::upper);
            window.alpha = width > last_aspiration ? -infinite_score : score - width;
        } else if (score >= window.beta) {
            report_bound(depth, line, score, Bound::lower);
            window.beta = width > last_aspiration ? infinite_score : score + width;
        } else {
            return;
        }
        width *= 3;
    }
}

/// Tells that the score fell out of the window, in a search that has lasted long enough for someone to read it.
template <Variant V>
void Searcher<V>::report_bound(Depth depth, std::size_t line, Score score, Bound bound) const {
    if (on_info_ && !root_is_drawn_ && budget_.elapsed() >= bounds_reported_after) {
        SearchInfo report = info(line);
        report.depth = depth;
        report.score = score;
        report.bound = bound;
        on_info_(report);
    }
}

/// All root moves from `first` on; the one that raises the score goes to that place, also in an iteration that is
/// cut short.
template <Variant V>
Score Searcher<V>::search_root(Depth depth, std::size_t first, Window window) {
    Score best = -infinite_score;
    for (std::size_t i = first; i < root_moves_.size(); ++i) {
        const std::uint64_t nodes_before = budget_.nodes();
        const std::size_t number = i - first;
        const Score score = tree_.search_move(root_, {root_moves_[i].move, number, depth - 1, 0}, 0, window);
        root_moves_[i].nodes += budget_.nodes() - nodes_before;
        if (budget_.is_over()) {
            break;
        }
        best = std::max(best, score);
        if (score > window.alpha) {
            window.alpha = score;
            set_best(first, i, score);
            if (score >= window.beta) {
                break;
            }
        }
    }
    return best;
}

template <Variant V>
void Searcher<V>::set_best(std::size_t first, std::size_t number, Score score) {
    const auto begin = root_moves_.begin();
    const auto place = begin + static_cast<std::ptrdiff_t>(number);
    std::rotate(begin + static_cast<std::ptrdiff_t>(first), place, place + 1);
    RootMove& best = root_moves_[first];
    best.score = score;
    std::vector<Move> line = tree_.line_of(best.move);
    if (line != best.searched_line) {
        // A drawn line may end by repetition, of which the tables know nothing.
        best.line = is_decisive(score) ? tree_.completed(root_, line) : line;
        best.searched_line = std::move(line);
    }
}

template <Variant V>
int Searcher<V>::best_move_percent() const {
    std::uint64_t nodes = 0;
    for (const RootMove& root_move : root_moves_) {
        nodes += root_move.nodes;
    }
    return static_cast<int>(root_moves_.front().nodes * 100 / std::max<std::uint64_t>(nodes, 1));
}

template <Variant V>
SearchInfo Searcher<V>::info(std::size_t line) const {
    SearchInfo report;
    report.line = static_cast<int>(line) + 1;
    report.depth = finished_;
    report.seldepth = tree_.seldepth();
    report.score = root_is_drawn_ ? draw_score : root_moves_[line].score;
    report.nodes = budget_.total_nodes();
    report.time = budget_.elapsed();
    report.hashfull = table_.hashfull();
    report.table_hits = budget_.total_table_hits();
    report.pv = root_moves_[line].line;
    return report;
}

template class Searcher<Russian>;
template class Searcher<Brazilian>;

}  // namespace draughts
