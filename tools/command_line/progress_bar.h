// ProgressBar: how far a long run is and how long it will still take: on a terminal a bar in the last line.
#pragma once

#include <chrono>
#include <iosfwd>
#include <string_view>

namespace draughts {

class ProgressBar {
  public:
    /// The bar goes to `out`. Where that is no terminal there is none.
    ProgressBar(std::ostream& out, bool is_terminal) : out_{out}, is_terminal_{is_terminal} {}

    /// Draws it anew. `share`: of the work, 0 to 1, of which `share_at_start` had been done before this run.
    void draw(double share, std::string_view what, double share_at_start = 0);
    /// Makes room for a line of text.
    void erase();

    [[nodiscard]] double elapsed_seconds() const;

  private:
    using Clock = std::chrono::steady_clock;

    std::ostream& out_;
    bool is_terminal_;
    Clock::time_point start_ = Clock::now();
};

}  // namespace draughts
