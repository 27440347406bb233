// LineLog: collects the lines that a session writes, from any thread, and hands them out one by one.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace draughts {

class LineLog {
  public:
    bool add(std::string_view text) {
        {
            const std::scoped_lock lock{mutex_};
            std::size_t begin = 0;
            for (std::size_t end = 0; (end = text.find('\n', begin)) != std::string_view::npos; begin = end + 1) {
                lines_.emplace_back(text.substr(begin, end - begin));
            }
        }
        changed_.notify_all();
        return true;
    }
    /// The oldest line not yet taken; null when none comes in time.
    std::optional<std::string> take(std::chrono::milliseconds patience) {
        std::unique_lock lock{mutex_};
        if (!changed_.wait_for(lock, patience, [this] {
                return !lines_.empty();
            })) {
            return std::nullopt;
        }
        std::string line = std::move(lines_.front());
        lines_.pop_front();
        return line;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
};

}  // namespace draughts
