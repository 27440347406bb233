// DxpFrames: cuts the bytes of a DXP connection into messages, which end with a zero byte.
//
// A read may hold half a message or several. Bounded: a peer that never ends its message is refused.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace draughts {

class DxpFrames {
  public:
    /// The protocol allows 127 characters; chat may be longer in practice.
    static constexpr std::size_t longest = 512;

    /// `bytes`: as they came. Take the messages out before adding more.
    void add(std::string_view bytes) { buffer_ += bytes; }

    /// The next message without its zero byte; empty ones are left out. Null: it has not ended yet.
    std::optional<std::string> next() {
        while (true) {
            const std::size_t end = buffer_.find('\0');
            if (end == std::string::npos) {
                return std::nullopt;
            }
            std::string message = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            if (!message.empty()) {
                return message;
            }
        }
    }
    /// Whether what came since the last message is longer than any message may be.
    [[nodiscard]] bool overflows() const { return buffer_.size() > longest; }

  private:
    std::string buffer_;
};

}  // namespace draughts
