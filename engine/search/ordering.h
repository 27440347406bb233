// Ordering: which legal move to try first. The earlier the best one comes, the less is searched.
//
// First the move that the transposition table remembers, then captures by what they take, promotions,
// the two killers of this distance from the root, and the rest by how often the same step was best
// elsewhere (history).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/move.h"
#include "core/position.h"
#include "search/score.h"
#include "search/tt.h"

namespace draughts {

/// How well quiet moves have done in this search, by side, from and to square.
class History {
  public:
    static constexpr int limit = 1 << 14;

    [[nodiscard]] int value(Color side, Move move) const { return table_[index(side, move)]; }
    /// Moves the value towards +limit or -limit, the less the nearer it is.
    void update(Color side, Move move, int bonus) {
        std::int16_t& value = table_[index(side, move)];
        value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / limit);
    }

  private:
    static std::size_t index(Color side, Move move) {
        const auto from = static_cast<std::size_t>(move.from());
        const auto to = static_cast<std::size_t>(move.to());
        return (static_cast<std::size_t>(side) * bit_count + from) * bit_count + to;
    }

    std::array<std::int16_t, std::size_t{2} * bit_count * bit_count> table_{};
};

/// The last two quiet moves that refuted something at one distance from the root.
struct Killers {
    Move first;
    Move second;

    void add(Move move) {
        if (move != first) {
            second = first;
            first = move;
        }
    }
};

/// Hands out the moves of a list, best first, by selection.
class MovePicker {
  public:
    /// Keeps the references for its lifetime; `moves` is reordered.
    MovePicker(MoveList& moves, const Position& position, MoveCode hint, const Killers& killers, const History& history)
        : moves_{moves} {
        for (std::size_t i = 0; i < moves.size(); ++i) {
            scores_[i] = score(moves[i], position, hint, killers, history);
        }
    }

    /// Precondition: called no more often than there are moves.
    [[nodiscard]] Move next() {
        std::size_t best = next_;
        for (std::size_t i = next_ + 1; i < moves_.size(); ++i) {
            if (scores_[i] > scores_[best]) {
                best = i;
            }
        }
        std::swap(scores_[next_], scores_[best]);
        std::swap(moves_.begin()[next_], moves_.begin()[best]);
        return moves_[next_++];
    }

  private:
    static constexpr int hint_score = 1 << 24;
    static constexpr int capture_score = 1 << 20;
    static constexpr int promotion_score = 1 << 19;
    static constexpr int first_killer_score = 1 << 18;
    static constexpr int second_killer_score = 1 << 17;

    static int score(Move move, const Position& position, MoveCode hint, const Killers& killers,
                     const History& history) {
        if (MoveCode{move} == hint) {
            return hint_score;
        }
        if (move.is_capture()) {
            return capture_score + captured_value(move, position) + (move.promotes() ? 2 : 0);
        }
        if (move.promotes()) {
            return promotion_score;
        }
        if (move == killers.first) {
            return first_killer_score;
        }
        if (move == killers.second) {
            return second_killer_score;
        }
        return history.value(position.turn(), move);
    }

    /// In men; a king counts as three.
    static int captured_value(Move move, const Position& position) {
        return move.captured().count() + 2 * (move.captured() & position.kings()).count();
    }

    MoveList& moves_;
    std::size_t next_ = 0;
    std::array<int, MoveList::capacity> scores_;  // only those of `moves_` are ever set or read
};

}  // namespace draughts
