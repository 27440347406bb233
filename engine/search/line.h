// PvTable and Path: the two stacks of lines that a search keeps, the best one below each ply, and the
// positions that led to the present one.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "core/game.h"
#include "core/move.h"
#include "core/zobrist.h"
#include "search/node.h"
#include "search/score.h"

namespace draughts {

/// The principal variation from every ply of the present line: a triangle, row `ply` has room for what is left.
class PvTable {
  public:
    PvTable() : moves_(row(max_ply)) {}

    void clear(Ply ply) { length_[index(ply)] = 0; }
    /// The best line from `ply` is now `move`, then the best line from the next ply.
    void set(Ply ply, Move move) {
        const std::size_t rest = ply + 1 < max_ply ? length_[index(ply + 1)] : 0;
        moves_[row(ply)] = move;
        std::copy_n(moves_.begin() + static_cast<std::ptrdiff_t>(row(ply + 1)), rest,
                    moves_.begin() + static_cast<std::ptrdiff_t>(row(ply) + 1));
        length_[index(ply)] = rest + 1;
    }
    [[nodiscard]] std::vector<Move> line(Ply ply) const {
        const auto first = moves_.begin() + static_cast<std::ptrdiff_t>(row(ply));
        return {first, first + static_cast<std::ptrdiff_t>(length_[index(ply)])};
    }

  private:
    static constexpr std::size_t index(Ply ply) { return static_cast<std::size_t>(ply); }
    static constexpr std::size_t row(Ply ply) { return index(ply) * (2 * max_ply + 1 - index(ply)) / 2; }

    std::vector<Move> moves_;
    std::array<std::size_t, max_ply> length_{};
};

/// Keys of the game's last positions and of the search's line, to see repetitions.
class Path {
  public:
    /// Starts at `root`, with the positions of `game` that could still come back.
    Path(const Game& game, const Node& root) {
        for (int back = root.reversible; back > 0; --back) {
            keys_.push_back(game.key_at(game.ply() - static_cast<std::size_t>(back)));
        }
        root_ = keys_.size();
        keys_.push_back(root.key);
    }

    void push(Key key) { keys_.push_back(key); }
    void pop() { keys_.pop_back(); }

    /// Whether the last position, reached by `reversible` moves that can be taken back, is a draw by repetition:
    /// it stood on this line before, where going round again gains nothing, or twice in the game.
    [[nodiscard]] bool repeats(int reversible) const {
        const std::size_t now = keys_.size() - 1;
        assert(now >= static_cast<std::size_t>(reversible));
        int in_game = 0;
        for (std::size_t back = 4; back <= static_cast<std::size_t>(reversible); back += 2) {
            if (keys_[now - back] == keys_[now] && (now - back >= root_ || ++in_game == 2)) {
                return true;
            }
        }
        return false;
    }

  private:
    std::vector<Key> keys_;
    std::size_t root_ = 0;
};

}  // namespace draughts
