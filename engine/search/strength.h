// Strength: how the engine plays below its best when it is asked to, for people of every level.
//
// It loses the way people do: a weaker level looks at fewer positions, so that it overlooks what lies beyond its
// horizon, and misjudges what it sees, the same position always in the same way. It never throws pieces away on
// purpose. A level does not depend on the machine.
#pragma once

#include <cstdint>

#include "core/zobrist.h"
#include "search/score.h"

namespace draughts {

struct Strength {
    std::uint64_t nodes;  // of one search
    Score error;          // of the evaluation, at most

    [[nodiscard]] bool operator==(const Strength&) const = default;
};

/// The range of ratings that can be asked for. Differences are measured in matches between levels; the zero point is
/// arbitrary, no person was measured.
inline constexpr int least_elo = 800;
inline constexpr int largest_elo = 2200;

/// Precondition: least_elo <= elo <= largest_elo.
[[nodiscard]] Strength strength_of(int elo);

/// A misjudgement of positions: between -error and error, small ones more often, by a hash of position and seed.
class Misjudgement {
  public:
    Misjudgement() = default;
    Misjudgement(Score error, Key seed) : error_{error}, seed_{seed} {}

    /// Added to an evaluation by the side to move. 0 everywhere when there is no error.
    [[nodiscard]] Score of(Key position) const {
        if (error_ == 0) {
            return 0;
        }
        Key hash = (position ^ seed_) * 0x9E3779B97F4A7C15;
        hash = (hash ^ hash >> 32) * 0xD6E8FEB86659FD93;
        return within_error(hash >> 32) / 2 + within_error(hash & UINT32_MAX) / 2;
    }

  private:
    [[nodiscard]] Score within_error(Key random) const {
        return static_cast<Score>(random % static_cast<Key>(2 * error_ + 1)) - error_;
    }

    Score error_ = 0;
    Key seed_ = 0;
};

}  // namespace draughts
