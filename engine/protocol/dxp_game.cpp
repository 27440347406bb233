#include "protocol/dxp_game.h"

#include <algorithm>

#include "text/hub_text.h"

namespace draughts {

namespace {

constexpr Milliseconds default_dxp_move_time{5'000};
/// Three men ahead is a won game, as other engines judge it too at the agreed end.
constexpr Score clear_score = 300;

[[nodiscard]] Result<Move> read_move(const Game& game, const DxpMove& message, Numbering numbering) {
    const std::string sign = message.captured.empty() ? "-" : "x";
    std::string text = std::to_string(message.from) + sign + std::to_string(message.to);
    for (const int square : message.captured) {
        text += sign + std::to_string(square);
    }
    return parse_hub_move(game.variant(), game.position(), text, numbering);
}

}  // namespace

DxpGame::DxpGame(const DxpTerms& terms, VariantId variant, DrawRules rules)
    : terms_{terms}, game_{variant, rules, terms.start} {}

std::optional<DxpGame::Verdict> DxpGame::board_verdict() const {
    const Outcome outcome = game_.outcome();
    switch (outcome.status) {
        case Status::ongoing:
            break;
        case Status::draw:
            return Verdict{DxpGameEnd::Reason::draw, std::string{name_of(*outcome.rule)}};
        case Status::white_wins:
        case Status::black_wins: {
            const bool white_wins = outcome.status == Status::white_wins;
            const bool own_win = white_wins == (terms_.own == Color::white);
            return Verdict{own_win ? DxpGameEnd::Reason::win : DxpGameEnd::Reason::lose, "no-move"};
        }
    }
    return std::nullopt;
}

std::optional<DxpGame::Verdict> DxpGame::limit_verdict() const {
    if (terms_.moves == 0 || !is_own_turn() || own_moves() < terms_.moves) {
        return std::nullopt;
    }
    return Verdict{last_score_ >= clear_score    ? DxpGameEnd::Reason::win
                   : last_score_ <= -clear_score ? DxpGameEnd::Reason::lose
                                                 : DxpGameEnd::Reason::unknown,
                   "move-limit"};
}

int DxpGame::own_moves() const {
    return static_cast<int>((game_.ply() + (game_.start().turn() == terms_.own ? 1 : 0)) / 2);
}

Limits DxpGame::limits(std::optional<Milliseconds> longest) const {
    Limits limits;
    limits.move_time = longest;
    if (terms_.time.count() > 0) {
        limits.clock = ClockLimit{std::max(terms_.time - own_used_, Milliseconds{0}), Milliseconds{0},
                                  terms_.moves == 0 ? 0 : std::max(terms_.moves - own_moves(), 1)};
    } else if (!longest) {
        limits.move_time = default_dxp_move_time;
    }
    return limits;
}

std::optional<Milliseconds> DxpGame::opponents_time() const {
    if (terms_.time.count() == 0) {
        return std::nullopt;
    }
    return std::max(terms_.time - opponents_used_, Milliseconds{0});
}

DxpMove DxpGame::play_own(const SearchResult& result, Milliseconds spent, Numbering numbering) {
    last_score_ = result.info.score;
    own_used_ += spent;
    // Rounded down, but never further from the truth than a second in the whole game.
    const auto told = std::chrono::duration_cast<std::chrono::seconds>(own_used_);
    DxpMove message;
    message.seconds = static_cast<int>((told - own_told_).count());
    own_told_ = told;
    message.from = number_of(result.best.from(), numbering);
    message.to = number_of(result.best.to(), numbering);
    for (const Square s : all_squares) {
        if (result.best.captured().contains(s)) {
            message.captured.push_back(number_of(s, numbering));
        }
    }
    game_.play(result.best);
    return message;
}

Result<Move> DxpGame::play_opponents(const DxpMove& message, Milliseconds spent, MoveNumbering& numbering) {
    auto move = read_move(game_, message, numbering.current());
    if (const auto other = numbering.alternative(); !move && other) {
        if (const auto second = read_move(game_, message, *other)) {
            numbering.remember(*other);
            move = second;
        }
    }
    if (move) {
        opponents_used_ += spent;
        game_.play(*move);
    }
    return move;
}

bool DxpGame::take_back(const DxpBackRequest& request) {
    const int ply = 2 * (request.move - 1) + (request.turn == game_.start().turn() ? 0 : 1);
    if (ply < 0 || static_cast<std::size_t>(ply) > game_.ply()) {
        return false;
    }
    while (game_.ply() > static_cast<std::size_t>(ply)) {
        game_.undo();
    }
    return true;
}

}  // namespace draughts
