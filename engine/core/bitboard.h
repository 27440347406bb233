// Bitboard: a set of squares in the ghost-bit layout of square.h, one bit a square.
//
// A shift may leave bits on ghosts or beyond the board; they vanish as soon as the result is
// intersected with a set of real squares (`empty`, a colour), which every rule of the game does.
// It is a rotation of the word: one instruction where a shift and a copy would be two.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/square.h"
#include "core/types.h"

namespace draughts {

class Bitboard {
  public:
    constexpr Bitboard() = default;
    explicit constexpr Bitboard(std::uint64_t bits) : bits_{bits} {}
    explicit constexpr Bitboard(Square s) : bits_{std::uint64_t{1} << bit_of(s)} {}

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool any() const { return bits_ != 0; }
    [[nodiscard]] constexpr bool none() const { return bits_ == 0; }
    [[nodiscard]] constexpr bool contains(Square s) const { return (bits_ >> bit_of(s) & 1) != 0; }
    [[nodiscard]] constexpr bool has_several() const { return (bits_ & (bits_ - 1)) != 0; }
    [[nodiscard]] constexpr int count() const;

    /// Precondition of first and last: any().
    [[nodiscard]] constexpr Square first() const { return static_cast<Square>(std::countr_zero(bits_)); }
    [[nodiscard]] constexpr Square last() const { return static_cast<Square>(63 - std::countl_zero(bits_)); }

    [[nodiscard]] constexpr Bitboard without(Bitboard other) const { return Bitboard{bits_ & ~other.bits_}; }
    [[nodiscard]] constexpr Bitboard rotated() const;

    [[nodiscard]] constexpr bool operator==(const Bitboard&) const = default;

    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return Bitboard{a.bits_ & b.bits_}; }
    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return Bitboard{a.bits_ | b.bits_}; }
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return Bitboard{a.bits_ ^ b.bits_}; }
    constexpr Bitboard& operator&=(Bitboard b) { return *this = *this & b; }
    constexpr Bitboard& operator|=(Bitboard b) { return *this = *this | b; }
    constexpr Bitboard& operator^=(Bitboard b) { return *this = *this ^ b; }

    /// Walks the squares from a1 upwards: for (Square s : bitboard).
    class Iterator {
      public:
        explicit constexpr Iterator(std::uint64_t bits) : bits_{bits} {}
        [[nodiscard]] constexpr Square operator*() const { return static_cast<Square>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        [[nodiscard]] constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t bits_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

  private:
    std::uint64_t bits_ = 0;
};

/// All squares of `b` moved by `Steps` steps in direction `D`; may leave ghost bits.
template <Direction D, int Steps = 1>
[[nodiscard]] constexpr Bitboard shift(Bitboard b) {
    constexpr int distance = step(D) * Steps;
    return Bitboard{std::rotl(b.bits(), distance)};
}

inline constexpr Bitboard board_squares = [] {
    Bitboard squares;
    for (const Square s : all_squares) {
        squares |= Bitboard{s};
    }
    return squares;
}();

/// 0 = rank 1 .. 7 = rank 8.
[[nodiscard]] constexpr Bitboard rank_squares(int rank) {
    return Bitboard{std::uint64_t{0xF} << bit_of(square_at(rank % 2, rank))};
}

/// The rank on which a man of `c` promotes.
[[nodiscard]] constexpr Bitboard promotion_rank(Color c) {
    return rank_squares(c == Color::white ? 7 : 0);
}

/// a1-h8, the long diagonal.
inline constexpr Bitboard main_road = [] {
    Bitboard squares;
    for (int i = 0; i < 8; ++i) {
        squares |= Bitboard{square_at(i, i)};
    }
    return squares;
}();

constexpr int Bitboard::count() const {
#if defined(__x86_64__) && !defined(__POPCNT__)
    // Without the instruction the compiler would call a library routine: sum in the register instead.
    std::uint64_t n = bits_ - (bits_ >> 1 & 0x5555555555555555);
    n = (n & 0x3333333333333333) + (n >> 2 & 0x3333333333333333);
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return static_cast<int>(n * 0x0101010101010101 >> 56);
#else
    return std::popcount(bits_);
#endif
}

/// The sizes of four sets together.
[[nodiscard]] constexpr int sum_of_counts(const std::array<Bitboard, 4>& sets) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    // As in Bitboard::count(), the later steps once for all.
    std::uint64_t bytes = 0;
    for (const std::size_t i : {std::size_t{0}, std::size_t{2}}) {
        std::uint64_t fours = 0;
        for (const Bitboard b : {sets[i], sets[i + 1]}) {
            const std::uint64_t n = b.bits() - (b.bits() >> 1 & 0x5555555555555555);
            fours += (n & 0x3333333333333333) + (n >> 2 & 0x3333333333333333);
        }
        bytes += (fours & 0x0F0F0F0F0F0F0F0F) + (fours >> 4 & 0x0F0F0F0F0F0F0F0F);
    }
    return static_cast<int>(bytes * 0x0101010101010101 >> 56);
#else
    return sets[0].count() + sets[1].count() + sets[2].count() + sets[3].count();
#endif
}

constexpr Bitboard Bitboard::rotated() const {
    std::uint64_t n = bits_;
    n = (n >> 1 & 0x5555555555555555) | (n & 0x5555555555555555) << 1;
    n = (n >> 2 & 0x3333333333333333) | (n & 0x3333333333333333) << 2;
    n = (n >> 4 & 0x0F0F0F0F0F0F0F0F) | (n & 0x0F0F0F0F0F0F0F0F) << 4;
    return Bitboard{__builtin_bswap64(n) >> (64 - bit_count)};
}

}  // namespace draughts
