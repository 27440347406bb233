// What a front-end may know of search: what it asks for, and what it is told.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/move.h"
#include "search/score.h"

namespace draughts {

using Milliseconds = std::chrono::milliseconds;

/// The clock of the side to move. Times may be negative on the wire; they are clamped where they are used.
struct ClockLimit {
    Milliseconds time{0};       // left for the moves to go, or for the game
    Milliseconds increment{0};  // added after each move
    int moves_to_go = 0;        // 0: to the end of the game
};

/// What to search, and when it ends: at the first limit reached. Without any it goes on until it is stopped.
struct Limits {
    std::optional<Depth> depth;
    std::optional<std::uint64_t> nodes;  // of all threads; exact for one
    std::optional<Milliseconds> move_time;
    std::optional<ClockLimit> clock;
    std::optional<int> win_in_moves;  // ends when a win in so many moves of the side to move is found
    /// The moves to choose from; empty: all legal ones.
    std::vector<Move> only;
    /// The opponent is to move: no limit holds, and the result is kept back, until Engine::ponder_hit() or stop().
    bool ponder = false;
    /// Analysis: search even a forced move to the limit, and a solved position until stopped.
    bool analyse = false;

    [[nodiscard]] bool is_unlimited() const { return !depth && !nodes && !move_time && !clock && !win_in_moves; }
};

/// The state of a search after an iteration, for one of its lines. The score is the side to move's.
struct SearchInfo {
    int line = 1;  // 1: the best; up to as many as asked for
    Depth depth = 0;
    Ply seldepth = 0;  // the longest line looked at
    Score score = 0;
    Bound bound = Bound::exact;
    std::uint64_t nodes = 0;
    std::chrono::microseconds time{0};
    int hashfull = 0;              // permille of the table used in this search
    std::uint64_t table_hits = 0;  // answers of the endgame tables, on all threads
    std::vector<Move> pv;
};

/// The end of a search. `best` is null exactly when the root has no legal move.
struct SearchResult {
    Move best;
    Move ponder;  // the expected answer, or null
    SearchInfo info;
};

/// Called on the search's thread; must return soon and not call back into the engine.
struct Listener {
    std::function<void(const SearchInfo&)> on_info;
    std::function<void(const SearchResult&)> on_done;
};

}  // namespace draughts
