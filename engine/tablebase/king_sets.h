// KingSets: all ways in which the kings of one side can stand on the squares free of men, by rank
// (combinations.h), and how a king's move changes the rank.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bitboard.h"
#include "core/rays.h"
#include "tablebase/combinations.h"

namespace draughts {

class KingSets {
  public:
    KingSets(int kings, Bitboard free) {
        for (const Square s : free) {
            place_[static_cast<std::size_t>(s)] = static_cast<std::uint8_t>(place_of(s, free));
        }
        sets_.reserve(choose(free.count(), kings));
        add_sets(kings, free, Bitboard{});
    }

    [[nodiscard]] std::size_t size() const { return sets_.size(); }
    [[nodiscard]] Bitboard operator[](std::size_t rank) const { return sets_[rank]; }
    [[nodiscard]] std::size_t rank_of(Bitboard set) const {
        std::uint32_t rank = 0;
        int k = 0;
        for (const Square s : set) {
            rank += choose(place(s), ++k);
        }
        return rank;
    }

    /// Calls f(rank) for each set that one quiet move of a king makes of the set `rank`, `occupied` being all pieces.
    template <class F>
    void for_each_moved(std::size_t rank, Bitboard occupied, F&& f) const {
        const Bitboard set = sets_[rank];
        for (const Square from : set) {
            const Bitboard rest = set ^ Bitboard { from };
            const auto bases = ranks_with_gap(rest);
            for (const Square to : king_targets(from, occupied)) {
                const int below = (rest & Bitboard{Bitboard{to}.bits() - 1}).count();
                f(bases[static_cast<std::size_t>(below)] + choose(place(to), below + 1));
            }
        }
    }

  private:
    [[nodiscard]] int place(Square s) const { return place_[static_cast<std::size_t>(s)]; }

    /// Appends all sets of `kings` squares of `free`, each with `above`, in the order of ranks.
    void add_sets(int kings, Bitboard free, Bitboard above) {
        if (kings == 0) {
            sets_.push_back(above);
            return;
        }
        Bitboard below;
        for (const Square highest : free) {
            add_sets(kings - 1, below, above | Bitboard{highest});
            below |= Bitboard{highest};
        }
    }

    /// The rank of `rest` and one more square, without that square's share, by how many of `rest` lie below it.
    [[nodiscard]] std::array<std::uint32_t, largest_set> ranks_with_gap(Bitboard rest) const {
        std::array<std::uint32_t, largest_set> bases{};
        int k = 0;
        for (const Square s : rest) {
            bases[0] += choose(place(s), ++k + 1);
        }
        k = 0;
        for (const Square s : rest) {
            ++k;
            bases[static_cast<std::size_t>(k)] =
                bases[static_cast<std::size_t>(k) - 1] - choose(place(s), k + 1) + choose(place(s), k);
        }
        return bases;
    }

    std::vector<Bitboard> sets_;
    std::array<std::uint8_t, bit_count> place_{};
};

}  // namespace draughts
