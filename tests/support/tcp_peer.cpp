#include "support/tcp_peer.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace draughts {

namespace {

using Clock = std::chrono::steady_clock;

[[nodiscard]] sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

int checked(int result, const char* what) {
    if (result < 0) {
        throw std::system_error{errno, std::generic_category(), what};
    }
    return result;
}

[[nodiscard]] int new_socket() {
    return checked(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), "socket");
}

}  // namespace

TcpListener::TcpListener() : descriptor_{new_socket()} {
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    checked(bind(descriptor_, reinterpret_cast<const sockaddr*>(&address), size), "bind");
    checked(listen(descriptor_, 4), "listen");
    checked(getsockname(descriptor_, reinterpret_cast<sockaddr*>(&address), &size), "getsockname");
    port_ = ntohs(address.sin_port);
}

TcpListener::~TcpListener() {
    ::close(descriptor_);
}

TcpPeer::TcpPeer(std::uint16_t port) : descriptor_{new_socket()} {
    const sockaddr_in address = loopback(port);
    checked(connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address), "connect");
}

TcpPeer::TcpPeer(const TcpListener& listener)
    : descriptor_{checked(accept4(listener.descriptor(), nullptr, nullptr, SOCK_CLOEXEC), "accept")} {}

bool TcpPeer::send_bytes(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t count = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count < 0 && errno != EINTR) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    return true;
}

bool TcpPeer::read_more(std::chrono::milliseconds patience) {
    pollfd wanted{descriptor_, POLLIN, 0};
    if (has_ended_ || patience.count() < 0 || poll(&wanted, 1, static_cast<int>(patience.count())) <= 0) {
        return false;
    }
    std::array<char, 4096> chunk{};
    const ssize_t count = recv(descriptor_, chunk.data(), chunk.size(), 0);
    if (count <= 0) {
        has_ended_ = true;
        return false;
    }
    buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    return true;
}

std::optional<std::string> TcpPeer::receive(std::chrono::milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (true) {
        if (const std::size_t end = buffer_.find('\0'); end != std::string::npos) {
            std::string message = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return message;
        }
        if (!read_more(std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()))) {
            return std::nullopt;
        }
    }
}

bool TcpPeer::is_closed(std::chrono::milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (read_more(std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()))) {
    }
    return has_ended_;
}

void TcpPeer::close() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
        descriptor_ = -1;
    }
}

}  // namespace draughts
