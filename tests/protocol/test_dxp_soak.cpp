// Long random sessions over DXP: whole games, broken games, rubbish; see test_soak.cpp.
#include <chrono>
#include <csignal>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "catch.h"
#include "core/game.h"
#include "protocol/dxp_game.h"
#include "protocol/dxp_server.h"
#include "protocol/hub_client.h"
#include "protocol/soak.h"
#include "support/random_positions.h"
#include "support/resident_memory.h"

namespace draughts {

namespace {

/// A peer that plays legal moves by chance and, now and then, does anything else.
class RandomPeer {
  public:
    /// A peer that is not honest says things that may put it out of step with the program.
    RandomPeer(const DxpServer& server, Random& random, bool is_honest)
        : peer_{server.port()}, random_{random}, is_honest_{is_honest} {}

    /// Sends up to `count` messages; fewer when the other end hangs up. Returns how many.
    int talk(int count) {
        int sent = 0;
        while (sent < count && !peer_.is_closed(std::chrono::milliseconds{0})) {
            if (!is_honest_ && random_.percent(20)) {
                say_anything();
            } else if (!game_) {
                is_white_ = random_.percent(50);
                peer_.send(dxp_request(is_white_ ? 'Z' : 'W', random_.percent(50) ? "000000A" : "001020A"));
                game_.emplace(VariantId::russian, DrawRules::fmjd64);
            } else if (!make_move()) {
                break;
            }
            ++sent;
        }
        return sent;
    }
    /// Games that have come to their end.
    [[nodiscard]] int games() const { return games_; }

  private:
    /// False when the other end is silent.
    bool make_move() {
        const bool own_turn = (game_->position().turn() == Color::white) == is_white_;
        if (own_turn && !game_->legal_moves().empty()) {
            const Move move = clients::any_move(*game_, random_);
            DxpGame writer{{Color::white, {}, 0, game_->position()}, VariantId::russian, DrawRules::none};
            SearchResult result;
            result.best = move;
            peer_.send(format_dxp(writer.play_own(result, {}, Numbering::top)));
            game_->play(move);
            return true;
        }
        if (own_turn) {
            peer_.send("E10");
        }
        return hear();
    }
    bool hear() {
        while (const auto text = peer_.receive(std::chrono::seconds{1})) {
            INFO(*text);
            const auto message = parse_dxp(*text);
            REQUIRE(message);
            if (std::holds_alternative<DxpGameEnd>(*message)) {
                peer_.send(*text);
                game_.reset();
                ++games_;
                return true;
            }
            if (const auto* move = std::get_if<DxpMove>(&*message); move != nullptr && game_) {
                DxpGame reader{{opponent(game_->position().turn()), {}, 0, game_->position()},
                               VariantId::russian,
                               DrawRules::none};
                MoveNumbering numbering;
                const auto read = reader.play_opponents(*move, {}, numbering);
                REQUIRE((read || !is_honest_));
                if (read) {
                    game_->play(*read);
                }
                return read.has_value();
            }
        }
        return false;
    }
    void say_anything() {
        switch (random_.below(6)) {
            case 0:
                peer_.send("CHello");
                break;
            case 1:
                peer_.send("B001W");
                break;
            case 2:
                peer_.send("K1");
                break;
            default: {
                std::string bytes;
                for (int length = random_.below(random_.percent(2) ? 2000 : 20); length > 0; --length) {
                    bytes += static_cast<char>(random_.below(256));
                }
                peer_.send(random_.percent(50) ? bytes : "M" + bytes);
            }
        }
    }

    TcpPeer peer_;
    Random& random_;
    const bool is_honest_;
    int games_ = 0;
    bool is_white_ = true;
    std::optional<Game> game_;
};

}  // namespace

TEST_CASE("long random sessions over DXP") {
    const int count = 2 * soak_lines();
    DxpServer server{{"--move-time=0.001", "--patience=5"}};
    std::thread reader{[&server] {
        while (server.program().read_line(std::chrono::minutes{1})) {
        }
    }};
    Random random{77};
    long memory = 0;
    int sent = 0;
    int connections = 0;
    int games = 0;
    for (; sent < count; ++connections) {
        RandomPeer peer{server, random, connections % 2 == 0};
        sent += 1 + peer.talk(200);
        games += peer.games();
        if (memory == 0 && sent > count / 10) {
            memory = resident_memory(server.program().pid());
        }
    }
    const long grown = resident_memory(server.program().pid()) - memory;
    std::cout << "soak dxp: " << sent << " messages, " << connections << " connections, " << games
              << " games, memory grown by " << grown << " KiB\n";
    CHECK(grown < long{8} * 1024);
    CHECK(games > connections);  // 200 messages are more than one game of random moves
    {
        TcpPeer good{server.port()};
        good.send(dxp_request('Z'));
        CHECK(accepts_game(good));
    }
    CHECK_FALSE(server.program().wait_for_exit(std::chrono::milliseconds{0}));
    server.program().close_input();
    REQUIRE(kill(server.program().pid(), SIGTERM) == 0);
    reader.join();
}

}  // namespace draughts
