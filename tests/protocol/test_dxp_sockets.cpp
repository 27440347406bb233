// The program over real sockets: peers that behave, peers that do not, and two of our programs against each other
// with a referee between them.
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "catch.h"
#include "core/game.h"
#include "protocol/dxp_game.h"
#include "protocol/dxp_message.h"
#include "protocol/dxp_server.h"
#include "support/board_text.h"
#include "support/child_process.h"
#include "support/patience.h"
#include "support/tcp_peer.h"
#include "text/status_text.h"

namespace draughts {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

template <class T>
[[nodiscard]] T read(const std::string& text) {
    const auto message = parse_dxp(text);
    REQUIRE(message);
    REQUIRE(std::holds_alternative<T>(*message));
    return std::get<T>(*message);
}

/// Lets two programs play through us; every move is checked by our own Game.
[[nodiscard]] std::string referee(TcpPeer& white, TcpPeer& black, VariantId variant, DxpGame& game) {
    TcpPeer* mover = &white;
    TcpPeer* other = &black;
    while (true) {
        const auto text = mover->receive(patience);
        if (!text) {
            return "silence after " + std::to_string(game.game().ply()) + " plies";
        }
        if (text->starts_with('E')) {
            const auto end = read<DxpGameEnd>(*text);
            other->send(*text);
            const auto echo = other->receive(patience);
            mover->send(echo.value_or(""));
            const Outcome outcome = game.game().outcome();
            using Reason = DxpGameEnd::Reason;
            const Reason expected = outcome.status == Status::draw      ? Reason::draw
                                    : outcome.status == Status::ongoing ? Reason::unknown
                                                                        : Reason::lose;
            if (end.reason != expected || outcome.status == Status::ongoing) {
                return "a wrong end, " + *text + ", of a game that is " + status_text(outcome);
            }
            return echo ? "" : "no answer to the end";
        }
        MoveNumbering numbering;
        if (const auto move = game.play_opponents(read<DxpMove>(*text), {}, numbering); !move) {
            return *text + ": " + move.error();
        }
        other->send(*text);
        std::swap(mover, other);
        if (game.game().ply() > 600) {
            return "no end in " + std::string{name_of(variant)};
        }
    }
}

}  // namespace

TEST_CASE("two programs play whole games over DXP, with colours swapped") {
    for (const char* variant : {"russian", "brazilian"}) {
        INFO(variant);
        const VariantId id = variant == std::string{"russian"} ? VariantId::russian : VariantId::brazilian;
        const std::vector<std::string> options{"--variant", variant, "--move-time=0.01"};
        DxpServer server{options};
        const TcpListener middle;
        ChildProcess client{{TESTED_PROGRAM, "dxp", "--connect", "127.0.0.1:" + std::to_string(middle.port()),
                             "--hash=4", "--variant", variant, "--move-time=0.01", "--games=2", "--minutes=1"}};
        TcpPeer initiator{middle};
        TcpPeer follower{server.port()};
        for (const bool initiator_is_white : {true, false}) {
            const auto proposal = initiator.receive(patience);
            REQUIRE(proposal);
            const auto terms = read<DxpGameRequest>(*proposal);
            CHECK(terms.follower == (initiator_is_white ? Color::black : Color::white));
            CHECK(terms.time == std::chrono::minutes{1});
            follower.send(*proposal);
            const auto answer = follower.receive(patience);
            REQUIRE(answer);
            initiator.send(*answer);
            DxpGame game{{}, id, DrawRules::fmjd64};
            CHECK(referee(initiator_is_white ? initiator : follower, initiator_is_white ? follower : initiator, id,
                          game) == "");
            CHECK(game.game().ply() > 20);
        }
        CHECK(client.wait_for_exit(patience) == 0);
    }
}

TEST_CASE("DXP messages that come glued or byte by byte are the same messages") {
    DxpServer server{{"--move-time=0.01"}};
    TcpPeer glued{server.port()};
    const std::string zero(1, '\0');
    glued.send_bytes("Chello" + zero + dxp_request('Z') + zero + "M0000221800" + zero);
    CHECK(accepts_game(glued));
    const auto answer = glued.receive(patience);
    REQUIRE(answer);
    CHECK(read<DxpMove>(*answer).from <= 12);
    glued.close();

    TcpPeer split{server.port()};
    for (const char byte : dxp_request('Z') + zero + "M0000221800" + zero) {
        REQUIRE(split.send_bytes({&byte, 1}));
        std::this_thread::sleep_for(milliseconds{1});
    }
    CHECK(accepts_game(split));
    CHECK(split.receive(patience));
}

