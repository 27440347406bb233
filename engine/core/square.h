// Square: one of the 32 dark squares, valued by its bit index in the ghost-bit layout.
//
// Two ranks take nine bits, so that a diagonal step is the same distance everywhere (north-west +4,
// north-east +5); the ninth bit is a ghost that no square has, and a step off the board ends there:
//
//     rank 8      32  33  34  35            b8  d8  f8  h8
//     rank 7    27  28  29  30     (31)   a7  c7  e7  g7
//     rank 6      23  24  25  26            b6  d6  f6  h6
//     rank 5    18  19  20  21     (22)   a5  c5  e5  g5
//     rank 4      14  15  16  17            b4  d4  f4  h4
//     rank 3     9  10  11  12     (13)   a3  c3  e3  g3
//     rank 2       5   6   7   8            b2  d2  f2  h2
//     rank 1     0   1   2   3      (4)   a1  c1  e1  g1
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace draughts {

enum class Square : std::uint8_t {};

inline constexpr int square_count = 32;
inline constexpr int bit_count = 36;  // squares and ghosts

[[nodiscard]] constexpr int bit_of(Square s) {
    return static_cast<int>(s);
}

/// 0 = a .. 7 = h.
[[nodiscard]] constexpr int file_of(Square s) {
    const int in_pair = bit_of(s) % 9;
    return in_pair < 4 ? 2 * in_pair : 2 * in_pair - 9;
}

/// 0 = rank 1 .. 7 = rank 8.
[[nodiscard]] constexpr int rank_of(Square s) {
    return bit_of(s) / 9 * 2 + (bit_of(s) % 9 >= 5 ? 1 : 0);
}

[[nodiscard]] constexpr bool is_dark(int file, int rank) {
    return (file + rank) % 2 == 0;
}

/// Precondition: a dark square of the board, 0 <= file, rank <= 7.
[[nodiscard]] constexpr Square square_at(int file, int rank) {
    assert(file >= 0 && file < 8 && rank >= 0 && rank < 8 && is_dark(file, rank));
    return static_cast<Square>(rank / 2 * 9 + rank % 2 * 5 + file / 2);
}

/// 1..32 as diagrams of the 64-square game number them: 1 = b8, 4 = h8, 5 = a7, 29 = a1, 32 = g1.
[[nodiscard]] constexpr int number_of(Square s) {
    return (7 - rank_of(s)) * 4 + file_of(s) / 2 + 1;
}

/// Precondition: 1 <= number <= 32.
[[nodiscard]] constexpr Square square_of_number(int number) {
    assert(number >= 1 && number <= square_count);
    const int rank = 7 - (number - 1) / 4;
    return square_at((number - 1) % 4 * 2 + rank % 2, rank);
}

/// The square a half turn of the board away (a1 <-> h8).
[[nodiscard]] constexpr Square rotated(Square s) {
    return static_cast<Square>(bit_count - 1 - bit_of(s));
}

/// All 32 squares in the order of their numbers: b8, d8, .., g1.
inline constexpr auto all_squares = [] {
    std::array<Square, square_count> squares{};
    for (int n = 1; n <= square_count; ++n) {
        squares[static_cast<std::size_t>(n - 1)] = square_of_number(n);
    }
    return squares;
}();

}  // namespace draughts
