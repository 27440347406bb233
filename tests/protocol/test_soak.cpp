// Long random sessions: valid commands and rubbish in any order, one right after the other. The program must live,
// answer every `go` once, and not grow by more than 16 MiB.
#include <functional>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "catch.h"
#include "core/game.h"
#include "protocol/hub_client.h"
#include "protocol/soak.h"
#include "support/child_process.h"
#include "support/random_positions.h"
#include "support/resident_memory.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

using clients::any_move;

/// A game by chance that is not over.
[[nodiscard]] Game any_game(Random& random) {
    Game game{VariantId::russian, DrawRules::none};
    for (int plies = random.below(60); plies > 0 && !game.legal_moves().empty(); --plies) {
        game.play(any_move(game, random));
    }
    while (game.ply() > 0 && game.legal_moves().empty()) {
        game.undo();
    }
    return game;
}

[[nodiscard]] std::string uci_position(Random& random) {
    const Game game = any_game(random);
    if (random.percent(30)) {
        return "position fen " + format_fen(game.position());
    }
    std::string line = "position startpos moves";
    for (std::size_t i = 0; i < game.ply(); ++i) {
        line += ' ' + format_move(game.variant(), game.position_at(i), game.moves()[i]);
    }
    return line;
}

template <std::size_t Count>
[[nodiscard]] std::string one_of(Random& random, const char* const (&texts)[Count]) {
    return texts[random.below(Count)];
}

[[nodiscard]] std::string uci_line(Random& random) {
    switch (random.below(8)) {
        case 0:
        case 1:
            return uci_position(random);
        case 2:
        case 3:
            return one_of(random, {"go depth 3", "go nodes 300", "go movetime 1", "go infinite", "go ponder movetime 1",
                                   "go wtime 20 btime 20 winc 1 binc 1", "go wtime -5 btime 0", "go mate 2",
                                   "go p1time 10 p2time 10", "go depth 2 searchmoves c3-d4 e3-f4", "go"});
        case 4:
            return one_of(
                random, {"setoption name Hash value 1", "setoption name Hash value 2", "setoption name Threads value 2",
                         "setoption name Threads value 1", "setoption name MultiPV value 3",
                         "setoption name MultiPV value 1", "setoption name DrawRules value fmjd64",
                         "setoption name UCI_Variant value russian", "setoption name Ponder value true", "ucinewgame"});
        case 5:
            return one_of(random, {"isready", "d", "eval", "why c3-d4", "why", "help", "uci", "ugi"});
        case 6:
            return one_of(random, {"query gameover", "query p1turn", "query result", "debug on"});
        default:
            return one_of(random, {"stop", "ponderhit"});
    }
}

[[nodiscard]] std::string hub_line(Random& random) {
    switch (random.below(7)) {
        case 0:
        case 1:
            return clients::pos_line(any_game(random), Numbering::top);
        case 2:
            return one_of(random, {"level depth=3", "level nodes=300", "level move-time=0.001", "level infinite",
                                   "level time=0.02 inc=0.001", "level time=-3 inc=1", "level moves=3 time=0.01",
                                   "level handicap=3"});
        case 3:
            return one_of(random, {"go think", "go analyze", "go ponder", "go"});
        case 4:
            return one_of(random, {"set-param name=hash value=1", "set-param name=threads value=2",
                                   "set-param name=threads value=1", "set-param name=move-numbering value=top",
                                   "set-param name=variant value=russian", "set-param name=book-ply value=3",
                                   "set-param name=tt-size value=17", "new-game", "init", "hub"});
        case 5:
            return "ping";
        default:
            return one_of(random, {"stop", "ponder-hit"});
    }
}

/// Random bytes, or a valid line with bytes thrown in that are no digits: it must not ask for more than was meant. No
/// search, no end, no long count comes of it.
[[nodiscard]] std::string rubbish(Random& random, const std::string& valid) {
    std::string line;
    if (random.percent(50)) {
        for (int length = random.below(random.percent(2) ? 20'000 : 60); length > 0; --length) {
            line += static_cast<char>(random.below(256));
        }
    } else {
        line = valid;
        for (int count = 1 + random.below(4); count > 0 && !line.empty(); --count) {
            const auto at = static_cast<std::size_t>(random.below(static_cast<int>(line.size())));
            constexpr std::string_view bytes = "=\"x:-Kk\t\xFF\x01 ";
            line[at] = bytes[static_cast<std::size_t>(random.below(static_cast<int>(bytes.size())))];
        }
    }
    for (char& c : line) {
        c = c == '\n' ? ' ' : c;
    }
    return line.find("go") < 3 || line.find("quit") < 5 || line.find("hub") < 3 || line.find("perft") < line.size()
               ? "x" + line
               : line;
}

/// What a session has come to.
struct Soaked {
    int begun = 0;
    int answered = 0;
    long grown = 0;  // KiB
    std::optional<int> exit_code;
};

/// Sends twice `count` lines, about half of them rubbish.
[[nodiscard]] Soaked soak(const std::string& dialect, const std::string& answer,
                          const std::function<std::string(Random&)>& valid_line, int count) {
    ChildProcess engine{{TESTED_PROGRAM, dialect}};
    Soaked soaked;
    std::thread reader{[&] {
        while (const auto line = engine.read_line(std::chrono::minutes{1})) {
            soaked.answered += line->starts_with(answer) ? 1 : 0;
        }
    }};
    Random random{2024};
    engine.write_line(dialect == "hub" ? "set-param name=hash value=1" : "setoption name Hash value 1");
    long memory = 0;
    for (int i = 0; i < 2 * count; ++i) {
        if (i == count / 5) {
            memory = resident_memory(engine.pid());
        }
        const std::string line = valid_line(random);
        if (random.percent(50)) {
            engine.write_line(rubbish(random, line));
        } else {
            soaked.begun += split_words(line)[0] == "go" ? 1 : 0;
            engine.write_line(line);
        }
    }
    // Memory is looked at when no search should be running any more.
    engine.write_line("stop");
    std::this_thread::sleep_for(std::chrono::milliseconds{200});
    soaked.grown = resident_memory(engine.pid()) - memory;
    engine.write_line("quit");
    soaked.exit_code = engine.wait_for_exit(std::chrono::minutes{1});
    reader.join();
    std::cout << "soak " << dialect << ": " << 2 * count << " lines, " << soaked.begun << " searches, memory grown by "
              << soaked.grown << " KiB\n";
    return soaked;
}

void check(const Soaked& soaked) {
    CHECK(soaked.exit_code == 0);
    CHECK(soaked.begun > 0);
    CHECK(soaked.answered == soaked.begun);
    CHECK(soaked.grown < long{16} * 1024);
}

}  // namespace

TEST_CASE("a long random session in the UCI dialect") {
    check(soak("uci", "bestmove", uci_line, soak_lines()));
}

TEST_CASE("a long random session over Hub") {
    check(soak("hub", "done", hub_line, soak_lines()));
}

}  // namespace draughts
