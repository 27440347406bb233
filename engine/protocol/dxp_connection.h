// DxpConnection: one TCP connection that carries DXP messages.
//
// Nothing grows without bound: a message without an end, and a peer that does not read, close it.
// All of it runs on the thread of the io_context.
#pragma once

#include <array>
#include <asio/ip/tcp.hpp>
#include <asio/steady_timer.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "protocol/dxp_frames.h"

namespace draughts {

class DxpConnection : public std::enable_shared_from_this<DxpConnection> {
  public:
    struct Handlers {
        /// A message came, without its zero byte.
        std::function<void(const std::string&)> on_message;
        /// The peer is gone, or does not speak DXP; called once at most, and not after close().
        std::function<void()> on_lost;
        /// The connection is closed for good, whoever closed it; called once.
        std::function<void()> on_closed;
    };

    DxpConnection(asio::ip::tcp::socket socket, Handlers handlers);

    /// Begins to read.
    void start();
    /// Sends `message` and its zero byte in the background.
    void send(std::string_view message);
    /// Closes when all that was sent is out, or in a second.
    void close();

    /// The peer's address and port, or "a peer" when it is gone already.
    [[nodiscard]] std::string peer() const;

  private:
    void read();
    void write();
    void take(std::string_view bytes);
    void lose();
    void shut();

    asio::ip::tcp::socket socket_;
    asio::steady_timer last_moment_;
    Handlers handlers_;
    DxpFrames frames_;
    std::array<char, 4096> input_{};
    std::string waiting_;  // to be written next
    std::string writing_;  // being written
    bool closing_ = false;
    bool shut_ = false;
};

}  // namespace draughts
