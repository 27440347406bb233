// Budget: counts the nodes of a search and says when it has to end, by its limits or by order.
//
// The clock and the flags are looked at once in a number of nodes; a limit of nodes is exact when one
// thread searches. Each thread of a search has its own Budget; SearchSignals joins them.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

#include "search/clock.h"
#include "search/limits.h"

namespace draughts {

/// What the threads of one search, and the front-end, tell each other; any thread may read and write it at any time.
struct SearchSignals {
    std::atomic<bool> stop{false};
    std::atomic<bool> done{false};  // the first thread has finished
    /// No limit holds: the search thinks on the opponent's time, or has none.
    std::atomic<bool> held{false};
    std::atomic<std::uint64_t> nodes{0};       // of all threads, as far as they have told
    std::atomic<std::uint64_t> table_hits{0};  // the same for answers of the endgame tables
};

class Budget {
  public:
    /// The time runs from here. The first thread of a search keeps the limits; the others, with `is_helper`, keep
    /// that of nodes only, and go on until the first one has finished. `most_nodes` holds also while no limit does.
    Budget(const Limits& limits, Milliseconds overhead, SearchSignals& signals, std::uint64_t most_nodes = UINT64_MAX,
           bool is_helper = false)
        : plan_{is_helper ? TimePlan{} : plan_time(limits, overhead)},
          last_node_{limits.nodes.value_or(UINT64_MAX)},
          most_nodes_{most_nodes},
          signals_{signals},
          begin_{std::chrono::steady_clock::now()},
          next_check_{std::min({check_interval, last_node_, most_nodes_})} {}

    void count_node() {
        if (++nodes_ >= next_check_) {
            check();
        }
    }
    /// The endgame tables have answered.
    void count_table_hit() { ++table_hits_; }
    /// Whether the search has to unwind; stays true.
    [[nodiscard]] bool is_over() const { return is_over_; }
    [[nodiscard]] bool allows_iteration(const Progress& progress) const {
        return is_held() || plan_.begins_iteration(elapsed(), progress);
    }
    [[nodiscard]] bool is_held() const { return signals_.held.load(std::memory_order_relaxed); }

    /// This thread's.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// Of all threads; of the others as far as they have told.
    [[nodiscard]] std::uint64_t total_nodes() const {
        return signals_.nodes.load(std::memory_order_relaxed) + (nodes_ - told_);
    }
    /// Of all threads, in the same way.
    [[nodiscard]] std::uint64_t total_table_hits() const {
        return signals_.table_hits.load(std::memory_order_relaxed) + (table_hits_ - told_table_hits_);
    }
    [[nodiscard]] Microseconds elapsed() const {
        return std::chrono::duration_cast<Microseconds>(std::chrono::steady_clock::now() - begin_);
    }

  private:
    static constexpr std::uint64_t check_interval = 1024;

    void check() {
        signals_.nodes.fetch_add(nodes_ - told_, std::memory_order_relaxed);
        signals_.table_hits.fetch_add(table_hits_ - told_table_hits_, std::memory_order_relaxed);
        told_ = nodes_;
        told_table_hits_ = table_hits_;
        const bool at_limit = !is_held() && (total_nodes() >= last_node_ || plan_.must_stop(elapsed()));
        is_over_ = is_over_ || at_limit || total_nodes() >= most_nodes_ ||
                   signals_.stop.load(std::memory_order_relaxed) || signals_.done.load(std::memory_order_relaxed);
        next_check_ = nodes_ + check_interval;
        for (const std::uint64_t limit : {last_node_, most_nodes_}) {
            next_check_ = limit > nodes_ ? std::min(next_check_, limit) : next_check_;
        }
    }

    TimePlan plan_;
    std::uint64_t last_node_;
    std::uint64_t most_nodes_;
    SearchSignals& signals_;
    std::chrono::steady_clock::time_point begin_;
    std::uint64_t nodes_ = 0;
    std::uint64_t told_ = 0;
    std::uint64_t table_hits_ = 0;
    std::uint64_t told_table_hits_ = 0;
    std::uint64_t next_check_;
    bool is_over_ = false;
};

}  // namespace draughts
