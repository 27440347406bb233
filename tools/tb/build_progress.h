// BuildProgress: what a person sees while tables are built: on a terminal a bar with the time left, and a line for
// each step.
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <mutex>
#include <string>

#include "command_line/progress_bar.h"
#include "tablebase/index.h"

namespace draughts {

class BuildProgress {
  public:
    /// `positions`: to be solved in all. The bar goes to `out`.
    BuildProgress(std::ostream& out, TableIndex positions, bool is_terminal)
        : out_{out}, bar_{out, is_terminal}, total_{positions} {}

    /// Any thread.
    void add_solved(TableIndex positions);
    void begin_step(std::string name);
    void end_step(TableIndex positions, std::uintmax_t bytes);

  private:
    using Clock = std::chrono::steady_clock;

    void draw();

    std::ostream& out_;
    ProgressBar bar_;
    TableIndex total_;
    std::mutex mutex_;
    std::string step_;
    TableIndex solved_ = 0;
    Clock::time_point step_start_ = Clock::now();
};

}  // namespace draughts
