// Progress: what a person sees while an event runs. A line for each game, and on a terminal a status line below
// that is written over: a bar, the running result, where the SPRT
// stands between its bounds, time left.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

#include "match/engine_process.h"
#include "match/record.h"
#include "match/tally.h"
#include "match/time_control.h"

namespace draughts {

class Progress {
  public:
    /// `total`: games to be played in this run.
    Progress(std::ostream& out, std::size_t total, bool is_quiet, bool is_terminal)
        : out_{out}, total_{total}, is_quiet_{is_quiet}, is_terminal_{is_terminal} {}

    void add(const GameRecord& game, const Tally& tally);
    /// Removes the status line.
    void finish();

  private:
    [[nodiscard]] std::string status(const Tally& tally) const;

    std::ostream& out_;
    std::size_t total_;
    bool is_quiet_;
    bool is_terminal_;
    std::size_t done_ = 0;
    Clock::time_point start_ = Clock::now();
};

}  // namespace draughts
