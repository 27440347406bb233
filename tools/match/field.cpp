#include "match/field.h"

#include <algorithm>
#include <utility>

namespace draughts {

Field::Field(std::vector<std::string> players, const std::vector<std::string>& teams) : players_{std::move(players)} {
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const std::string& name = teams.empty() ? players_[i] : teams[i];
        auto side = std::ranges::find(sides_, name, &Side::name);
        if (side == sides_.end()) {
            side = sides_.insert(side, {name, {}});
        }
        side->players.push_back(i);
    }
}

std::size_t Field::side_of(const std::string& player) const {
    const auto has_player = [&](const Side& side) {
        return std::ranges::any_of(side.players, [&](std::size_t number) {
            return players_[number] == player;
        });
    };
    return static_cast<std::size_t>(std::ranges::find_if(sides_, has_player) - sides_.begin());
}

int Field::lead(Meeting meeting, int round, std::span<const GameRecord> games) const {
    int lead = 0;
    for (const GameRecord& game : games) {
        if (game.round != round) {
            continue;
        }
        const Meeting met{side_of(game.white), side_of(game.black)};
        const int white_lead = 2 * white_points(game) - 2;
        if (met == meeting) {
            lead += white_lead;
        } else if (met == Meeting{meeting.second, meeting.first}) {
            lead -= white_lead;
        }
    }
    return lead;
}

}  // namespace draughts
