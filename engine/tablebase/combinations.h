// Sets of squares as numbers: the rank of a set among all sets of its size within a domain.
//
// The combinatorial number system: the squares of the domain are numbered 0, 1, .. from a1 upwards, and a
// set with the places p1 < p2 < .. has the rank C(p1, 1) + C(p2, 2) + ..; so sets are ordered by their
// highest square first. All functions are pure.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.h"

namespace draughts {

inline constexpr int largest_set = 8;  // pieces of one kind that a table may hold

/// binomials[k][n] = C(n, k), 0 <= n <= 32.
inline constexpr auto binomials = [] {
    std::array<std::array<std::uint32_t, square_count + 1>, largest_set + 1> table{};
    for (std::size_t n = 0; n <= square_count; ++n) {
        table[0][n] = 1;
    }
    for (std::size_t k = 1; k <= largest_set; ++k) {
        for (std::size_t n = 1; n <= square_count; ++n) {
            table[k][n] = table[k - 1][n - 1] + table[k][n - 1];
        }
    }
    return table;
}();

/// The number of sets of `k` out of `n`; 0 where k > n or n < 0.
[[nodiscard]] constexpr std::uint32_t choose(int n, int k) {
    assert(k >= 0 && k <= largest_set && n <= square_count);
    return n < 0 ? 0 : binomials[static_cast<std::size_t>(k)][static_cast<std::size_t>(n)];
}

/// How many squares of `domain` lie below `s`.
[[nodiscard]] constexpr int place_of(Square s, Bitboard domain) {
    return (domain & Bitboard{Bitboard{s}.bits() - 1}).count();
}

/// The square of `domain` with `place` others below it. Precondition: there is one.
[[nodiscard]] constexpr Square square_at_place(int place, Bitboard domain) {
    std::uint64_t bits = domain.bits();
    for (; place > 0; --place) {
        bits &= bits - 1;
    }
    return Bitboard{bits}.first();
}

/// Precondition: `set` lies within `domain`.
[[nodiscard]] constexpr std::uint32_t rank_of_set(Bitboard set, Bitboard domain) {
    std::uint32_t rank = 0;
    int k = 0;
    for (const Square s : set) {
        rank += choose(place_of(s, domain), ++k);
    }
    return rank;
}

/// The set of `k` squares with this rank. Precondition: rank < choose(domain.count(), k).
[[nodiscard]] constexpr Bitboard set_of_rank(std::uint32_t rank, int k, Bitboard domain) {
    Bitboard set;
    int place = domain.count();
    for (; k > 0; --k) {
        do {
            --place;
        } while (choose(place, k) > rank);
        rank -= choose(place, k);
        set |= Bitboard{square_at_place(place, domain)};
    }
    return set;
}

/// The set of the next rank; empty after the last. Precondition: `set` lies within `domain`.
[[nodiscard]] constexpr Bitboard next_set(Bitboard set, Bitboard domain) {
    Bitboard below;  // the lowest squares of the domain, as many as squares of the set were passed
    Bitboard low = domain;
    for (const Square s : set) {
        const Bitboard up_to{(Bitboard{s}.bits() << 1) - 1};
        const Bitboard above = domain.without(up_to);
        if (above.any() && !set.contains(above.first())) {
            return set.without(up_to) | Bitboard{above.first()} | below;
        }
        below |= Bitboard{low.first()};
        low = domain.without(below);
    }
    return Bitboard{};
}

}  // namespace draughts
