#include "search/tree.h"

#include <algorithm>

#include "core/movegen.h"
#include "search/table_score.h"

namespace draughts {

namespace {

/// A forced reply costs no depth while the line is shorter than this many times the iteration's depth.
constexpr Ply extension_cap = 2;

constexpr int largest_history_bonus = 1600;

/// With so few pieces the evaluation is sure of itself and forced ends are near: nothing is pruned by it, so that they
/// are found in as few plies as they take.
constexpr int most_calculated_pieces = 4;
bool is_to_be_calculated(const Position& position) {
    return position.occupied().count() <= most_calculated_pieces;
}

/// Scores that reach this near to the end of a draw clock depend on the clock.
constexpr Depth clock_margin = 8;

bool depends_on_clock(Depth depth, int plies_left) {
    return plies_left <= depth + clock_margin;
}

/// The key for the table. It leaves the draw clock out, so that lines of different length share what they
/// find, except where the result depends on the clock.
Key table_key(const Node& node, Depth depth, int plies_left) {
    if (!depends_on_clock(depth, plies_left)) {
        return node.key;
    }
    const Key counts = Key{node.clock.plies} << 8 | Key{node.clock.ending_count} | Key{1} << 16;
    return node.key ^ counts * 0xD6E8FEB86659FD93;
}

/// Whether a remembered result answers a search to `depth` within the window. Forced wins and losses are
/// true at any depth, if there is time for them before the clock draws.
bool answers(const TranspositionTable::Hit& hit, Depth depth, Ply ply, Score alpha, Score beta, int plies_left) {
    const bool is_lower = hit.bound != Bound::upper;
    const bool is_upper = hit.bound != Bound::lower;
    if (!(is_lower && (is_upper || hit.score >= beta)) && !(is_upper && hit.score <= alpha)) {
        return false;
    }
    if ((is_lower && is_win(hit.score)) || (is_upper && is_loss(hit.score))) {
        return plies_to_end(hit.score) - ply <= plies_left;
    }
    const bool is_of_this_clock = depends_on_clock(depth, plies_left);
    return hit.depth >= depth && (is_of_this_clock || !depends_on_clock(hit.depth, plies_left));
}

}  // namespace

template <Variant V>
void Tree<V>::enter(Ply ply) {
    pv_.clear(ply);
    seldepth_ = std::max(seldepth_, ply);
    budget_.count_node();
}

template <Variant V>
bool Tree<V>::is_draw(const Node& node) const {
    return path_.repeats(node.reversible) || (expired<V>(rules_, node.clock) && count_moves<V>(node.position) > 0);
}

/// The evaluation as this search sees it.
template <Variant V>
Score Tree<V>::judge(const Node& node, Ply ply) {
    return std::clamp(evaluator_.evaluate(node.position, ply) + misjudgement_.of(node.key), -eval_limit, eval_limit);
}

/// Endgame tables end a line: their score is exact for the counts at hand, and whoever asks has looked for repetitions.
template <Variant V>
std::optional<Score> Tree<V>::ask_tables(const Node& node, Ply ply) {
    if (node.position.occupied().count() > table_pieces_) {
        return std::nullopt;
    }
    const std::optional<Score> score = table_score<V>(*tablebase_, node, rules_, ply);
    if (score) {
        budget_.count_table_hit();
    }
    return score;
}

/// Fail-soft: the returned score bounds the true one also outside the window.
template <Variant V>
Score Tree<V>::search(const Node& node, Depth depth, Ply ply, Window window) {
    if (depth <= 0) {
        return quiesce(node, ply, window);
    }
    enter(ply);
    if (budget_.is_over() || is_draw(node)) {
        return draw_score;
    }
    // No result here can be better than a win at the next move, nor worse than a loss at once.
    window = {std::max(window.alpha, loss_in(ply)), std::min(window.beta, win_in(ply + 1))};
    if (window.alpha >= window.beta) {
        return window.alpha;
    }
    if (ply >= max_ply - 1) {
        return judge(node, ply);
    }
    if (const auto score = ask_tables(node, ply)) {
        return *score;
    }

    const int plies_left = plies_to_draw<V>(rules_, node.clock);
    const Key key = table_key(node, depth, plies_left);
    const auto hit = table_.probe(key, ply);
    if (hit && !window.is_open() && answers(*hit, depth, ply, window.alpha, window.beta, plies_left)) {
        return hit->score;
    }

    MoveList moves;
    generate<V>(node.position, moves);
    if (moves.empty()) {
        return loss_in(ply);
    }
    if (!window.is_open() && moves.size() > 1) {
        if (const auto score = prune_calm(node, moves, depth, ply, window)) {
            return *score;
        }
        if (const auto score = probcut(node, depth, ply, window.beta)) {
            return *score;
        }
    }
    // A position whose best move nobody remembers is searched a ply less deep: it is seldom on the line that matters,
    // and the next iteration will know the move.
    if (depth >= margins_.unguided_depth && moves.size() > 1 && (!hit || hit->move.is_none())) {
        --depth;
    }
    const bool is_forced = moves.size() == 1 && ply < extension_cap * iteration_;
    const Depth depth_here = depth + (is_forced ? 1 : 0);
    const Choice choice = search_moves(node, moves, hit ? hit->move : MoveCode{}, depth_here, ply, window);
    if (!budget_.is_over()) {
        const Bound bound = choice.score >= window.beta   ? Bound::lower
                            : choice.score > window.alpha ? Bound::exact
                                                          : Bound::upper;
        table_.store(key, ply, choice.score, depth, bound, choice.move);
    }
    return choice.score;
}

/// A bound for the score of a position without captures for either side that is too far outside of a narrow window for
/// the few plies left: a calm position rarely changes by more than so much for each ply. What is far above the window
/// is given up sooner than what is far below it, which is looked at for a combination; where there are kings a win may
/// hide behind any score.
template <Variant V>
std::optional<Score> Tree<V>::prune_calm(const Node& node, const MoveList& moves, Depth depth, Ply ply, Window window) {
    if (depth > std::max(margins_.winning_depth, margins_.hopeless_depth) || is_decisive(window.alpha) ||
        is_decisive(window.beta) || moves[0].is_capture() || is_to_be_calculated(node.position) ||
        has_capture(node.position, opponent(node.position.turn()))) {
        return std::nullopt;
    }
    const Score score = judge(node, ply);
    const Score low = score - margins_.winning_by_ply * depth;
    if (depth <= margins_.winning_depth && low >= window.beta) {
        return low;
    }
    const Score high = score + margins_.hopeless_by_ply * depth;
    if (depth <= margins_.hopeless_depth && high <= window.alpha && node.position.kings().none()) {
        return high;
    }
    return std::nullopt;
}

/// ProbCut: a bound for the score where a shallow search says that beta is far surpassed. Not inside such a search
/// itself.
template <Variant V>
std::optional<Score> Tree<V>::probcut(const Node& node, Depth depth, Ply ply, Score beta) {
    if (in_probcut_ || depth < margins_.probcut_depth || is_decisive(beta) || is_to_be_calculated(node.position)) {
        return std::nullopt;
    }
    const Score margin = margins_.probcut_by_ply * depth;
    const Score raised = std::min(beta + margin, eval_limit);
    in_probcut_ = true;
    const Score score = search(node, depth * margins_.probcut_percent / 100, ply, {raised - 1, raised});
    in_probcut_ = false;
    return score >= raised || budget_.is_over() ? std::optional{score - margin} : std::nullopt;
}

/// How much less deep a move is searched at first. Moves are well ordered: late ones are rarely good. What
/// captures or promotes is never late.
template <Variant V>
Depth Tree<V>::reduction_of(Move move, std::size_t number, Depth depth, bool is_open) const {
    const int late = static_cast<int>(number);
    if (depth < margins_.reduced_depth || late < (is_open ? 3 : 1) || move.is_capture() || move.promotes()) {
        return 0;
    }
    return 1 + (!is_open && late >= margins_.second_ply_number ? 1 : 0) +
           (depth >= margins_.third_ply_depth && late >= margins_.third_ply_number ? 1 : 0);
}

template <Variant V>
typename Tree<V>::Choice Tree<V>::search_moves(const Node& node, MoveList& moves, MoveCode hint, Depth depth, Ply ply,
                                               Window window) {
    const bool is_open = window.is_open();
    MovePicker picker{moves, node.position, hint, killers_[static_cast<std::size_t>(ply)], history_};
    Choice best{-infinite_score, Move{}};
    for (std::size_t number = 0; number < moves.size(); ++number) {
        const Move move = picker.next();
        const Depth reduction = reduction_of(move, number, depth, is_open);
        const Score score = search_move(node, {move, number, depth - 1, reduction}, ply, window);
        if (budget_.is_over()) {
            break;
        }
        best.score = std::max(best.score, score);
        if (score > window.alpha) {
            best.move = move;
            window.alpha = score;
            if (score >= window.beta) {
                reward(node, moves, number, depth, ply);
                break;
            }
            pv_.set(ply, move);
        }
    }
    return best;
}

/// The first move with the whole window; the others only to show that they are not better, reduced at
/// first, and again in full when they are.
template <Variant V>
Score Tree<V>::search_move(const Node& node, const Try& attempt, Ply ply, Window window) {
    const Node child = node.after<V>(attempt.move, rules_);
    table_.prefetch(child.key);
    path_.push(child.key);
    const auto search_child = [&](Depth depth, Window w) {
        return -search(child, depth, ply + 1, {-w.beta, -w.alpha});
    };
    const auto may_be_better = [&](Score score) {
        return score > window.alpha && !budget_.is_over();
    };

    Score score = infinite_score;
    if (attempt.number > 0) {
        const Window narrow{window.alpha, window.alpha + 1};
        score = search_child(attempt.depth - attempt.reduction, narrow);
        if (attempt.reduction > 0 && may_be_better(score)) {
            score = search_child(attempt.depth, narrow);
        }
    }
    if (attempt.number == 0 || (score < window.beta && may_be_better(score))) {
        score = search_child(attempt.depth, window);
    }
    path_.pop();
    return score;
}

/// Remembers the quiet move that refuted a line, against those that were tried before it.
template <Variant V>
void Tree<V>::reward(const Node& node, const MoveList& moves, std::size_t best, Depth depth, Ply ply) {
    if (moves[best].is_capture()) {
        return;
    }
    killers_[static_cast<std::size_t>(ply)].add(moves[best]);
    const int bonus = std::min(depth * depth * 8, largest_history_bonus);
    const Color side = node.position.turn();
    history_.update(side, moves[best], bonus);
    for (std::size_t number = 0; number < best; ++number) {
        history_.update(side, moves[number], -bonus);
    }
}

/// Plays captures to their end, since a side that can capture may not stand still. Any other position is quiet,
/// and evaluated.
template <Variant V>
Score Tree<V>::quiesce(const Node& node, Ply ply, Window window) {
    enter(ply);
    if (budget_.is_over() || is_draw(node)) {
        return draw_score;
    }
    if (ply >= max_ply - 1) {
        return judge(node, ply);
    }
    if (const auto score = ask_tables(node, ply)) {
        return *score;
    }
    const Position& position = node.position;
    if (has_capture(position)) {
        return quiesce_moves(node, ply, window);
    }
    return count_moves<V>(position) > 0 ? judge(node, ply) : loss_in(ply);
}

template <Variant V>
Score Tree<V>::quiesce_moves(const Node& node, Ply ply, Window window) {
    MoveList moves;
    generate<V>(node.position, moves);
    MovePicker picker{moves, node.position, MoveCode{}, killers_[static_cast<std::size_t>(ply)], history_};
    Score best = loss_in(ply);  // without a move
    for (std::size_t number = 0; number < moves.size(); ++number) {
        const Move move = picker.next();
        const Node child = node.after<V>(move, rules_);
        path_.push(child.key);
        const Score score = -quiesce(child, ply + 1, {-window.beta, -window.alpha});
        path_.pop();
        if (budget_.is_over()) {
            break;
        }
        best = std::max(best, score);
        if (score > window.alpha) {
            window.alpha = score;
            pv_.set(ply, move);
            if (score >= window.beta) {
                break;
            }
        }
    }
    return best;
}

template class Tree<Russian>;
template class Tree<Brazilian>;

}  // namespace draughts
