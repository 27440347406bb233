#include "match/knock_out.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/zobrist.h"

namespace draughts {

std::vector<std::optional<std::size_t>> bracket_of(std::size_t sides) {
    std::vector<std::optional<std::size_t>> places{0};
    while (places.size() < sides) {
        const std::size_t size = 2 * places.size();
        std::vector<std::optional<std::size_t>> next;
        for (const auto& seed : places) {
            next.push_back(seed);
            next.emplace_back(size - 1 - *seed);
        }
        places = std::move(next);
    }
    for (auto& seed : places) {
        if (*seed >= sides) {
            seed.reset();
        }
    }
    return places;
}

KnockOutFormat::KnockOutFormat(const FormatSettings& settings, Schedule schedule)
    : settings_{settings},
      schedule_{std::move(schedule)},
      random_{settings.seed},
      places_{bracket_of(schedule_.field().size())} {}

Format::Size KnockOutFormat::size() const {
    const std::size_t sides = schedule_.field().size();
    const auto rounds = static_cast<int>(std::bit_width(sides - 1));
    return {static_cast<int>(sides - 1) * schedule_.games_of_meeting(settings_.games),
            rounds * ((settings_.games + 1) / 2)};
}

Result<std::vector<GameTask>> KnockOutFormat::next_games(std::span<const GameRecord> so_far) {
    if (round_ > 0) {
        if (break_ties(so_far)) {
            return schedule_.take();
        }
        advance(so_far);
    }
    if (places_.size() > 1) {
        begin_round();
    }
    return schedule_.take();
}

void KnockOutFormat::begin_round() {
    ++round_;
    play_offs_ = 0;
    for (std::size_t i = 0; i < places_.size(); i += 2) {
        if (places_[i] && places_[i + 1]) {
            schedule_.meet({*places_[i], *places_[i + 1]}, round_, settings_.games, turn_);
        } else {
            schedule_.bye(places_[i] ? *places_[i] : *places_[i + 1], round_, settings_.games, turn_);
        }
    }
    turn_ += static_cast<std::size_t>((settings_.games + 1) / 2);
}

/// Whether there were any that are level.
bool KnockOutFormat::break_ties(std::span<const GameRecord> so_far) {
    const bool draws_lots = play_offs_ == settings_.play_offs;
    bool any = false;
    for (std::size_t i = 0; i < places_.size(); i += 2) {
        if (!places_[i] || !places_[i + 1]) {
            continue;
        }
        const Meeting tie{*places_[i], *places_[i + 1]};
        if (schedule_.field().lead(tie, round_, so_far) != 0) {
            continue;
        }
        any = true;
        if (draws_lots) {
            const bool first_wins = zobrist::next_random(random_) % 2 == 0;
            schedule_.lot(first_wins ? tie : Meeting{tie.second, tie.first}, round_, turn_);
        } else {
            schedule_.meet(tie, round_, 2, turn_);
        }
    }
    if (any && !draws_lots) {
        ++play_offs_;
        ++turn_;
    }
    return any;
}

/// The winners take the places of their ties.
void KnockOutFormat::advance(std::span<const GameRecord> so_far) {
    std::vector<std::optional<std::size_t>> next;
    for (std::size_t i = 0; i < places_.size(); i += 2) {
        if (places_[i] && places_[i + 1]) {
            const bool first_wins = schedule_.field().lead({*places_[i], *places_[i + 1]}, round_, so_far) > 0;
            next.push_back(places_[first_wins ? i : i + 1]);
        } else {
            next.push_back(places_[i] ? places_[i] : places_[i + 1]);
        }
    }
    places_ = std::move(next);
}

}  // namespace draughts
