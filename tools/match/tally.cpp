#include "match/tally.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace draughts {

namespace {

[[nodiscard]] std::string fixed(double value, int digits) {
    std::array<char, 64> buffer{};
    const double shown = std::abs(value) < 0.5 * std::pow(10, -digits) ? 0 : value;  // no "-0.0"
    const auto [end, error] =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), shown, std::chars_format::fixed, digits);
    return {buffer.data(), end};
}

}  // namespace

void Tally::add(const GameRecord& game) {
    const bool is_white = game.white == engine_;
    if (!is_white && game.black != engine_) {
        return;
    }
    const int points = is_white ? white_points(game) : 2 - white_points(game);
    ++(points == 2 ? wins_ : points == 1 ? draws_ : losses_);
    const auto [half, is_first] = half_pairs_.try_emplace(game.pair, points);
    if (!is_first) {
        const int both = half->second + points;
        ++pairs_.counts[static_cast<std::size_t>(both)];
        half_pairs_.erase(half);
    }
}

EloEstimate Tally::elo() const {
    return estimate_elo(pairs_);
}

double Tally::llr() const {
    return sprt_ ? sprt_llr(pairs_, sprt_->elo0, sprt_->elo1) : 0;
}

bool Tally::is_decided() const {
    return sprt_ && judge(*sprt_, llr()) != SprtState::goes_on;
}

std::string Tally::last_line() const {
    const EloEstimate estimate = elo();
    return "games " + std::to_string(games()) + " wins " + std::to_string(wins_) + " draws " + std::to_string(draws_) +
           " losses " + std::to_string(losses_) + " score " + std::to_string(points()) + " elo " +
           fixed(estimate.elo, 1) + " +- " + fixed(estimate.error, 1) + " llr " + fixed(llr(), 2);
}

}  // namespace draughts
