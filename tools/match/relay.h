// Relay: a challenge. The first player holds the place, the others challenge him in their order; who loses is out, who
// wins stays on and meets the next. When a challenge is drawn, the holder stays and the challenger is out. A challenge
// is a round.
#pragma once

#include "match/format.h"

namespace draughts {

class RelayFormat : public Format {
  public:
    RelayFormat(const FormatSettings& settings, Schedule schedule);

    [[nodiscard]] Size size() const override;
    Result<std::vector<GameTask>> next_games(std::span<const GameRecord> so_far) override;

  private:
    int games_;
    Schedule schedule_;
    std::size_t holder_ = 0;
    std::size_t challenger_ = 0;  // of the challenge that is on; its number too
};

}  // namespace draughts
