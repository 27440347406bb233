// Whole games between two processes, one over Hub and one over UCI, from the federation's opening
// tables; our own Game is the referee.
#include <atomic>
#include <chrono>
#include <string>
#include <vector>

#include "catch.h"
#include "core/game.h"
#include "protocol/hub_client.h"
#include "protocol/words.h"
#include "support/board_text.h"
#include "support/child_process.h"
#include "support/data_file.h"
#include "support/patience.h"
#include "text/fen.h"
#include "text/hub_text.h"
#include "text/notation.h"

namespace draughts {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds game_time{200};
constexpr milliseconds increment{10};
/// What pipes and a busy machine may cost: time that no engine can answer for.
constexpr milliseconds margin{100};
constexpr std::size_t longest_game = 400;

/// A client that asks an engine for its moves.
class Player {
  public:
    Player(const std::string& dialect, VariantId variant) : engine_{{TESTED_PROGRAM, dialect}} {
        if (dialect == "hub") {
            engine_.write_line("hub\nset-param name=draw-rules value=china64");
            engine_.write_line("set-param name=variant value=" + std::string{name_of(variant)} + "\ninit");
            engine_.read_until("ready", patience);
        } else {
            engine_.write_line("uci\nsetoption name UCI_Variant value " + std::string{name_of(variant)});
            engine_.write_line("isready");
            engine_.read_until("readyok", patience);
        }
        is_hub_ = dialect == "hub";
    }

    /// Returns when the engine is ready: forgetting takes time that belongs to no clock.
    void new_game() {
        engine_.write_line(is_hub_ ? "new-game\nping" : "ucinewgame\nisready");
        engine_.read_until(is_hub_ ? "pong" : "readyok", patience);
    }

    [[nodiscard]] Result<Move> choose(const Game& game, milliseconds left, milliseconds opponents) {
        return is_hub_ ? choose_by_hub(game, left) : choose_by_uci(game, left, opponents);
    }

  private:
    [[nodiscard]] Result<Move> choose_by_hub(const Game& game, milliseconds left) {
        engine_.write_line(clients::pos_line(game, Numbering::top));
        const double seconds = static_cast<double>((left - increment).count()) / 1000;
        engine_.write_line("level time=" + std::to_string(seconds) +
                           " inc=" + std::to_string(static_cast<double>(increment.count()) / 1000));
        engine_.write_line("go think");
        const std::string answer = engine_.read_until("done", patience).value_or("silence");
        const auto words = split_words(answer);
        if (words.size() < 2 || !words[1].starts_with("move=")) {
            return Error{"no move: " + answer};
        }
        return parse_hub_move(game.variant(), game.position(), words[1].substr(5), Numbering::top);
    }

    [[nodiscard]] Result<Move> choose_by_uci(const Game& game, milliseconds left, milliseconds opponents) {
        std::string line = "position fen " + format_fen(game.start()) + " moves";
        for (std::size_t i = 0; i < game.ply(); ++i) {
            line += ' ' + format_move(game.variant(), game.position_at(i), game.moves()[i]);
        }
        engine_.write_line(line);
        const bool is_white = game.position().turn() == Color::white;
        const std::string step = std::to_string(increment.count());
        engine_.write_line("go wtime " + std::to_string((is_white ? left : opponents).count()) + " btime " +
                           std::to_string((is_white ? opponents : left).count()) + " winc " + step + " binc " + step);
        const std::string answer = engine_.read_until("bestmove", patience).value_or("silence");
        return parse_move(game.variant(), game.position(), clients::word_after(answer, "bestmove"));
    }

    ChildProcess engine_;
    bool is_hub_ = false;
};

/// Plays one game to its end by the rules; an empty text, or what went wrong.
[[nodiscard]] std::string play_game(VariantId variant, const std::string& fen, Player& white, Player& black) {
    Game game{variant, DrawRules::china64, position_of(fen)};
    milliseconds left[2] = {game_time, game_time};
    white.new_game();
    black.new_game();
    while (game.outcome().status == Status::ongoing) {
        const bool is_white = game.position().turn() == Color::white;
        milliseconds& mine = left[is_white ? 0 : 1];
        const auto begin = Clock::now();
        const auto move = (is_white ? white : black).choose(game, mine, left[is_white ? 1 : 0]);
        mine -= std::chrono::duration_cast<milliseconds>(Clock::now() - begin);
        if (!move) {
            return move.error() + ", ply " + std::to_string(game.ply()) + " in " + format_fen(game.position());
        }
        if (mine < -margin) {
            return "flag fell after " + std::to_string(game.ply()) + " plies in " + format_fen(game.position());
        }
        mine = std::max(mine, milliseconds{0}) + increment;
        game.play(*move);
        if (game.ply() > longest_game) {
            return "no end after " + std::to_string(game.ply()) + " plies in " + format_fen(game.position());
        }
    }
    return {};
}

/// Each opening twice, with colours reversed; one game after the other, since their clocks run.
[[nodiscard]] std::vector<std::string> play_games(VariantId variant, const std::vector<std::string>& openings) {
    std::vector<std::string> faults;
    Player hub{"hub", variant};
    Player uci{"uci", variant};
    for (std::size_t i = 0; i < openings.size(); ++i) {
        for (const bool hub_is_white : {true, false}) {
            const std::string fault =
                play_game(variant, openings[i], hub_is_white ? hub : uci, hub_is_white ? uci : hub);
            if (!fault.empty()) {
                faults.push_back("opening " + std::to_string(i) + ": " + fault);
            }
        }
    }
    return faults;
}

/// Ten openings spread over the tables.
[[nodiscard]] std::vector<std::string> some_openings() {
    std::vector<std::string> openings;
    const auto lines = data_lines("openings/tables150.tsv");
    for (std::size_t i = 1; i < lines.size() && openings.size() < 10; i += 15) {
        openings.push_back(split(lines[i], "\t").at(2));
    }
    return openings;
}

void check_games(VariantId variant) {
    const auto openings = some_openings();
    REQUIRE(openings.size() == 10);
    for (const std::string& fault : play_games(variant, openings)) {
        FAIL_CHECK(fault);
    }
}

}  // namespace

TEST_CASE("two processes play 20 games of Russian draughts to a legal end") {
    check_games(VariantId::russian);
}

TEST_CASE("two processes play 20 games of Brazilian draughts to a legal end") {
    check_games(VariantId::brazilian);
}

}  // namespace draughts