TEST_CASE("E01: after a peer that closes the server listens again within a second") {
    DxpServer server;
    for (int i = 0; i < 3; ++i) {
        TcpPeer peer{server.port()};
        REQUIRE(peer.send(dxp_request('W')));  // the program has the move, and thinks for 5 seconds
        REQUIRE(accepts_game(peer));
        peer.close();
        const auto begin = Clock::now();
        TcpPeer next{server.port()};
        REQUIRE(next.send(dxp_request('Z')));
        CHECK(accepts_game(next));
        CHECK(Clock::now() - begin < milliseconds{3000});  // a second, and a busy machine; the search would take 5
    }
    CHECK(server.program().read_until("game 1 result * by peer-left plies 0", patience));
}

TEST_CASE("DXP: garbage costs that connection only") {
    DxpServer server{{"--move-time=0.01"}};
    {
        TcpPeer endless{server.port()};
        const std::string block(8192, 'x');
        for (int i = 0; i < 100 && endless.send_bytes(block); ++i) {
        }
        CHECK(endless.is_closed(patience));
    }
    {
        TcpPeer http{server.port()};
        http.send_bytes("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        http.send("");
        http.send("\xFF\xFE\x80");
        http.send(dxp_request('Z'));
        CHECK(accepts_game(http));
        http.send("Mgarbage");
        const auto error = http.receive(patience);
        REQUIRE(error);
        CHECK(error->starts_with("Cerror: "));
        CHECK(http.receive(patience) == "E00");
        http.send("E00");
        http.send(dxp_request('W'));  // the next game on the same connection
        CHECK(accepts_game(http));
        CHECK(http.receive(patience)->starts_with("M"));
    }
    {
        TcpPeer flood{server.port()};
        flood.send(dxp_request('Z'));
        std::string requests;
        for (int i = 0; i < 5000; ++i) {
            requests += std::string{"B001W"} + '\0';
        }
        flood.send_bytes(requests);
        CHECK(flood.is_closed(patience));
    }
    TcpPeer good{server.port()};
    good.send(dxp_request('Z'));
    CHECK(accepts_game(good));
}

TEST_CASE("DXP: a peer that stalls is left, and others are served") {
    DxpServer server{{"--patience=1"}};
    TcpPeer silent{server.port()};
    TcpPeer waiting{server.port()};
    CHECK(silent.is_closed(patience));
    waiting.send(dxp_request('Z', "000000A"));
    CHECK(accepts_game(waiting));
}

TEST_CASE("DXP: an initiator that listens, a follower that connects") {
    DxpServer server{
        {"--role=initiator", "--games=1", "--minutes=0", "--move-time=0.01", "--color=black", "--fen=W:WKa1:BKb8"}};
    ChildProcess follower{{TESTED_PROGRAM, "dxp", "--connect", "127.0.0.1:" + std::to_string(server.port()),
                           "--role=follower", "--hash=4", "--move-time=0.01"}};
    CHECK(follower.read_until("game 1 white 'Bolshak", patience));
    CHECK(follower.read_until("game 1 result 1/2-1/2 by ", patience));
    CHECK(follower.wait_for_exit(patience) == 0);
    CHECK(server.program().wait_for_exit(patience) == 0);
}

TEST_CASE("DXP listens on the loopback address only, unless told otherwise") {
    const DxpServer server;  // the log's line names 127.0.0.1
    ChildProcess open{{TESTED_PROGRAM, "dxp", "--listen", "0.0.0.0:0"}};
    CHECK(open.read_until("listening on 0.0.0.0:", patience));
}

TEST_CASE("DXP: bad arguments are named") {
    const auto exit_code = [](const std::vector<std::string>& arguments) {
        std::vector<std::string> command{TESTED_PROGRAM, "dxp"};
        command.insert(command.end(), arguments.begin(), arguments.end());
        return run_to_end(command).exit_code;
    };
    CHECK(exit_code({"--help"}) == 0);
    for (const std::vector<std::string>& bad : std::vector<std::vector<std::string>>{
             {},
             {"--listen", "x"},
             {"--listen", "0", "--connect", "127.0.0.1:1"},
             {"--connect", "1234"},
             {"--listen", "65536"},
             {"--listen", "0", "--variant", "portuguese"},
             {"--listen", "0", "--draw-rules", "x"},
             {"--listen", "0", "--role", "x"},
             {"--listen", "0", "--games", "-1"},
             {"--listen", "0", "--games", "x"},
             {"--listen", "0", "--minutes", "1000"},
             {"--listen", "0", "--color", "red"},
             {"--listen", "0", "--fen", "W:W1:B"},
             {"--listen", "0", "--move-numbering", "middle"},
             {"--listen", "0", "--patience", "0"},
             {"--listen", "0", "stray"},
         }) {
        INFO((bad.empty() ? "" : bad.back()));
        CHECK(exit_code(bad) == 2);
    }
}

}  // namespace draughts
