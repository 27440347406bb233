// StopSignals: Ctrl-C and a polite kill as a stop token. Made before any thread, so that all of them leave the signals
// to the one that waits for them here.
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace draughts {

class StopSignals {
  public:
    StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;
    ~StopSignals();

    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

  private:
    sigset_t signals_{};
    std::stop_source stop_;
    std::thread waiter_;
};

}  // namespace draughts
