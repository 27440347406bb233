// Features: what the network is told of a position, which kind of piece stands on which square. The only definition,
// for the engine and for what trains the network.
//
// The board is seen from the side to move: its men go up, and for Black it is turned by half. So a position and the
// same one with colours changed have the same features. A feature's number is kind * bit_count + bit of the square;
// numbers of ghosts (square.h) and of men on the last rank are never in use.
#pragma once

#include <array>
#include <cstddef>

#include "core/bitboard.h"
#include "core/position.h"
#include "core/square.h"

namespace draughts::features {

inline constexpr std::size_t kinds = 4;  // own men, enemy men, own kings, enemy kings
inline constexpr std::size_t count = kinds * bit_count;
inline constexpr std::size_t most_active = 24;

/// The squares of each kind, as White sees the board.
using Sets = std::array<Bitboard, kinds>;

[[nodiscard]] constexpr Sets sets_of(const Position& position) {
    const Color us = position.turn();
    const Color them = opponent(us);
    return {position.men(us), position.men(them), position.kings(us), position.kings(them)};
}

/// The number of the feature that a piece of `kind` stands on `square`, for the side to move `us`.
[[nodiscard]] constexpr std::size_t number_of(std::size_t kind, Square square, Color us) {
    return kind * bit_count + static_cast<std::size_t>(bit_of(us == Color::white ? square : rotated(square)));
}

/// The numbers of some features; those of a position fit in.
struct List {
    std::array<std::size_t, most_active> numbers;
    std::size_t size = 0;

    /// The pieces of `kind` on `squares`, for the side to move `us`.
    void add(std::size_t kind, Bitboard squares, Color us) {
        for (const Square s : squares) {
            numbers[size++] = number_of(kind, s, us);
        }
    }
};

/// Positions with different numbers of pieces, and those with kings, are judged by different outputs of the network.
inline constexpr std::size_t buckets = 16;

[[nodiscard]] constexpr std::size_t bucket_of(const Position& position) {
    constexpr int without_kings = buckets / 2;
    constexpr int pieces_in_bucket = 24 / without_kings;
    const int pieces = position.occupied().count();
    const int bucket = pieces > 0 ? (pieces - 1) / pieces_in_bucket : 0;
    return static_cast<std::size_t>(position.kings().any() ? without_kings + bucket : bucket);
}

}  // namespace draughts::features
