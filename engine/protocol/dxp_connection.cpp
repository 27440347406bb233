#include "protocol/dxp_connection.h"

#include <asio/buffer.hpp>
#include <asio/post.hpp>
#include <asio/write.hpp>
#include <chrono>
#include <utility>

namespace draughts {

namespace {

constexpr std::size_t longest_queue = 65'536;
constexpr std::chrono::seconds last_words{1};

}  // namespace

DxpConnection::DxpConnection(asio::ip::tcp::socket socket, Handlers handlers)
    : socket_{std::move(socket)}, last_moment_{socket_.get_executor()}, handlers_{std::move(handlers)} {}

std::string DxpConnection::peer() const {
    asio::error_code error;
    const auto endpoint = socket_.remote_endpoint(error);
    return error ? "a peer" : endpoint.address().to_string() + ':' + std::to_string(endpoint.port());
}

void DxpConnection::start() {
    asio::error_code ignored;
    socket_.set_option(asio::ip::tcp::no_delay{true}, ignored);
    read();
}

void DxpConnection::read() {
    socket_.async_read_some(asio::buffer(input_),
                            [self = shared_from_this()](const asio::error_code& error, std::size_t size) {
                                if (self->closing_) {
                                    return;
                                }
                                if (error) {
                                    self->lose();
                                    return;
                                }
                                self->take({self->input_.data(), size});
                            });
}

void DxpConnection::take(std::string_view bytes) {
    frames_.add(bytes);
    while (!closing_) {
        const auto message = frames_.next();
        if (!message) {
            break;
        }
        handlers_.on_message(*message);
    }
    if (closing_) {
        return;
    }
    if (frames_.overflows()) {
        lose();
    } else {
        read();
    }
}

void DxpConnection::send(std::string_view message) {
    if (closing_) {
        return;
    }
    waiting_.append(message).push_back('\0');
    if (waiting_.size() > longest_queue) {
        // Later: whoever sends is not ready to hear of a loss.
        asio::post(socket_.get_executor(), [self = shared_from_this()] {
            self->lose();
        });
    } else if (writing_.empty()) {
        write();
    }
}

void DxpConnection::write() {
    writing_ = std::exchange(waiting_, {});
    asio::async_write(socket_, asio::buffer(writing_),
                      [self = shared_from_this()](const asio::error_code& error, std::size_t /*size*/) {
                          self->writing_.clear();
                          if (!error && !self->waiting_.empty()) {
                              self->write();
                          } else if (self->closing_) {
                              self->shut();
                          }
                      });
}

void DxpConnection::close() {
    if (closing_) {
        return;
    }
    closing_ = true;
    if (writing_.empty()) {
        shut();
        return;
    }
    last_moment_.expires_after(last_words);
    last_moment_.async_wait([self = shared_from_this()](const asio::error_code& error) {
        if (!error) {
            self->shut();
        }
    });
}

void DxpConnection::lose() {
    if (closing_) {
        return;
    }
    closing_ = true;
    handlers_.on_lost();
    shut();
}

void DxpConnection::shut() {
    if (std::exchange(shut_, true)) {
        return;
    }
    asio::error_code ignored;
    last_moment_.cancel();
    socket_.shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
    socket_.close(ignored);
    handlers_.on_closed();
}

}  // namespace draughts
