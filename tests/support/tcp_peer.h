// TcpPeer: the other end of a DXP connection, byte by byte as a test wants it.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace draughts {

/// A listening socket on 127.0.0.1, on a port of the system's choice.
class TcpListener {
  public:
    TcpListener();
    ~TcpListener();
    TcpListener(const TcpListener&) = delete;
    TcpListener& operator=(const TcpListener&) = delete;

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] int descriptor() const { return descriptor_; }

  private:
    int descriptor_ = -1;
    std::uint16_t port_ = 0;
};

class TcpPeer {
  public:
    /// Connects to 127.0.0.1.
    explicit TcpPeer(std::uint16_t port);
    /// Takes the next connection.
    explicit TcpPeer(const TcpListener& listener);
    ~TcpPeer() { close(); }
    TcpPeer(const TcpPeer&) = delete;
    TcpPeer& operator=(const TcpPeer&) = delete;

    /// False when the other end is gone.
    bool send_bytes(std::string_view bytes) const;
    bool send(std::string_view message) const { return send_bytes(std::string{message} + '\0'); }
    /// The next message without its zero byte; null when none comes in time or the connection has ended.
    std::optional<std::string> receive(std::chrono::milliseconds patience);
    /// Whether the other end closes the connection in time; what it has sent before can still be received.
    bool is_closed(std::chrono::milliseconds patience);
    void close();

  private:
    [[nodiscard]] bool read_more(std::chrono::milliseconds patience);

    int descriptor_ = -1;
    bool has_ended_ = false;
    std::string buffer_;
};

}  // namespace draughts
