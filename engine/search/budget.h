// Budget: counts the nodes of a search and says when it has to end, by its limits or by order.
//
// The clock and the stop flag are looked at once in a number of nodes; a limit of nodes is exact.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

#include "search/clock.h"
#include "search/limits.h"

namespace draughts {

class Budget {
  public:
    /// The time runs from here. `stop` may be set by any thread at any time.
    Budget(const Limits& limits, Milliseconds overhead, const std::atomic<bool>& stop)
        : plan_{plan_time(limits, overhead)},
          last_node_{limits.nodes.value_or(UINT64_MAX)},
          stop_{stop},
          begin_{std::chrono::steady_clock::now()},
          next_check_{std::min(check_interval, last_node_)} {}

    void count_node() {
        if (++nodes_ >= next_check_) {
            check();
        }
    }
    /// Whether the search has to unwind; stays true.
    [[nodiscard]] bool is_over() const { return is_over_; }
    [[nodiscard]] bool allows_iteration(int stable_iterations) const {
        return plan_.begins_iteration(elapsed(), stable_iterations);
    }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] Microseconds elapsed() const {
        return std::chrono::duration_cast<Microseconds>(std::chrono::steady_clock::now() - begin_);
    }

  private:
    static constexpr std::uint64_t check_interval = 1024;

    void check() {
        is_over_ =
            is_over_ || nodes_ >= last_node_ || stop_.load(std::memory_order_relaxed) || plan_.must_stop(elapsed());
        next_check_ = std::min(nodes_ + check_interval, last_node_);
    }

    TimePlan plan_;
    std::uint64_t last_node_;
    const std::atomic<bool>& stop_;
    std::chrono::steady_clock::time_point begin_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_;
    bool is_over_ = false;
};

}  // namespace draughts
