// Move: one legal move as a value; equal moves are the same move.
//
// A move is told by its from and to square, the set of captured pieces and whether the man became a
// king; the way a capture took between them is not part of it (text/notation.h finds it again).
//
//     bit   0..35  captured squares, in the ghost-bit layout
//     bit  36..41  from square
//     bit  42..47  to square
//     bit  48      a man that became a king
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/bitboard.h"
#include "core/square.h"

namespace draughts {

class Move {
  public:
    /// The null move: no move, equal only to itself.
    constexpr Move() = default;
    constexpr Move(Square from, Square to, Bitboard captured, bool promotes)
        : word_{captured.bits() | std::uint64_t{static_cast<std::uint8_t>(from)} << from_shift |
                std::uint64_t{static_cast<std::uint8_t>(to)} << to_shift |
                static_cast<std::uint64_t>(promotes) << promotes_shift} {}

    [[nodiscard]] static constexpr Move from_word(std::uint64_t word) {
        Move move;
        move.word_ = word;
        return move;
    }
    [[nodiscard]] constexpr std::uint64_t word() const { return word_; }

    [[nodiscard]] constexpr Square from() const { return static_cast<Square>(word_ >> from_shift & 63); }
    [[nodiscard]] constexpr Square to() const { return static_cast<Square>(word_ >> to_shift & 63); }
    [[nodiscard]] constexpr Bitboard captured() const { return Bitboard{word_ & captured_mask}; }
    [[nodiscard]] constexpr bool promotes() const { return (word_ >> promotes_shift & 1) != 0; }
    [[nodiscard]] constexpr bool is_capture() const { return (word_ & captured_mask) != 0; }
    [[nodiscard]] constexpr bool is_null() const { return word_ == 0; }

    [[nodiscard]] constexpr bool operator==(const Move&) const = default;

  private:
    static constexpr int from_shift = bit_count;
    static constexpr int to_shift = from_shift + 6;
    static constexpr int promotes_shift = to_shift + 6;
    static constexpr std::uint64_t captured_mask = (std::uint64_t{1} << bit_count) - 1;

    std::uint64_t word_ = 0;
};

/// The legal moves of one position, in the order of generation. Fixed capacity, no allocation.
class MoveList {
  public:
    /// Quiet moves: at most 12 kings with 13 squares each, 156. Captures: the worst position that a
    /// hill climb over board set-ups found has far fewer than this (tests/core/test_move.cpp).
    static constexpr std::size_t capacity = 256;

    // The storage stays uninitialised: a list is made at every node.
    MoveList() {}  // NOLINT(modernize-use-equals-default)

    void add(Move move) {
        if (size_ < capacity) {
            std::construct_at(&moves_[size_++], move);
        }
    }
    void clear() { size_ = 0; }

    [[nodiscard]] bool contains(Move move) const {
        for (const Move m : *this) {
            if (m == move) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] Move operator[](std::size_t i) const {
        assert(i < size_);
        return moves_[i];
    }
    [[nodiscard]] Move* begin() { return moves_; }
    [[nodiscard]] Move* end() { return moves_ + size_; }
    [[nodiscard]] const Move* begin() const { return moves_; }
    [[nodiscard]] const Move* end() const { return moves_ + size_; }

  private:
    std::size_t size_ = 0;
    union {
        Move moves_[capacity];
    };
};

}  // namespace draughts
