#include "protocol/dxp_runner.h"

#include <asio/connect.hpp>
#include <asio/post.hpp>
#include <chrono>
#include <thread>
#include <utility>

#include "protocol/words.h"
#include "text/fen.h"

namespace draughts {

namespace {

using asio::ip::tcp;

/// A peer that is started together with us may not listen yet.
constexpr int connection_attempts = 25;
constexpr std::chrono::milliseconds between_attempts{200};
constexpr std::chrono::seconds after_failed_accept{1};

[[nodiscard]] DxpSession::Time now() {
    return std::chrono::steady_clock::now();
}

[[nodiscard]] std::string_view result_text(Color own, DxpGameEnd::Reason reason) {
    const bool is_white = own == Color::white;
    switch (reason) {
        case DxpGameEnd::Reason::unknown:
            break;
        case DxpGameEnd::Reason::lose:
            return is_white ? "0-1" : "1-0";
        case DxpGameEnd::Reason::draw:
            return "1/2-1/2";
        case DxpGameEnd::Reason::win:
            return is_white ? "1-0" : "0-1";
    }
    return "*";
}

[[nodiscard]] Result<tcp::resolver::results_type> resolve(asio::io_context& io, const DxpAddress& address) {
    asio::error_code error;
    auto endpoints = tcp::resolver{io}.resolve(address.host, std::to_string(address.port), error);
    if (error || endpoints.empty()) {
        return Error{"no address of the host " + quoted(address.host) + ": " + error.message()};
    }
    return endpoints;
}

}  // namespace

Result<DxpAddress> parse_dxp_address(std::string_view text, std::string_view default_host) {
    const std::size_t colon = text.rfind(':');
    std::string_view host = colon == std::string_view::npos ? default_host : text.substr(0, colon);
    const auto port = parse_number<std::uint16_t>(colon == std::string_view::npos ? text : text.substr(colon + 1));
    if (host.starts_with('[') && host.ends_with(']')) {
        host = host.substr(1, host.size() - 2);
    }
    if (host.empty() || !port) {
        return Error{"bad address " + quoted(text) + ", expected " + (default_host.empty() ? "" : "PORT or ") +
                     "HOST:PORT with a port from 0 to 65535"};
    }
    return DxpAddress{std::string{host}, *port};
}

DxpRunner::DxpRunner(DxpSettings settings, Engine& engine, LineWriter& log)
    : settings_{std::move(settings)}, engine_{engine}, log_{log} {}

DxpRunner::~DxpRunner() {
    stop_thinking();
}

Result<bool> DxpRunner::listen(const DxpAddress& address) {
    const auto endpoints = resolve(io_, address);
    if (!endpoints) {
        return Error{endpoints.error()};
    }
    const tcp::endpoint endpoint = *endpoints->begin();
    asio::error_code error;
    acceptor_.open(endpoint.protocol(), error);
    if (!error) {
        acceptor_.set_option(tcp::acceptor::reuse_address{true}, error);
        acceptor_.bind(endpoint, error);
    }
    if (!error) {
        acceptor_.listen(tcp::acceptor::max_listen_connections, error);
    }
    if (error) {
        return Error{"cannot listen on " + quoted(address.host) + " port " + std::to_string(address.port) + ": " +
                     error.message()};
    }
    const auto bound = acceptor_.local_endpoint(error);
    log_.write("listening on " + bound.address().to_string() + ':' + std::to_string(bound.port()));
    accept();
    return true;
}

Result<bool> DxpRunner::connect(const DxpAddress& address) {
    const auto endpoints = resolve(io_, address);
    if (!endpoints) {
        return Error{endpoints.error()};
    }
    asio::error_code error;
    for (int attempt = 0; attempt < connection_attempts; ++attempt) {
        tcp::socket socket{io_};
        asio::connect(socket, *endpoints, error);
        if (!error) {
            meet(std::move(socket));
            return true;
        }
        if (error != asio::error::connection_refused) {
            break;  // a peer that does not listen yet refuses at once
        }
        std::this_thread::sleep_for(between_attempts);
    }
    return Error{"cannot connect to " + quoted(address.host) + " port " + std::to_string(address.port) + ": " +
                 error.message()};
}

bool DxpRunner::run() {
    io_.run();
    return is_clean_;
}

void DxpRunner::accept() {
    acceptor_.async_accept([this](const asio::error_code& error, tcp::socket socket) {
        if (!error) {
            meet(std::move(socket));
            return;
        }
        note("cannot accept a connection: " + error.message());
        alarm_.expires_after(after_failed_accept);
        alarm_.async_wait([this](const asio::error_code& cancelled) {
            if (!cancelled) {
                accept();
            }
        });
    });
}

void DxpRunner::meet(tcp::socket socket) {
    DxpSettings settings = settings_;
    if (settings.games != 0) {
        settings.games -= games_;
    }
    if (games_ % 2 != 0) {
        settings.terms.own = opponent(settings.terms.own);  // colours alternate from peer to peer, too
    }
    session_.emplace(std::move(settings), *this);
    DxpConnection::Handlers handlers;
    handlers.on_message = [this](const std::string& message) {
        session_->receive(message, now());
        set_alarm();
    };
    handlers.on_lost = [this] {
        session_->lose_peer("peer-left");
    };
    // Afterwards, as the connection is still at work.
    handlers.on_closed = [this] {
        asio::post(io_, [this] {
            end_meeting();
        });
    };
    connection_ = std::make_shared<DxpConnection>(std::move(socket), std::move(handlers));
    log_.write("connected with " + connection_->peer());
    connection_->start();
    session_->begin(now());
    set_alarm();
}

void DxpRunner::end_meeting() {
    alarm_.cancel();
    is_clean_ = is_clean_ && (acceptor_.is_open() || session_->games_played() > 0);
    session_.reset();
    connection_.reset();
    log_.write("disconnected");
    if (acceptor_.is_open() && (settings_.games == 0 || games_ < settings_.games)) {
        accept();
    }
}

void DxpRunner::set_alarm() {
    if (!session_ || session_->deadline() == DxpSession::Time::max()) {
        alarm_.cancel();
        return;
    }
    alarm_.expires_at(session_->deadline());
    alarm_.async_wait([this](const asio::error_code& error) {
        if (!error && session_) {
            session_->expire(now());
            set_alarm();
        }
    });
}

void DxpRunner::send(const DxpMessage& message) {
    connection_->send(format_dxp(message));
}

void DxpRunner::hang_up() {
    connection_->close();
}

void DxpRunner::game_begins(const DxpGame& game, const std::string& peer) {
    ++games_;
    engine_.new_game();
    const DxpTerms& terms = game.terms();
    const bool is_white = terms.own == Color::white;
    const std::string other = quoted(peer);
    const std::string own = quoted(settings_.name);
    log_.write("game " + std::to_string(games_) + " white " + (is_white ? own : other) + " black " +
               (is_white ? other : own) + " variant " + std::string{name_of(settings_.variant)} + " seconds " +
               std::to_string(terms.time.count() / 1000) + " moves " + std::to_string(terms.moves) + " fen " +
               format_fen(terms.start));
}

void DxpRunner::game_ends(const DxpRecord& record) {
    const bool is_broken =
        record.reason == DxpGameEnd::Reason::unknown && record.how != "move-limit" && record.how != "peer-says";
    is_clean_ = is_clean_ && !is_broken;
    log_.write("game " + std::to_string(games_) + " result " + std::string{result_text(record.own, record.reason)} +
               " by " + record.how + " plies " + std::to_string(record.plies));
}

void DxpRunner::think(const Game& game, const Limits& limits) {
    engine_.wait();
    engine_.set_game(game);
    Listener listener;
    listener.on_done = [this, search = ++search_](const SearchResult& result) {
        asio::post(io_, [this, search, result] {
            if (search == search_ && session_) {
                session_->chosen(result, now());
                set_alarm();
            }
        });
    };
    engine_.go(limits, std::move(listener));
}

void DxpRunner::stop_thinking() {
    ++search_;
    engine_.stop();
    engine_.wait();
}

void DxpRunner::note(const std::string& text) {
    log_.write("note " + text);
}

}  // namespace draughts
