// LineWriter: the one way out of a session.
//
// The front-end's thread and the search's thread both answer; each line goes out whole and at once.
// Thread-safe.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace draughts {

class LineWriter {
  public:
    /// Takes a line with its newline and hands it on without delay; false: nobody reads any more.
    using Sink = std::function<bool(std::string_view)>;

    explicit LineWriter(Sink sink) : sink_{std::move(sink)} {}

    /// `line`: without newline, or several lines with newlines between them, which stay together.
    void write(std::string line) {
        line += '\n';
        const std::scoped_lock lock{mutex_};
        if (!sink_(line)) {
            is_broken_ = true;
        }
    }
    [[nodiscard]] bool is_broken() const { return is_broken_; }

  private:
    std::mutex mutex_;
    Sink sink_;
    std::atomic<bool> is_broken_{false};
};

}  // namespace draughts
