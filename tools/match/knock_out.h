// Knock-out: who loses a tie is out; the winners meet until one is left.
//
// The bracket is the usual one of the seeding, which is the order of the sides: the first and the second can meet in
// the last round only, the first four in the last two, and so on (1-8, 4-5, 2-7, 3-6). Where the sides are no power of
// two, the first seeds have a bye in the first round.
//
// A tie is the games of two sides in a round; more points win it. When they are level, mini-matches follow, the next
// only if one did not decide, up to a limit. Then lots are drawn, by the seed: a record without moves, its reason
// "lot".
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "match/format.h"

namespace draughts {

/// Seeds from 0 in the order of the first round's places, two by two opponents; none: a bye of the other.
[[nodiscard]] std::vector<std::optional<std::size_t>> bracket_of(std::size_t sides);

class KnockOutFormat : public Format {
  public:
    KnockOutFormat(const FormatSettings& settings, Schedule schedule);

    [[nodiscard]] Size size() const override;
    Result<std::vector<GameTask>> next_games(std::span<const GameRecord> so_far) override;

  private:
    [[nodiscard]] bool break_ties(std::span<const GameRecord> so_far);
    void advance(std::span<const GameRecord> so_far);
    void begin_round();

    FormatSettings settings_;
    Schedule schedule_;
    std::uint64_t random_;
    std::vector<std::optional<std::size_t>> places_;  // of the round that is on, two by two opponents
    int round_ = 0;
    int play_offs_ = 0;  // of this round
    std::size_t turn_ = 0;
};

}  // namespace draughts
