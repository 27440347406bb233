#include "core/perft.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <thread>

#include "core/capture_sinks.h"
#include "core/generator.h"
#include "core/movegen.h"
#include "core/perft_pairs.h"

namespace draughts {

namespace {

/// What perft counts as one move: where the generator's list does not suffice, what the sink collects.
struct Distinct {
    static constexpr bool lists_suffice = true;
};
struct Orders {
    static constexpr bool lists_suffice = false;
    using Sink = OrderedMoves;
};
struct Paths {
    static constexpr bool lists_suffice = false;
    using Sink = RoutedMoves;
};

/// Calls visit(move) for each way to move. The order of moves is the generator's.
template <class Ways, Variant V, Color Us, class Visit>
void for_each_way(const Position& position, Visit visit) {
    const Generator<V, Us> generator{position};
    if constexpr (!Ways::lists_suffice) {
        if (generator.has_capture() && generator.captures_need_search()) {
            typename Ways::Sink moves;
            generator.search_captures(moves);
            for (std::size_t i = 0; i < moves.size(); ++i) {
                visit(moves[i]);
            }
            return;
        }
    }
    MoveList moves;
    if (generator.has_capture()) {
        generator.captures(moves);
    } else {
        generator.quiet_moves(moves);
    }
    for (const Move move : moves) {
        visit(move);
    }
}

/// The number of ways to move.
template <class Ways, Variant V, Color Us>
struct Leaf {
    int operator()(const Position& position) const {
        const Generator<V, Us> generator{position};
        if constexpr (!Ways::lists_suffice) {
            if (generator.has_capture() && generator.captures_need_search()) {
                typename Ways::Sink moves;
                generator.search_captures(moves);
                return static_cast<int>(moves.size());
            }
        }
        return generator.count();
    }
};

/// The leaves two plies below.
template <class Ways, Variant V, Color Us>
std::uint64_t count_pairs(const Position& position) {
    constexpr Color them = opponent(Us);
    const Generator<V, Us> generator{position};
    if (!generator.has_capture() && position.kings(them).none()) {
        const Generator<V, them> replies{position};
        if (!replies.has_capture()) {
            return QuietPairs<V, Us, Leaf<Ways, V, them>>{position, replies}.count();
        }
    }
    std::uint64_t leaves = 0;
    for_each_way<Ways, V, Us>(position, [&](Move move) {
        leaves += static_cast<std::uint64_t>(Leaf<Ways, V, them>{}(position.make<Us>(move)));
    });
    return leaves;
}

template <class Ways, Variant V, Color Us>
std::uint64_t count(const Position& position, int depth, PerftTable* table) {
    if (depth <= 2) {
        return depth == 2   ? count_pairs<Ways, V, Us>(position)
               : depth == 1 ? static_cast<std::uint64_t>(Leaf<Ways, V, Us>{}(position))
                            : 1;
    }
    if (table != nullptr) {
        if (const auto known = table->find(position, depth)) {
            return *known;
        }
    }
    std::uint64_t leaves = 0;
    for_each_way<Ways, V, Us>(position, [&](Move move) {
        leaves += count<Ways, V, opponent(Us)>(position.make<Us>(move), depth - 1, table);
    });
    if (table != nullptr) {
        table->keep(position, depth, leaves);
    }
    return leaves;
}

template <class Ways, Variant V>
std::uint64_t count_either(const Position& position, int depth, PerftTable* table) {
    return position.turn() == Color::white ? count<Ways, V, Color::white>(position, depth, table)
                                           : count<Ways, V, Color::black>(position, depth, table);
}

template <class Ways, Variant V>
std::vector<Move> ways_of(const Position& position) {
    std::vector<Move> ways;
    const auto keep = [&](Move move) {
        ways.push_back(move);
    };
    if (position.turn() == Color::white) {
        for_each_way<Ways, V, Color::white>(position, keep);
    } else {
        for_each_way<Ways, V, Color::black>(position, keep);
    }
    return ways;
}

/// Splits the tree below `position` into the positions a few plies down and shares them out among threads.
template <class Ways, Variant V>
std::uint64_t count_threaded(const Position& position, int depth, unsigned threads, PerftTable* table) {
    constexpr std::size_t tasks_per_thread = 64;  // enough that the last ones to finish do not matter
    std::vector<Position> tasks{position};
    while (depth > 3 && !tasks.empty() && tasks.size() < threads * tasks_per_thread) {
        std::vector<Position> next;
        for (const Position& task : tasks) {
            for (const Move move : ways_of<Ways, V>(task)) {
                next.push_back(task.make(move));
            }
        }
        tasks = std::move(next);
        --depth;
    }
    std::atomic<std::size_t> next_task = 0;
    std::atomic<std::uint64_t> leaves = 0;
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i) {
        workers.emplace_back([&] {
            for (std::size_t task = next_task++; task < tasks.size(); task = next_task++) {
                leaves += count_either<Ways, V>(tasks[task], depth, table);
            }
        });
    }
    workers.clear();  // joins
    return leaves;
}

/// Calls f.operator()<Ways>() for what `counting` names.
template <class F>
decltype(auto) dispatch_counting(Counting counting, F&& f) {
    switch (counting) {
        case Counting::orders:
            return f.template operator()<Orders>();
        case Counting::paths:
            return f.template operator()<Paths>();
        case Counting::distinct:
            break;
    }
    return f.template operator()<Distinct>();
}

template <class Ways, Variant V>
std::uint64_t count_with(const Position& position, int depth, unsigned threads, PerftTable* table) {
    return threads > 1 ? count_threaded<Ways, V>(position, depth, threads, table)
                       : count_either<Ways, V>(position, depth, table);
}

}  // namespace

std::uint64_t perft(VariantId variant, const Position& position, const PerftOptions& options) {
    return dispatch(variant, [&]<Variant V>() {
        return dispatch_counting(options.counting, [&]<class Ways>() {
            return count_with<Ways, V>(position, options.depth, options.threads, options.table);
        });
    });
}

std::vector<std::pair<Move, std::uint64_t>> divide(VariantId variant, const Position& position,
                                                   const PerftOptions& options) {
    assert(options.depth >= 1);
    std::vector<std::pair<Move, std::uint64_t>> split;
    dispatch(variant, [&]<Variant V>() {
        dispatch_counting(options.counting, [&]<class Ways>() {
            for (const Move move : ways_of<Ways, V>(position)) {
                const std::uint64_t leaves =
                    count_with<Ways, V>(position.make(move), options.depth - 1, options.threads, options.table);
                const auto same = std::find_if(split.begin(), split.end(), [&](const auto& s) {
                    return s.first == move;
                });
                if (same == split.end()) {
                    split.emplace_back(move, leaves);
                } else {
                    same->second += leaves;
                }
            }
        });
    });
    return split;
}

}  // namespace draughts
