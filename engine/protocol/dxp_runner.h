// DxpRunner: lets the engine play over DXP: listens or connects, and joins connection, session and search.
//
// Everything runs on the thread that calls run(), but for the search itself. One connection at a time: who connects
// meanwhile waits for its turn.
#pragma once

#include <asio/io_context.hpp>
#include <asio/ip/tcp.hpp>
#include <asio/steady_timer.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "engine.h"
#include "protocol/dxp_connection.h"
#include "protocol/dxp_session.h"
#include "protocol/line_writer.h"

namespace draughts {

struct DxpAddress {
    std::string host;
    std::uint16_t port = 0;
};

/// "HOST:PORT", "[IPV6]:PORT" or, with a default host, "PORT" alone.
[[nodiscard]] Result<DxpAddress> parse_dxp_address(std::string_view text, std::string_view default_host = "");

class DxpRunner final : public DxpHost {
  public:
    /// `settings`: variant and draw rules are those of the engine. `log` gets a line for each event.
    DxpRunner(DxpSettings settings, Engine& engine, LineWriter& log);
    ~DxpRunner() override;

    /// Waits for peers, for one after the other until settings.games are played. Port 0: any; the log tells.
    [[nodiscard]] Result<bool> listen(const DxpAddress& address);
    /// Connects once, trying for a few seconds.
    [[nodiscard]] Result<bool> connect(const DxpAddress& address);

    /// Plays to the end. False: a game was broken off, or the peer that we connected to did not play.
    [[nodiscard]] bool run();

  private:
    void accept();
    void meet(asio::ip::tcp::socket socket);
    void end_meeting();
    void set_alarm();

    void send(const DxpMessage& message) override;
    void hang_up() override;
    void game_begins(const DxpGame& game, const std::string& peer) override;
    void game_ends(const DxpRecord& record) override;
    void think(const Game& game, const Limits& limits) override;
    void stop_thinking() override;
    void note(const std::string& text) override;

    DxpSettings settings_;
    Engine& engine_;
    LineWriter& log_;
    asio::io_context io_;
    asio::ip::tcp::acceptor acceptor_{io_};
    asio::steady_timer alarm_{io_};
    std::shared_ptr<DxpConnection> connection_;
    std::optional<DxpSession> session_;
    int games_ = 0;             // begun, on all connections
    bool is_clean_ = true;      // all games came to an end that both sides know
    std::uint64_t search_ = 0;  // the present search; the answers of others come too late
};

}  // namespace draughts
