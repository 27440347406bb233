// mock_engine BEHAVIOUR [N]: an engine of the UCI dialect for the tests of the match runner. It plays the first legal
// move by its text and misbehaves from its N-th move of a game on (default 3):
//
//   good       never misbehaves                 exit       leaves with code 7
//   silent     never answers                    illegal    answers a1-h8
//   flood      writes without end, no answer    late       answers after 0.6 s
//   close      closes its output, lives on      claim      says bestmove (none) where it has moves
//   glued      all its lines at once, CRLF      drip       its answer byte by byte
//   loud       answers, and floods half a megabyte of info before each move
//   shy        does not introduce itself        cheat      answers a move of a piece of the opponent
//   cold       gets ready never                 nap        answers after 2 ms
//   moan       complains on standard error
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

#include "core/game.h"
#include "protocol/words.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

class MockEngine {
  public:
    MockEngine(std::string behaviour, int from) : behaviour_{std::move(behaviour)}, from_{from} {}

    void handle(const std::string& line) {
        const auto words = split_words(line);
        if (words.empty()) {
            return;
        }
        if (words[0] == "uci" && behaviour_ != "shy") {
            say("id name Mock\noption name UCI_Variant type combo default russian var russian var brazilian\nuciok");
        } else if (words[0] == "setoption" && words.size() == 5 && words[2] == "UCI_Variant") {
            variant_ = words[4] == "brazilian" ? VariantId::brazilian : VariantId::russian;
        } else if (words[0] == "isready" && behaviour_ != "cold") {
            say("readyok");
        } else if (words[0] == "ucinewgame") {
            if (behaviour_ == "moan") {
                std::cerr << "alas\n";
            }
            moves_ = 0;
        } else if (words[0] == "position") {
            set_position(words);
        } else if (words[0] == "go") {
            go();
        }
    }

  private:
    void say(const std::string& text) {
        std::string lines = text;
        if (behaviour_ == "glued") {
            for (std::size_t at = 0; (at = lines.find('\n', at)) != std::string::npos; at += 2) {
                lines.insert(at, 1, '\r');
            }
            lines += '\r';
        }
        std::cout << lines << '\n' << std::flush;
    }

    void set_position(const std::vector<std::string_view>& words) {
        const auto fen = parse_fen(words.at(2));
        game_ = Game{variant_, DrawRules::none, fen ? fen->position : Position::start()};
        for (std::size_t i = 4; i < words.size(); ++i) {
            if (const auto move = parse_move(variant_, game_.position(), words[i])) {
                game_.play(*move);
            }
        }
    }

    [[nodiscard]] std::string choose() const {
        std::vector<std::string> texts;
        for (const Move move : game_.legal_moves()) {
            texts.push_back(format_move(variant_, game_.position(), move));
        }
        return texts.empty() ? "(none)" : *std::ranges::min_element(texts);
    }

    void go() {
        const std::string answer = "info depth 1 score cp 12 nodes 5\nbestmove " + choose();
        ++moves_;
        if (moves_ < from_ || behaviour_ == "good") {
            return say(answer);
        }
        if (behaviour_ == "exit") {
            std::_Exit(7);
        } else if (behaviour_ == "illegal") {
            say("bestmove a1-h8");
        } else if (behaviour_ == "claim") {
            say("info string I have won\nbestmove (none)");
        } else if (behaviour_ == "cheat") {
            say(game_.position().turn() == Color::white ? "bestmove b6-a5" : "bestmove c3-d4");
        } else if (behaviour_ == "late") {
            std::this_thread::sleep_for(std::chrono::milliseconds{600});
            say(answer);
        } else if (behaviour_ == "nap") {
            std::this_thread::sleep_for(std::chrono::milliseconds{2});
            say(answer);
        } else if (behaviour_ == "close") {
            close(STDOUT_FILENO);
            std::this_thread::sleep_for(std::chrono::hours{1});
        } else if (behaviour_ == "flood") {
            while (std::cout << "info string all is well, all is well, all is well, all is well\n") {
            }
            std::this_thread::sleep_for(std::chrono::hours{1});
        } else if (behaviour_ == "loud") {
            for (int i = 0; i < 10'000; ++i) {
                std::cout << "info string " << i << " all is well, all is well, all is well\n";
            }
            say(answer);
        } else if (behaviour_ == "drip") {
            for (const char c : answer + '\n') {
                std::cout << c << std::flush;
            }
        } else if (behaviour_ != "silent") {
            say(answer);
        }
    }

    std::string behaviour_;
    int from_;
    int moves_ = 0;
    VariantId variant_ = VariantId::russian;
    Game game_;
};

}  // namespace

}  // namespace draughts

int main(int argc, char** argv) {
    draughts::MockEngine engine{argc > 1 ? argv[1] : "good", argc > 2 ? std::atoi(argv[2]) : 3};
    for (std::string line; std::getline(std::cin, line) && line != "quit";) {
        engine.handle(line);
    }
    return 0;
}
