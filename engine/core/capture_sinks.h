// Sinks of CaptureSearch: what counts as the same capture.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/capture_search.h"
#include "core/move.h"

namespace draughts {

/// Distinct moves. Routes to the same move exist only where three or more pieces are taken.
class DistinctMoves {
  public:
    static constexpr bool every_landing = false;

    explicit DistinctMoves(MoveList& list) : list_{list} {}

    void add(Move move, const CaptureRoute& route) {
        if (route.length < 3 || !list_.contains(move)) {
            list_.add(move);
        }
    }
    void clear() { list_.clear(); }

  private:
    MoveList& list_;
};

/// A move for each order in which its pieces can be taken.
class OrderedMoves {
  public:
    static constexpr bool every_landing = false;

    void add(Move move, const CaptureRoute& route) {
        const Ordered ordered{move, order_of(route)};
        if (std::find(moves_.begin(), moves_.end(), ordered) == moves_.end()) {
            moves_.push_back(ordered);
        }
    }
    void clear() { moves_.clear(); }
    [[nodiscard]] std::size_t size() const { return moves_.size(); }
    [[nodiscard]] Move operator[](std::size_t i) const { return moves_[i].move; }

  private:
    struct Ordered {
        Move move;
        std::uint64_t order;
        [[nodiscard]] bool operator==(const Ordered&) const = default;
    };
    /// Five bits for each piece taken, the last one lowest.
    [[nodiscard]] static std::uint64_t order_of(const CaptureRoute& route) {
        std::uint64_t order = 0;
        for (std::size_t i = 0; i < route.length; ++i) {
            order = order << 5 | static_cast<std::uint64_t>(number_of(route.taken[i]) - 1);
        }
        return order;
    }

    std::vector<Ordered> moves_;
};

/// A move for each choice of landing squares.
class RoutedMoves {
  public:
    static constexpr bool every_landing = true;

    void add(Move move, const CaptureRoute& /*route*/) { moves_.push_back(move); }
    void clear() { moves_.clear(); }
    [[nodiscard]] std::size_t size() const { return moves_.size(); }
    [[nodiscard]] Move operator[](std::size_t i) const { return moves_[i]; }

  private:
    std::vector<Move> moves_;
};

}  // namespace draughts
