// A generic match runner over UGI: it knows no rules, asks the engines, and waits for lines of exactly two words.
#include <string>
#include <vector>

#include "catch.h"
#include "core/game.h"
#include "protocol/words.h"
#include "support/child_process.h"
#include "support/patience.h"
#include "text/notation.h"

namespace draughts {

namespace {

class UgiEngine {
  public:
    explicit UgiEngine(const std::string& variant) {
        engine_.write_line("ugi");
        wait_for("ugiok");
        // Options of its settings file that no engine of draughts has are sent as well.
        engine_.write_line("setoption name debug value false\nsetoption name hash value 4");
        engine_.write_line("setoption name ownbook value false\nsetoption name UCI_Variant value " + variant);
    }
    void wait_until_ready() {
        engine_.write_line("isready");
        wait_for("readyok");
    }
    void send(const std::string& line) { engine_.write_line(line); }
    [[nodiscard]] std::string query(const std::string& question) {
        engine_.write_line("query " + question);
        return second_word("response");
    }
    [[nodiscard]] std::string best_move() { return second_word("bestmove"); }
    [[nodiscard]] bool ends() {
        engine_.write_line("quit");
        return engine_.wait_for_exit(patience) == 0;
    }

  private:
    void wait_for(const std::string& line) {
        while (true) {
            const auto next = engine_.read_line(patience);
            REQUIRE(next);
            if (*next == line) {
                return;
            }
        }
    }
    /// Of the next line of two words that begins with `first`; others are passed over, for ever.
    [[nodiscard]] std::string second_word(const std::string& first) {
        while (true) {
            const auto next = engine_.read_line(patience);
            REQUIRE(next);
            const auto words = split_words(*next);
            if (words.size() == 2 && words[0] == first) {
                return std::string{words[1]};
            }
        }
    }

    ChildProcess engine_{{TESTED_PROGRAM}};
};

/// The result in the runner's words, or what went wrong. `game` follows it for us.
[[nodiscard]] std::string play(UgiEngine& first, UgiEngine& second, const std::string& fen, Game& game) {
    first.wait_until_ready();
    second.wait_until_ready();
    first.send("uginewgame");
    second.send("uginewgame");
    std::string position = "position " + fen;
    std::string moves;
    while (game.ply() < 600) {
        const std::string line = position + (moves.empty() ? "" : " moves" + moves);
        first.send(line);
        const bool is_first = first.query("p1turn") == "true";
        UgiEngine& mover = is_first ? first : second;
        mover.wait_until_ready();
        mover.send(line);
        if (mover.query("gameover") == "true") {
            second.send(line);
            const std::string result = first.query("result");
            return second.query("gameover") == "true" && second.query("result") == result ? result : "mismatch";
        }
        mover.send("go p1time 30 p2time 30 p1inc 2 p2inc 2");
        const std::string move = mover.best_move();
        const auto parsed = parse_move(game.variant(), game.position(), move);
        if (!parsed) {
            return parsed.error();
        }
        game.play(*parsed);
        moves += ' ' + move;
    }
    return "no end";
}

}  // namespace

TEST_CASE("a UGI runner holds whole games, from the start and with Black to move") {
    for (const std::string variant : {"russian", "brazilian"}) {
        const VariantId id = variant == "russian" ? VariantId::russian : VariantId::brazilian;
        UgiEngine white{variant};
        UgiEngine black{variant};
        const auto black_first = parse_move(id, Position::start(), "c3-d4");
        REQUIRE(black_first);
        const Position second_start = Position::start().make(*black_first);
        const std::string second_fen =
            "fen B:Wa3,d4,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";
        for (const bool from_start : {true, false}) {
            Game game{id, DrawRules::china64, from_start ? Position::start() : second_start};
            const std::string result = play(white, black, from_start ? "startpos" : second_fen, game);
            const Status status = game.outcome().status;
            INFO(variant << (from_start ? " from the start" : " with Black to move"));
            CHECK(result == (status == Status::white_wins   ? "p1win"
                             : status == Status::black_wins ? "p2win"
                             : status == Status::draw       ? "draw"
                                                            : "a game that goes on"));
        }
        CHECK(white.ends());
        CHECK(black.ends());
    }
}

}  // namespace draughts
