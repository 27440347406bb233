// Cases from users of draughts and chess programs that concern the running program, by their numbers. Elsewhere: D01,
// D03, D05, D13, D15, F01 and F03 in tests/data/transcripts, D01 and D03 also in tests/text, F03 also in
// test_hub_level.cpp and test_uci_go.cpp; D07, D11, D16 in test_process.cpp; E01, E03, E05 in the tests of DXP.
#include <chrono>
#include <set>
#include <string>
#include <vector>

#include "catch.h"
#include "core/game.h"
#include "protocol/hub_client.h"
#include "protocol/words.h"
#include "support/board_text.h"
#include "support/child_process.h"
#include "support/patience.h"
#include "text/notation.h"

namespace draughts {

namespace {

using clients::word_after;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

/// Within this time the program would have written what it must not write yet.
constexpr milliseconds silence{300};

/// The milliseconds from sending `text` to the line that begins with `answer`.
[[nodiscard]] long time_to(ChildProcess& engine, const std::string& text, const std::string& answer) {
    const auto begin = Clock::now();
    engine.write_line(text);
    REQUIRE(engine.read_until(answer, patience));
    return std::chrono::duration_cast<milliseconds>(Clock::now() - begin).count();
}

// A12: White's d4 must take c3 backwards, its only move.
const std::string forced = "position fen W:Wd4:Bc3";

}  // namespace

TEST_CASE("D09: pondering on a forced move, UCI: no bestmove before ponderhit or stop, then exactly one") {
    for (const char* end : {"ponderhit", "stop"}) {
        ChildProcess engine{{TESTED_PROGRAM, "uci"}};
        engine.write_line(forced + "\ngo ponder wtime 60000 btime 60000");
        CHECK_FALSE(engine.read_until("bestmove", silence));
        CHECK(time_to(engine, end, "bestmove d4xb2") < 1000);
        CHECK_FALSE(engine.read_until("bestmove", silence));
        // F05 as well: infinite analysis of a forced move goes on.
        engine.write_line("go infinite");
        CHECK_FALSE(engine.read_until("bestmove", silence));
        CHECK(time_to(engine, "stop", "bestmove d4xb2") < 1000);
    }
}

TEST_CASE("D09: pondering on a forced move, Hub: one done, and a full search after a miss") {
    ChildProcess engine{{TESTED_PROGRAM, "hub"}};
    engine.write_line("pos pos=Weeeeeeeeeeeeeeeeeweeebeeeeeeeeee\nlevel time=60\ngo ponder");
    engine.write_line("ponder-hit");
    CHECK(engine.read_until("done move=", patience));
    engine.write_line("ponder-hit");
    CHECK_FALSE(engine.read_until("done", silence));
    // The miss: the next search takes the time it is given.
    engine.write_line("pos start\nlevel move-time=60\ngo ponder\nstop");
    CHECK(engine.read_until("done move=", patience));
    CHECK(time_to(engine, "pos start moves=22-18\nlevel move-time=0.4\ngo think", "done move=") >= 300);
}

TEST_CASE("D15: the variant after init") {
    ChildProcess engine{{TESTED_PROGRAM, "hub"}};
    engine.write_line("hub\ninit");
    REQUIRE(engine.read_until("ready", patience));
    // D01's position: in Brazilian draughts g7 must take three, in Russian e7 may take one.
    const std::string position = "pos pos=Bbbbbebbbbbwbeeeewweeweeewwewwwww moves=7x16x11";
    engine.write_line("set-param name=variant value=brazilian\n" + position + "\nping");
    CHECK(engine.read_until("error message=", patience));
    CHECK(engine.read_line(patience) == "pong");
    engine.write_line("set-param name=variant value=russian\n" + position + "\nping");
    CHECK(engine.read_line(patience) == "pong");
    // A refused value leaves the one in force, and what is reported is that one.
    engine.write_line("set-param name=variant value=portuguese\nset-param name=Threads value=abc\nhub");
    CHECK(engine.read_until("error message=", patience));
    CHECK(engine.read_until("error message=", patience));
    CHECK(engine.read_until("param name=variant value=russian ", patience));
    CHECK(engine.read_until("param name=threads value=1 ", patience));
}

TEST_CASE("F05: a forced move is played at once in a game") {
    ChildProcess engine{{TESTED_PROGRAM, "uci"}};
    // A01 in Russian draughts.
    engine.write_line("position fen W:Wh6:Bg7,c5,d2\nisready");
    REQUIRE(engine.read_until("readyok", patience));
    CHECK(time_to(engine, "go wtime 300000 btime 300000", "bestmove h6xf8xb4xe1") < 500);
    CHECK(time_to(engine, "go depth 4", "info depth 4 ") < 5000);
}

TEST_CASE("F07: positions full of captures: depth grows, and the time is kept") {
    for (const char* fen :
         {"W:WKf2:Be7,g7,d2,e3", "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8", "W:WKc3:Be7,b6,b4,Kg7"}) {
        ChildProcess engine{{TESTED_PROGRAM, "uci"}};
        // Without endgame tables there is something to search.
        engine.write_line("setoption name TablebasePieces value 0\nposition fen " + std::string{fen} + "\nisready");
        REQUIRE(engine.read_until("readyok", patience));
        engine.write_line("go nodes 300000");
        int depth = 0;
        while (const auto line = engine.read_line(patience)) {
            if (line->starts_with("bestmove")) {
                break;
            }
            depth = std::max(depth, std::stoi(word_after(*line, "depth")));
        }
        INFO(fen);
        CHECK(depth >= 10);
        CHECK(time_to(engine, "go movetime 100", "bestmove") < 1000);
    }
}

TEST_CASE("F08: eight threads, a table of 1 MiB, fast games: every move is legal") {
    ChildProcess engine{{TESTED_PROGRAM, "uci"}};
    engine.write_line("setoption name Threads value 8\nsetoption name Hash value 1");
    for (int number = 0; number < 4; ++number) {
        Game game{VariantId::russian, DrawRules::china64};
        std::string moves;
        while (game.outcome().status == Status::ongoing && game.ply() < 300) {
            engine.write_line("position startpos moves" + moves + "\ngo nodes " + std::to_string(200 + 100 * number));
            const auto answer = engine.read_until("bestmove ", patience);
            REQUIRE(answer);
            const std::string move = word_after(*answer, "bestmove");
            const auto parsed = parse_move(game.variant(), game.position(), move);
            INFO(*answer);
            REQUIRE(parsed);
            moves += ' ' + move;
            game.play(*parsed);
        }
        CHECK(game.outcome().status != Status::ongoing);
    }
}

TEST_CASE("F10: more lines than moves are as many as there are moves, each another one, best first") {
    const auto lines_of = [](const std::string& fen, const std::string& count) {
        ChildProcess engine{{TESTED_PROGRAM, "uci"}};
        engine.write_line("setoption name MultiPV value " + count + "\nposition fen " + fen + "\ngo depth 8");
        std::vector<std::string> lines;
        while (const auto line = engine.read_line(patience)) {
            if (line->starts_with("bestmove")) {
                break;
            }
            if (line->starts_with("info depth 8 ")) {
                lines.push_back(word_after(*line, "multipv") + ' ' + word_after(*line, "pv"));
            }
        }
        return lines;
    };
    CHECK(lines_of("W:Wd4:Bc3", "5") == std::vector<std::string>{"1 d4xb2"});
    // A10: both moves go from c3 to h8; one takes four pieces, the other one.
    const auto two = lines_of("W:WKc3:Be7,b6,b4,Kg7", "3");
    REQUIRE(two.size() == 2);
    const Position position = position_of("W:WKc3:BKg7,e7,b6,b4");
    std::set<int> captures;
    for (std::size_t i = 0; i < two.size(); ++i) {
        const auto words = split_words(two[i]);
        CHECK(words[0] == std::to_string(i + 1));
        const auto move = parse_move(VariantId::russian, position, words[1]);
        REQUIRE(move);
        captures.insert(move->captured().count());
        CHECK((i == 0) == (move->captured().count() == 4));
    }
    CHECK(captures == std::set<int>{1, 4});
}

}  // namespace draughts
