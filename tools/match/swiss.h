// Swiss: the pairing of one round.
//
// The rules below leave one pairing only, or none:
//  1. Order: points, then number.
//  2. Nobody meets an opponent again. Where colours are minded, nobody gets the same colour three times in a row or
//     three times more than the other, if there is a pairing in which that can be so.
//  3. With an odd number the last in the order who had no bye yet has it, of those who leave the others a pairing.
//  4. From the first in the order on, each who is not paired yet gets of those behind him the first by these that
//     leaves the others a pairing:
//      - the nearest in points;
//      - where colours are minded, one who is not due the same colour;
//      - of his own points: as in the Dutch system their upper half meets the lower half, first against first. So
//        those from the middle on come first, downwards, then the others from the middle upwards;
//        of fewer points: the first in the order.
//  5. Both get the colour that they are due: that of which they had fewer games, else the other than last time. When
//     they are due the same, whose need is greater has it, else the first in the order. In a pairing of two who have
//     not played yet the first has White on one board and Black on the next.
// After (4) in a group of equal points nothing is optimised over all; those near the top are served first.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/result.h"
#include "match/field.h"
#include "match/format.h"

namespace draughts {

struct SwissPlayer {
    int points = 0;
    bool had_bye = false;
    std::vector<std::size_t> opponents;
    std::vector<bool> had_white;  // by game or mini-match, the first first
};

struct SwissRound {
    std::vector<Meeting> meetings;  // in the order of their first players
    std::optional<std::size_t> bye;
};

/// `first_has_white`: of the first pair of players who have not played yet. An error: no pairing is left.
Result<SwissRound> pair_swiss(const std::vector<SwissPlayer>& players, bool minds_colours, bool first_has_white);

class SwissFormat : public Format {
  public:
    SwissFormat(const FormatSettings& settings, Schedule schedule);

    [[nodiscard]] Size size() const override;
    Result<std::vector<GameTask>> next_games(std::span<const GameRecord> so_far) override;

  private:
    [[nodiscard]] std::vector<SwissPlayer> players(std::span<const GameRecord> so_far) const;

    FormatSettings settings_;
    Schedule schedule_;
    int rounds_;
    int round_ = 0;
};

}  // namespace draughts
