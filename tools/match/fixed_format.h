// The formats whose games are all known in advance: match, gauntlet, round robins.
#pragma once

#include "match/format.h"

namespace draughts {

/// Where two sides play more than one mini-match, all rounds are gone through for the first, then again for the next.
/// A round has one opening.
class FixedFormat : public Format {
  public:
    FixedFormat(const FormatSettings& settings, Schedule schedule);

    [[nodiscard]] Size size() const override { return size_; }
    Result<std::vector<GameTask>> next_games(std::span<const GameRecord> so_far) override;

  private:
    Schedule schedule_;
    Size size_;
};

}  // namespace draughts
