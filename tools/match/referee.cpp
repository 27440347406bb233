#include "match/referee.h"

#include <array>
#include <string>
#include <string_view>

#include "match/table_judge.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

[[nodiscard]] std::string_view win_of(Color winner) {
    return winner == Color::white ? "1-0" : "0-1";
}

[[nodiscard]] std::string time_control_of(const TimeControl& white, const TimeControl& black) {
    const std::string first = format_time_control(white);
    const std::string second = format_time_control(black);
    return first == second ? first : first + " : " + second;
}

class Referee {
  public:
    Referee(const GameRules& rules, const Position& start, Player& white, Player& black)
        : rules_{rules},
          game_{rules.variant, rules.draw_rules, start},
          players_{&white, &black},
          clocks_{GameClock{white.config().control}, GameClock{black.config().control}},
          adjudicator_{rules.adjudication} {
        record_.variant = name_of(rules.variant);
        record_.draw_rules = name_of(rules.draw_rules);
        record_.fen = format_fen(start);
        record_.white = white.name();
        record_.black = black.name();
        record_.white_team = white.config().team;
        record_.black_team = black.config().team;
        record_.white_rating = white.config().rating;
        record_.black_rating = black.config().rating;
        record_.time_control = time_control_of(white.config().control, black.config().control);
    }

    std::optional<GameRecord> play(const std::stop_token& stop) {
        for (const Color side : {Color::white, Color::black}) {
            if (const auto ready = player(side).prepare(stop); !ready && !stop.stop_requested()) {
                lose(side, "crash", ready.error());
            }
        }
        while (!is_over() && !stop.stop_requested()) {
            move(stop);
        }
        return is_over() ? std::optional{record_} : std::nullopt;
    }

  private:
    [[nodiscard]] Player& player(Color side) { return *players_[static_cast<std::size_t>(side)]; }
    [[nodiscard]] GameClock& clock(Color side) { return clocks_[static_cast<std::size_t>(side)]; }

    void finish(std::string_view result, std::string_view reason, std::string_view detail = {}) {
        record_.result = result;
        record_.reason = reason;
        record_.detail = detail;
    }
    void lose(Color loser, std::string_view reason, std::string_view detail) {
        finish(win_of(opponent(loser)), reason, detail);
    }

    /// "table-win", "table-draw", when there is a ruling.
    void finish_by(Ruling ruling, std::string_view authority, std::string_view detail) {
        if (ruling != Ruling::none) {
            const bool is_draw = ruling == Ruling::draw;
            const Color winner = ruling == Ruling::white_wins ? Color::white : Color::black;
            finish(is_draw ? "1/2-1/2" : win_of(winner), std::string{authority} + (is_draw ? "-draw" : "-win"), detail);
        }
    }

    /// Ends the game if the position on the board does.
    [[nodiscard]] bool is_over() {
        if (!record_.result.empty()) {
            return true;
        }
        const Outcome outcome = game_.outcome();
        if (outcome.status == Status::draw) {
            finish("1/2-1/2", "draw:" + std::string{name_of(*outcome.rule)});
        } else if (outcome.status != Status::ongoing) {
            const Color winner = outcome.status == Status::white_wins ? Color::white : Color::black;
            finish(win_of(winner), game_.position().pieces(opponent(winner)).none() ? "no-pieces" : "no-moves");
        } else if (game_.ply() >= rules_.max_plies) {
            finish("1/2-1/2", "length", "a draw after " + std::to_string(game_.ply()) + " plies");
        } else if (rules_.tables) {
            finish_by(judge_by_tables(*rules_.tables, game_), "table", "by endgame tables");
        }
        return !record_.result.empty();
    }

    void move(const std::stop_token& stop) {
        const Color side = game_.position().turn();
        const SearchOrder order{game_, clock(side), clock(opponent(side))};
        const EngineAnswer answer = player(side).think(order, stop);
        switch (answer.kind) {
            case EngineAnswer::Kind::interrupted:
                return;
            case EngineAnswer::Kind::crash:
                return lose(side, "crash", player(side).name() + " " + answer.text);
            case EngineAnswer::Kind::stall:
                return lose(side, "stall", player(side).name() + " " + answer.text);
            case EngineAnswer::Kind::move:
            case EngineAnswer::Kind::no_move:
                break;
        }
        if (!clock(side).spend(answer.elapsed)) {
            return lose(side, "time-forfeit",
                        player(side).name() + " took " + std::to_string(answer.elapsed.count()) + " s");
        }
        if (answer.kind == EngineAnswer::Kind::no_move) {
            return lose(side, "no-move", player(side).name() + " gave no move where it has one");
        }
        const auto move = player(side).parse(game_, answer.text);
        if (!move) {
            return lose(side, "illegal-move", player(side).name() + ": " + move.error());
        }
        play(*move, answer);
    }

    void play(Move move, const EngineAnswer& answer) {
        const Position& before = game_.position();
        const Color side = before.turn();
        record_.moves.push_back({format_move(game_.variant(), before, move), answer.thought.score_men,
                                 answer.thought.depth, answer.elapsed.count(), answer.thought.nodes});
        const bool breaks_draw = move.is_capture() || !before.kings().contains(move.from());
        game_.play(move);
        if (is_over()) {
            return;
        }
        finish_by(adjudicator_.add(side, answer.thought.score_men, breaks_draw), "adjudicated", "both engines see it");
    }

    const GameRules& rules_;
    Game game_;
    std::array<Player*, 2> players_;
    std::array<GameClock, 2> clocks_;
    Adjudicator adjudicator_;
    GameRecord record_;
};

}  // namespace

std::optional<GameRecord> play_game(const GameRules& rules, const Position& start, Player& white, Player& black,
                                    const std::stop_token& stop) {
    return Referee{rules, start, white, black}.play(stop);
}

}  // namespace draughts
