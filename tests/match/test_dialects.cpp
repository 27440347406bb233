#include <cmath>
#include <string>

#include "catch.h"
#include "match/hub_dialect.h"
#include "match/uci_dialect.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

[[nodiscard]] TimeControl control_of(const char* text) {
    return *parse_time_control(text);
}

[[nodiscard]] Game game_after(const std::vector<std::string>& moves) {
    Game game{VariantId::russian};
    for (const std::string& text : moves) {
        game.play(*parse_move(VariantId::russian, game.position(), text));
    }
    return game;
}

[[nodiscard]] Lines search(const Dialect& dialect, const Game& game, const TimeControl& own,
                           const TimeControl& opponent = {}) {
    const GameClock own_clock{own};
    const GameClock other_clock{opponent};
    return dialect.search({game, own_clock, other_clock});
}

}  // namespace

TEST_CASE("Hub: the session that a bot's library holds with an engine") {
    HubDialect hub{Numbering::top};
    CHECK(hub.read("id name=Foo version=1.0 author=\"A B\"").kind == Reply::Kind::other);
    CHECK(hub.read("param name=variant value=russian type=enum values=\"russian brazilian\"").kind ==
          Reply::Kind::other);
    CHECK(hub.read("wait").kind == Reply::Kind::introduced);
    EngineConfig config;
    config.options = {{"book-ply", "20"}};
    CHECK(hub.settings(VariantId::brazilian, DrawRules::china64, config) ==
          Lines{"set-param name=variant value=brazilian", "set-param name=book-ply value=20", "init"});
    CHECK(hub.read("ready").kind == Reply::Kind::ready);
    CHECK(search(hub, game_after({"c3-d4", "f6-g5"}), control_of("59+1")) ==
          Lines{"pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"22-18 11-16\"", "level time=59.000 inc=1.000",
                "go think"});
    const Reply info = hub.read("info depth=12 mean-depth=10.3 score=-0.13 nodes=123456 time=0.5 pv=\"22-18 11-15\"");
    CHECK(info.kind == Reply::Kind::thought);
    CHECK(info.thought.score_men == -0.13);
    CHECK(info.thought.depth == 12);
    CHECK(info.thought.nodes == 123456U);
    const Reply done = hub.read("done move=21-17 ponder=9-13");
    CHECK(done.kind == Reply::Kind::move);
    CHECK(done.text == "21-17");
    CHECK(hub.read("done").kind == Reply::Kind::no_move);
    CHECK(hub.read("pong").kind == Reply::Kind::ready);
}

TEST_CASE("Hub: an engine that counts from a1 is spoken to in its numbers, positions stay") {
    HubDialect hub{Numbering::bottom};
    CHECK(hub.read("param name=move-numbering value=top type=enum values=\"top bottom\"").kind == Reply::Kind::other);
    CHECK(hub.settings(VariantId::russian, DrawRules::none, {}) ==
          Lines{"set-param name=move-numbering value=bottom", "init"});
    const Game game = game_after({"c3-d4", "f6-g5"});
    CHECK(search(hub, game, control_of("10"))[0] == "pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"10-14 23-20\"");
    const auto move = hub.parse(game, "9-13");  // a3-b4, as a1 = 1
    REQUIRE(move);
    CHECK(format_move(VariantId::russian, game.position(), *move) == "a3-b4");
}

TEST_CASE("Hub: each way of limiting a search") {
    const HubDialect hub{Numbering::top};
    const Game game;
    CHECK(search(hub, game, control_of("40/1200"))[1] == "level moves=40 time=1200.000");
    TimeControl fixed;
    fixed.move_time = Seconds{0.25};
    CHECK(search(hub, game, fixed)[1] == "level move-time=0.250");
    TimeControl counted;
    counted.nodes = 5000;
    counted.depth = 9;
    CHECK(search(hub, game, counted) ==
          Lines{"pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "level depth=9", "level nodes=5000", "go think"});
}

TEST_CASE("UCI: the engine is told what it knows of, then its own options") {
    UciDialect uci;
    uci.read("option name UCI_Variant type combo default russian var russian var brazilian");
    uci.read("option name Move Overhead type spin default 10 min 0 max 1000");
    CHECK(uci.read("uciok").kind == Reply::Kind::introduced);
    EngineConfig config;
    config.options = {{"Hash", "4"}};
    CHECK(uci.settings(VariantId::brazilian, DrawRules::china64, config) ==
          Lines{"setoption name UCI_Variant value brazilian", "setoption name Hash value 4", "isready"});
}

TEST_CASE("UCI: position, clocks of both sides, limits") {
    const UciDialect uci;
    const Game game = game_after({"c3-d4"});
    const Lines lines = search(uci, game, control_of("60+1"), control_of("30"));
    CHECK(lines[0] == "position fen " + format_fen(Position::start()) + " moves c3-d4");
    CHECK(lines[1] == "go wtime 30000 btime 61000 winc 0 binc 1000");
    CHECK(search(uci, game, control_of("40/1200"), control_of("40/1200"))[1] ==
          "go wtime 1200000 btime 1200000 movestogo 40");
    TimeControl counted;
    counted.nodes = 5000;
    counted.move_time = Seconds{1.5};
    CHECK(search(uci, game, counted)[1] == "go nodes 5000 movetime 1500");
}

TEST_CASE("UCI: scores in men, wins by their plies, bounds and other lines apart") {
    UciDialect uci;
    const auto score = [&](const std::string& line) {
        return uci.read(line).thought.score_men;
    };
    CHECK(score("info depth 3 score cp -150 nodes 12 pv c3-d4") == -1.5);
    CHECK(std::abs(*score("info score mate 3") - 99.95) < 1e-9);   // five plies
    CHECK(std::abs(*score("info score mate -2") + 99.96) < 1e-9);  // four plies
    CHECK_FALSE(score("info score cp 30 lowerbound").has_value());
    CHECK_FALSE(score("info multipv 2 score cp 30").has_value());
    CHECK_FALSE(score("info string score cp 30").has_value());
    CHECK(uci.read("info depth 7 nodes 99").thought.depth == 7);
    const Reply move = uci.read("bestmove c3xe5xg7 ponder h8xf6");
    CHECK(move.kind == Reply::Kind::move);
    CHECK(move.text == "c3xe5xg7");
    for (const char* none : {"bestmove", "bestmove (none)", "bestmove 0000"}) {
        CHECK(uci.read(none).kind == Reply::Kind::no_move);
    }
    for (const char* other : {"", "bestmovec3-d4", "Bestmove c3-d4", "id name X", "\x01\x02"}) {
        CHECK(uci.read(other).kind == Reply::Kind::other);
    }
}

}  // namespace draughts
