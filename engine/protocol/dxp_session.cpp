#include "protocol/dxp_session.h"

#include <utility>

#include "protocol/words.h"

namespace draughts {

namespace {

/// A peer that says so much between two of its moves does not play.
constexpr int most_messages = 1000;

[[nodiscard]] DxpGameEnd::Reason seen_by_other(DxpGameEnd::Reason reason) {
    switch (reason) {
        case DxpGameEnd::Reason::lose:
            return DxpGameEnd::Reason::win;
        case DxpGameEnd::Reason::win:
            return DxpGameEnd::Reason::lose;
        default:
            return reason;
    }
}

[[nodiscard]] Milliseconds milliseconds_of(DxpSession::Time::duration time) {
    return std::chrono::duration_cast<Milliseconds>(time);
}

}  // namespace

void DxpSession::begin(Time now) {
    if (settings_.role == DxpRole::initiator) {
        propose(now);
    } else {
        deadline_ = now + settings_.patience;
    }
}

void DxpSession::receive(std::string_view text, Time now) {
    if (state_ == State::closed) {
        return;
    }
    if (++messages_ > most_messages) {
        host_.note("the peer sends messages without end");
        lose_peer("bad-message");
        close();
        return;
    }
    const auto message = parse_dxp(text);
    if (message) {
        std::visit(
            [this, now](const auto& m) {
                handle(m, now);
            },
            *message);
    } else if (text.starts_with('R')) {
        host_.note("game declined: " + message.error());
        answer(DxpGameAnswer::Code::decline);
    } else if (is_playing()) {
        break_game(message.error(), "bad-message", now);
    } else {
        host_.note("ignored: " + message.error());
    }
}

void DxpSession::lose_peer(const std::string& how) {
    if (state_ == State::thinking) {
        host_.stop_thinking();
    }
    if (state_ == State::ending) {
        finish(verdict_);
    } else if (is_playing()) {
        finish({DxpGameEnd::Reason::unknown, how});
    }
    state_ = State::closed;
    deadline_ = Time::max();
}

void DxpSession::expire(Time now) {
    if (now < deadline_) {
        return;
    }
    host_.note("the peer says nothing any more");
    lose_peer("peer-stalled");
    host_.hang_up();
}

void DxpSession::propose(Time now) {
    DxpGameRequest request;
    request.initiator = settings_.name;
    request.follower = opponent(settings_.terms.own);
    request.time = settings_.terms.time;
    request.moves = settings_.terms.moves;
    if (settings_.terms.start != Position::start()) {
        request.start = settings_.terms.start;
    }
    host_.send(request);
    state_ = State::requested;
    deadline_ = now + settings_.patience;
}

void DxpSession::answer(DxpGameAnswer::Code code) {
    host_.send(DxpGameAnswer{settings_.name, code});
}

void DxpSession::handle(const DxpGameRequest& request, Time now) {
    if (settings_.role == DxpRole::initiator) {
        host_.note("game declined: the peer proposes one as well");
        answer(DxpGameAnswer::Code::decline);
        return;
    }
    if (request.version != 1) {
        host_.note("game declined: version " + std::to_string(request.version) + " of DXP, expected 1");
        answer(DxpGameAnswer::Code::wrong_version);
        return;
    }
    // Whoever proposes a game has no other in progress.
    if (state_ == State::thinking) {
        host_.stop_thinking();
    }
    if (state_ == State::ending) {
        finish(verdict_);
    } else if (is_playing()) {
        finish({DxpGameEnd::Reason::unknown, "new-game"});
    }
    if (wants_no_more(games_played_)) {
        answer(DxpGameAnswer::Code::decline_all);
        close();
        return;
    }
    answer(DxpGameAnswer::Code::accept);
    start_game({request.follower, request.time, request.moves, request.start.value_or(Position::start())},
               request.initiator, now);
}

void DxpSession::handle(const DxpGameAnswer& answer, Time now) {
    if (state_ != State::requested) {
        return;
    }
    if (answer.code != DxpGameAnswer::Code::accept) {
        host_.note("the peer declines the game, code " + std::to_string(static_cast<int>(answer.code)));
        close();
        return;
    }
    start_game(settings_.terms, answer.follower, now);
}

void DxpSession::start_game(const DxpTerms& terms, const std::string& peer, Time now) {
    opponent_ = peer;
    game_.emplace(terms, settings_.variant, settings_.rules);
    host_.game_begins(*game_, opponent_);
    next_move(now);
}

void DxpSession::next_move(Time now) {
    turn_began_ = now;
    if (!game_->is_own_turn()) {
        state_ = State::waiting;
        const auto time = game_->opponents_time();
        deadline_ = now + (time ? *time + settings_.patience : 10 * settings_.patience);
        return;
    }
    auto verdict = game_->board_verdict();
    if (verdict && verdict->reason == DxpGameEnd::Reason::draw && !settings_.claims_draws) {
        verdict.reset();
    }
    if (!verdict) {
        verdict = game_->limit_verdict();
    }
    if (verdict) {
        end_game(*verdict, now);
        return;
    }
    state_ = State::thinking;
    deadline_ = Time::max();
    host_.think(game_->game(), game_->limits(settings_.move_time));
}

void DxpSession::chosen(const SearchResult& result, Time now) {
    if (state_ != State::thinking || result.best.is_null()) {
        return;
    }
    host_.send(game_->play_own(result, milliseconds_of(now - turn_began_), settings_.numbering.current()));
    next_move(now);
}

void DxpSession::handle(const DxpMove& move, Time now) {
    if (state_ == State::thinking) {
        break_game("a move out of turn", "illegal-move", now);
    } else if (state_ == State::waiting) {
        if (const auto played = game_->play_opponents(move, milliseconds_of(now - turn_began_), settings_.numbering)) {
            messages_ = 0;
            next_move(now);
        } else {
            break_game(played.error(), "illegal-move", now);
        }
    }
}

void DxpSession::break_game(const std::string& message, const std::string& how, Time now) {
    if (state_ == State::thinking) {
        host_.stop_thinking();
    }
    host_.note("error: " + message);
    host_.send(DxpChat{"error: " + message});
    end_game({DxpGameEnd::Reason::unknown, how}, now);
}

void DxpSession::end_game(const DxpGame::Verdict& verdict, Time now) {
    host_.send(DxpGameEnd{verdict.reason, wants_no_more(games_played_ + 1)});
    verdict_ = verdict;
    state_ = State::ending;
    deadline_ = now + settings_.patience;
}

void DxpSession::handle(const DxpGameEnd& end, Time now) {
    if (state_ == State::ending) {
        finish(verdict_);
        after_game(end.stop, now);
        return;
    }
    if (!is_playing()) {
        return;
    }
    if (state_ == State::thinking) {
        host_.stop_thinking();
    }
    DxpGame::Verdict verdict{seen_by_other(end.reason), "peer-says"};
    if (const auto board = game_->board_verdict();
        board && (board->reason == verdict.reason || end.reason == DxpGameEnd::Reason::unknown)) {
        verdict = *board;
    }
    host_.send(DxpGameEnd{verdict.reason, wants_no_more(games_played_ + 1)});
    finish(verdict);
    after_game(end.stop, now);
}

void DxpSession::finish(const DxpGame::Verdict& verdict) {
    ++games_played_;
    host_.game_ends({opponent_, game_->terms().own, verdict.reason, verdict.how, game_->game().ply()});
    game_.reset();
    state_ = State::idle;
}

void DxpSession::after_game(bool peer_stops, Time now) {
    messages_ = 0;
    if (peer_stops || wants_no_more(games_played_)) {
        close();
    } else if (settings_.role == DxpRole::initiator) {
        settings_.terms.own = opponent(settings_.terms.own);
        propose(now);
    } else {
        deadline_ = now + 10 * settings_.patience;
    }
}

void DxpSession::close() {
    state_ = State::closed;
    deadline_ = Time::max();
    host_.hang_up();
}

void DxpSession::handle(const DxpChat& chat, Time /*now*/) {
    host_.note("chat: " + unquoted(chat.text));
}

void DxpSession::handle(const DxpBackRequest& request, Time now) {
    using Code = DxpBackAnswer::Code;
    if (!is_playing() || !settings_.takes_back || !game_->take_back(request)) {
        host_.send(DxpBackAnswer{Code::refuse});
        return;
    }
    host_.send(DxpBackAnswer{Code::accept});
    if (state_ == State::thinking) {
        host_.stop_thinking();
    }
    next_move(now);
}

void DxpSession::handle(const DxpBackAnswer& /*answer*/, Time /*now*/) {
    // We never ask.
}

}  // namespace draughts
