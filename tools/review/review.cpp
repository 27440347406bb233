#include "review/review.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "review/line_gain.h"
#include "search/win_chances.h"

namespace draughts {

namespace {

[[nodiscard]] Line with_first(Move move, const Line& rest) {
    Line line = rest;
    line.score = score_before(rest.score);
    line.depth = rest.depth + 1;
    line.moves.insert(line.moves.begin(), move);
    return line;
}

[[nodiscard]] double points(const Game& game, Score score) {
    return expected_points(score, game.variant(), game.position());
}

/// Which result is to be expected: 1 a win, 0 a draw, -1 a loss.
[[nodiscard]] int result_of(double points) {
    constexpr double decided = 0.75;
    return points >= decided ? 1 : points <= 1 - decided ? -1 : 0;
}

class Reviewer {
  public:
    Reviewer(Analyst& analyst, const Game& game, const Effort& effort)
        : analyst_{analyst}, game_{game}, effort_{effort} {
        find_due_draw();
    }

    [[nodiscard]] Review run(const std::function<void()>& on_move);

  private:
    void find_due_draw();
    /// The game up to a ply.
    [[nodiscard]] Game played_until(std::size_t ply) const;
    /// The same; where it should have ended before or there, as if it began there.
    [[nodiscard]] Game game_at(std::size_t ply) const;
    [[nodiscard]] Line think(const Game& game, const Effort& effort);
    [[nodiscard]] JudgedMove judge(std::size_t ply, const Game& before, const Game& after, const Line& answer);
    void weigh(JudgedMove& judged, const Game& before) const;
    /// What the tables or the rules tell of a position for the side that moved there; null where they do not.
    [[nodiscard]] std::optional<Wdl> value_reached(const Game& after);
    /// A line by whose first move the value of the tables is kept.
    [[nodiscard]] Line line_that_keeps(Wdl value, const Game& before);
    void ask_tables(JudgedMove& judged, const Game& before, const Game& after);
    static void count(Review& review, const Game& game);

