// Field: who takes part in an event: players, by number from 0, and the sides that meet, each a player or a team.
//
// The order of both is that in which they were given; it is their seeding, the strongest first.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "match/record.h"

namespace draughts {

struct Side {
    std::string name;
    std::vector<std::size_t> players;  // of a team in the order of its boards
};

/// Two sides, by number; `first` has White in the first game, of teams on the odd boards.
struct Meeting {
    std::size_t first = 0;
    std::size_t second = 1;

    [[nodiscard]] bool operator==(const Meeting&) const = default;
};

class Field {
  public:
    /// `teams`: that of each player; empty in an individual event.
    explicit Field(std::vector<std::string> players, const std::vector<std::string>& teams = {});

    [[nodiscard]] std::size_t size() const { return sides_.size(); }
    [[nodiscard]] const Side& side(std::size_t number) const { return sides_[number]; }
    [[nodiscard]] const std::string& player(std::size_t number) const { return players_[number]; }
    [[nodiscard]] bool has_teams() const { return sides_.size() != players_.size(); }

    /// By a player's name; size() for a stranger.
    [[nodiscard]] std::size_t side_of(const std::string& player) const;

    /// Points of `meeting.first` beyond those of `meeting.second` in their games of `round`.
    [[nodiscard]] int lead(Meeting meeting, int round, std::span<const GameRecord> games) const;

  private:
    std::vector<std::string> players_;
    std::vector<Side> sides_;
};

}  // namespace draughts
