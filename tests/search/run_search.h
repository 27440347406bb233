// A search in one call, for tests: a table of its own, no other thread.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "eval/embedded_weights.h"
#include "search/parallel_search.h"
#include "support/board_text.h"

namespace draughts {

/// `lines`: how many the search reports in `infos` for each iteration. Bounds, which only a slow search tells, are left
/// out.
inline SearchResult run_search(const Game& game, const Limits& limits, std::vector<SearchInfo>* infos = nullptr,
                               int lines = 1, int threads = 1, const Tablebase* tablebase = nullptr) {
    TranspositionTable table;
    if (!table.resize(4)) {
        return {};
    }
    SearchSignals signals;
    const auto weights = built_in_weights(game.variant());
    const SearchSetup setup{game, limits, table, signals, *weights, Milliseconds{0}, lines, tablebase};
    return search_in_parallel(setup, threads, [&](const SearchInfo& info) {
        if (infos != nullptr && info.bound == Bound::exact) {
            infos->push_back(info);
        }
    });
}

inline Limits to_depth(Depth depth) {
    Limits limits;
    limits.depth = depth;
    return limits;
}

inline Limits to_nodes(std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    return limits;
}

inline Game game_of(VariantId variant, std::string_view fen, DrawRules rules = DrawRules::china64,
                    std::uint8_t clock_plies = 0) {
    return Game{variant, rules, position_of(fen), clock_plies};
}

}  // namespace draughts
