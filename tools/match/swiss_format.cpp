#include <set>
#include <utility>

#include "core/zobrist.h"
#include "match/swiss.h"

namespace draughts {

SwissFormat::SwissFormat(const FormatSettings& settings, Schedule schedule)
    : settings_{settings}, schedule_{std::move(schedule)}, rounds_{rounds_of(settings, schedule_.field().size())} {}

Format::Size SwissFormat::size() const {
    const Field& field = schedule_.field();
    const int meetings = static_cast<int>(field.size() / 2) * rounds_;
    return {meetings * schedule_.games_of_meeting(settings_.games), rounds_ * ((settings_.games + 1) / 2)};
}

std::vector<SwissPlayer> SwissFormat::players(std::span<const GameRecord> so_far) const {
    const Field& field = schedule_.field();
    std::vector<SwissPlayer> players(field.size());
    std::set<std::pair<std::size_t, int>> met;  // side and round
    for (const GameRecord& game : so_far) {
        const std::size_t white = field.side_of(game.white);
        const std::size_t black = field.side_of(game.black);
        players[white].points += white_points(game);
        if (game.black.empty()) {
            players[white].had_bye = true;
            continue;
        }
        players[black].points += 2 - white_points(game);
        if (met.insert({white, game.round}).second) {
            players[white].opponents.push_back(black);
            players[white].had_white.push_back(true);
        }
        if (met.insert({black, game.round}).second) {
            players[black].opponents.push_back(white);
            players[black].had_white.push_back(false);
        }
    }
    return players;
}

Result<std::vector<GameTask>> SwissFormat::next_games(std::span<const GameRecord> so_far) {
    if (round_ == rounds_) {
        return std::vector<GameTask>{};
    }
    ++round_;
    std::uint64_t state = settings_.seed;
    const bool first_has_white = zobrist::next_random(state) % 2 != 0;
    const auto round = pair_swiss(players(so_far), settings_.games % 2 != 0, first_has_white);
    if (!round) {
        return Error{"round " + std::to_string(round_) + ": " + round.error() + ", expected fewer --rounds than " +
                     std::to_string(rounds_)};
    }
    const int played = (round_ - 1) * ((settings_.games + 1) / 2);
    const auto turn = static_cast<std::size_t>(played);
    for (const Meeting meeting : round->meetings) {
        schedule_.meet(meeting, round_, settings_.games, turn);
    }
    if (round->bye) {
        schedule_.bye(*round->bye, round_, settings_.games, turn);
    }
    return schedule_.take();
}

}  // namespace draughts
