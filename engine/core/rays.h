// Rays: how far a king sees along a diagonal.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/bitboard.h"
#include "core/square.h"
#include "core/types.h"

namespace draughts {

/// rays<D>[bit]: all squares of the board beyond that square in direction D.
template <Direction D>
inline constexpr auto rays = [] {
    std::array<Bitboard, bit_count> table{};
    for (const Square s : all_squares) {
        Bitboard next{s};
        while ((next = shift<D>(next) & board_squares).any()) {
            table[static_cast<std::size_t>(s)] |= next;
        }
    }
    return table;
}();

template <Direction D>
[[nodiscard]] constexpr Bitboard ray(Square s) {
    return rays<D>[static_cast<std::size_t>(s)];
}

/// The empty squares from `s` in direction D up to the first obstacle.
template <Direction D>
[[nodiscard]] constexpr Bitboard slide(Square s, Bitboard occupied) {
    const std::uint64_t obstacles = (ray<D>(s) & occupied).bits();
    if constexpr (step(D) > 0) {
        const std::uint64_t nearest = obstacles & -obstacles;
        return ray<D>(s) & Bitboard{nearest - 1};
    } else {
        return ray<D>(s) & Bitboard{~std::uint64_t{0} << (64 - std::countl_zero(obstacles))};
    }
}

/// The first obstacle from `s` in direction D, as a set of one square or none.
template <Direction D>
[[nodiscard]] constexpr Bitboard obstacle(Square s, Bitboard occupied) {
    const std::uint64_t obstacles = (ray<D>(s) & occupied).bits();
    if constexpr (step(D) > 0) {
        return Bitboard{obstacles & -obstacles};
    } else {
        return Bitboard{std::bit_floor(obstacles)};
    }
}

/// Where a king on `s` can go when it does not capture.
[[nodiscard]] constexpr Bitboard king_targets(Square s, Bitboard occupied) {
    return slide<Direction::north_west>(s, occupied) | slide<Direction::north_east>(s, occupied) |
           slide<Direction::south_east>(s, occupied) | slide<Direction::south_west>(s, occupied);
}

/// Calls f.operator()<D>() for the four directions.
template <class F>
constexpr void for_each_direction(F&& f) {
    f.template operator()<Direction::north_west>();
    f.template operator()<Direction::north_east>();
    f.template operator()<Direction::south_east>();
    f.template operator()<Direction::south_west>();
}

/// The same for the two directions in which a man of `Us` walks.
template <Color Us, class F>
constexpr void for_each_forward(F&& f) {
    if constexpr (Us == Color::white) {
        f.template operator()<Direction::north_west>();
        f.template operator()<Direction::north_east>();
    } else {
        f.template operator()<Direction::south_east>();
        f.template operator()<Direction::south_west>();
    }
}

/// The same for the three directions in which a capture may go on that arrived by D: all but back.
template <Direction D, class F>
constexpr void for_each_onward(F&& f) {
    f.template operator()<D>();
    f.template operator()<mirror(D)>();
    f.template operator()<reverse(mirror(D))>();
}

}  // namespace draughts