    Analyst& analyst_;
    const Game& game_;
    Effort effort_;
    std::optional<std::size_t> due_at_;  // the ply from which on the game was drawn, though it went on
    std::optional<DrawRule> due_;
};

void Reviewer::find_due_draw() {
    Game game = played_until(0);
    for (const Move move : game_.moves()) {
        if (const Outcome outcome = game.outcome(); outcome.status == Status::draw) {
            due_at_ = game.ply();
            due_ = outcome.rule;
            return;
        }
        game.play(move);
    }
}

Game Reviewer::played_until(std::size_t ply) const {
    Game game = game_;
    while (game.ply() > ply) {
        game.undo();
    }
    return game;
}

Game Reviewer::game_at(std::size_t ply) const {
    return due_at_ && ply >= *due_at_ ? Game{game_.variant(), game_.rules(), game_.position_at(ply)}
                                      : played_until(ply);
}

Line Reviewer::think(const Game& game, const Effort& effort) {
    const Outcome outcome = game.outcome();
    if (outcome.status != Status::ongoing) {
        Line over;
        over.score = outcome.status == Status::draw ? draw_score : loss_in(0);
        return over;
    }
    return analyst_.search(game, effort).front();
}

JudgedMove Reviewer::judge(std::size_t ply, const Game& before, const Game& after, const Line& answer) {
    JudgedMove judged;
    judged.played = game_.moves()[ply];
    judged.answer = answer;
    judged.score = score_before(answer.score);
    judged.is_forced = before.legal_moves().size() == 1;
    if (judged.is_forced) {
        judged.best = with_first(judged.played, answer);
        weigh(judged, before);
        return judged;
    }
    judged.best = think(before, effort_);
    // Also where the look at the position likes the move: the look at the answer may have seen more.
    const bool is_doubtful = grade_of(points(before, judged.best.score) - points(before, judged.score)) != Grade::fine;
    weigh(judged, before);
    if (is_doubtful) {
        const Effort more = effort_.times(4, 3);
        judged.answer = think(after, more);
        judged.score = score_before(judged.answer.score);
        judged.best = think(before, more);
        weigh(judged, before);
    }
    ask_tables(judged, before, after);
    return judged;
}

/// What the move costs, by the scores of both lines.
void Reviewer::weigh(JudgedMove& judged, const Game& before) const {
    if (judged.best.moves.front() == judged.played || judged.score >= judged.best.score) {
        if (judged.best.moves.front() != judged.played) {
            judged.best = with_first(judged.played, judged.answer);
        }
        judged.score = judged.best.score;
    }
    judged.expected = points(before, judged.best.score);
    judged.reached = points(before, judged.score);
    judged.grade = grade_of(judged.cost());
    const bool is_fault = judged.grade != Grade::fine;
    judged.is_turning_point = is_fault && result_of(judged.expected) != result_of(judged.reached);
    const LineGain could = gain_of_line(before.position(), judged.best.moves);
    const LineGain does = gain_of_line(before.position(), with_first(judged.played, judged.answer).moves);
    judged.missed_shot = is_fault && is_shot(could) && could.men > does.men;
    judged.allowed_shot = is_fault && does.men <= -men_for_a_shot && does.men < could.men;
}

std::optional<Wdl> Reviewer::value_reached(const Game& after) {
    if (const Outcome outcome = after.outcome(); outcome.status != Status::ongoing) {
        return outcome.status == Status::draw ? Wdl::draw : Wdl::win;
    }
    const auto known = analyst_.ask_tables(after);
    return known ? std::optional{opposite(known->value)} : std::nullopt;
}

Line Reviewer::line_that_keeps(Wdl value, const Game& before) {
    Game after = before;
    for (const Move move : before.legal_moves()) {
        after.play(move);
        if (value_reached(after) == value) {
            return with_first(move, think(after, effort_));
        }
        after.undo();
    }
    return think(before, effort_);
}

/// Where the tables know both positions, a move that keeps the result costs nothing, whatever the scores say.
void Reviewer::ask_tables(JudgedMove& judged, const Game& before, const Game& after) {
    const auto known = analyst_.ask_tables(before);
    const auto reached = known ? value_reached(after) : std::nullopt;
    if (!reached) {
        return;
    }
    if (*reached >= known->value) {
        judged.grade = Grade::fine;
        judged.reached = judged.expected;
        judged.missed_shot = judged.allowed_shot = judged.is_turning_point = false;
        return;
    }
    if (judged.best.moves.front() == judged.played) {
        judged.best = line_that_keeps(known->value, before);
        judged.score = score_before(judged.answer.score);
    }
    const auto points_of = [](Wdl value) {
        return value == Wdl::win ? 1.0 : value == Wdl::draw ? 0.5 : 0.0;
    };
    judged.expected = points_of(known->value);
    judged.reached = points_of(*reached);
    judged.grade = grade_of(judged.cost());
    judged.is_turning_point = true;
    judged.missed_table_win = known->value == Wdl::win;
    judged.lost_table_draw = known->value == Wdl::draw;
}

void Reviewer::count(Review& review, const Game& game) {
    std::array<double, 2> sum{};
    std::array<int, 2> chosen{};
    for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
        const JudgedMove& judged = review.moves[ply];
        const auto mover = static_cast<std::size_t>(game.position_at(ply).turn());
        ++review.grades[mover][static_cast<std::size_t>(judged.grade)];
        if (!judged.is_forced) {
            sum[mover] += accuracy_of(judged.cost());
            ++chosen[mover];
        }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        if (chosen[side] > 0) {
            review.accuracy[side] = sum[side] / chosen[side];
        }
    }
}

Review Reviewer::run(const std::function<void()>& on_move) {
    Review review;
    review.moves.resize(game_.ply());
    Game after = game_at(game_.ply());
    Line answer = think(after, effort_);
    for (std::size_t ply = game_.ply(); ply-- > 0;) {
        Game before = game_at(ply);
        JudgedMove judged = judge(ply, before, after, answer);
        answer = judged.best;
        after = std::move(before);
        if (due_at_ == ply) {  // the move that led there has made a draw
            after = played_until(ply);
            answer = think(after, effort_);
        }
        if (due_at_ == ply + 1) {
            judged.draw_due = due_;
        }
        review.moves[ply] = std::move(judged);
        if (on_move) {
            on_move();
        }
    }
    count(review, game_);
    return review;
}

}  // namespace

Grade grade_of(double cost) {
    // Chances are whole per mille, so points are halves of these: differences of doubles miss the bounds by a hair.
    const auto units = [](double points) {
        return std::lround(2000 * points);
    };
    for (const Grade grade : {Grade::blunder, Grade::mistake, Grade::inaccuracy}) {
        if (units(cost) >= units(cost_of(grade))) {
            return grade;
        }
    }
    return Grade::fine;
}

double expected_points(Score score, VariantId variant, const Position& position) {
    const WinChances chances = win_chances(score, variant, position);
    return (chances.win + chances.draw / 2.0) / 1000;
}

double accuracy_of(double cost) {
    constexpr double steepness = 5;
    return 100 * std::exp(-steepness * std::max(cost, 0.0));
}

Review review_game(Analyst& analyst, const Game& game, const Effort& effort, const std::function<void()>& on_move) {
    return Reviewer{analyst, game, effort}.run(on_move);
}

}  // namespace draughts
