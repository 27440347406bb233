#include "match/tally.h"

#include <string_view>

#include "match/fixed_text.h"

namespace draughts {

namespace {

[[nodiscard]] std::string percent(double share) {
    return fixed_text(100 * share, 1) + " %";
}

[[nodiscard]] std::string_view verdict_of(SprtState state) {
    switch (state) {
        case SprtState::accepts_elo0:
            return "accepts elo0";
        case SprtState::accepts_elo1:
            return "accepts elo1";
        case SprtState::goes_on:
            break;
    }
    return "undecided";
}

}  // namespace

void Tally::add(const GameRecord& game) {
    const bool is_white = game.white == engine_;
    if (!is_played(game) || (!is_white && game.black != engine_)) {
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

std::string Tally::summary() const {
    const EloEstimate estimate = elo();
    const NormalisedElo normalised = estimate_normalised_elo(pairs_);
    std::string text = engine_ + ": +" + std::to_string(wins_) + " =" + std::to_string(draws_) + " -" +
                       std::to_string(losses_) +
                       (games() == 0 ? "" : ", " + percent(static_cast<double>(points()) / (2 * games()))) + "\n";
    text += "Elo " + fixed_text(estimate.elo, 1) + " +- " + fixed_text(estimate.error, 1) + ", normalised Elo " +
            fixed_text(normalised.elo, 1) + " +- " + fixed_text(normalised.error, 1) + ", LOS " +
            percent(estimate.los) + "\npairs by points 0-4:";
    for (const int count : pairs_.counts) {
        text += " " + std::to_string(count);
    }
    text += ", draw ratio " + percent(draw_ratio(pairs_)) + ", pair ratio " + fixed_text(pair_ratio(pairs_), 2) + "\n";
    if (sprt_) {
        const SprtBounds bounds = bounds_of(*sprt_);
        text += "SPRT " + fixed_text(sprt_->elo0, 1) + " to " + fixed_text(sprt_->elo1, 1) + " Elo: llr " +
                fixed_text(llr(), 2) + " of " + fixed_text(bounds.lower, 2) + " to " + fixed_text(bounds.upper, 2) +
                ", " + std::string{verdict_of(judge(*sprt_, llr()))} + "\n";
    }
    return text;
}

std::string Tally::last_line() const {
    const EloEstimate estimate = elo();
    return "games " + std::to_string(games()) + " wins " + std::to_string(wins_) + " draws " + std::to_string(draws_) +
           " losses " + std::to_string(losses_) + " score " + std::to_string(points()) + " elo " +
           fixed_text(estimate.elo, 1) + " +- " + fixed_text(estimate.error, 1) + " llr " + fixed_text(llr(), 2);
}

}  // namespace draughts
