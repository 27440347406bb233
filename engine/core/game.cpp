#include "core/game.h"

#include <algorithm>
#include <cassert>

#include "core/movegen.h"

namespace draughts {

Game::Game(VariantId variant, DrawRules rules, const Position& start, std::uint8_t clock_plies)
    : variant_{variant}, rules_{rules}, clock_plies_{clock_plies} {
    const DrawClock clock = dispatch(variant, [&]<Variant V>() {
        return start_clock<V>(rules, start, clock_plies);
    });
    states_.push_back({start, key_of(start), clock});
}

Game Game::under(DrawRules rules) const {
    Game game{variant_, rules, start(), clock_plies_};
    for (const Move move : moves_) {
        game.play(move);
    }
    return game;
}

void Game::play(Move move) {
    const State before = states_.back();
    const Position after = before.position.make(move);
    const DrawClock clock = dispatch(variant_, [&]<Variant V>() {
        return advance<V>(rules_, before.clock, before.position, move, after);
    });
    states_.push_back({after, key_after(before.key, before.position, move), clock});
    moves_.push_back(move);
}

void Game::undo() {
    assert(!moves_.empty());
    states_.pop_back();
    moves_.pop_back();
}

MoveList Game::legal_moves() const {
    return draughts::legal_moves(variant_, position());
}

int Game::occurrences() const {
    const State& now = states_.back();
    return static_cast<int>(std::ranges::count_if(states_, [&](const State& state) {
        return state.key == now.key && state.position == now.position;
    }));
}

Outcome Game::outcome() const {
    if (legal_moves().empty()) {
        return {position().turn() == Color::white ? Status::black_wins : Status::white_wins, std::nullopt};
    }
    if (rules_ == DrawRules::none) {
        return {};
    }
    if (occurrences() >= limit_of(DrawRule::repetition)) {
        return {Status::draw, DrawRule::repetition};
    }
    const std::optional<DrawRule> rule = dispatch(variant_, [&]<Variant V>() {
        return expired<V>(rules_, clock());
    });
    return rule ? Outcome{Status::draw, rule} : Outcome{};
}

}  // namespace draughts
