// Keys: 64-bit hashes of positions, by the method of Zobrist, computed at compile time.
//
// The key covers pieces and side to move, not the history (repetition, draw counters). A search
// carries it along with key_after(); key_of() makes it from nothing. Both always agree.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/position.h"

namespace draughts {

using Key = std::uint64_t;

namespace zobrist {

/// SplitMix64, a published generator with a full period (Steele, Lea, Flood 2014).
constexpr std::uint64_t next_random(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15;
    std::uint64_t z = state;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

struct Table {
    std::array<std::array<Key, bit_count>, 2> men{};    // by colour and square
    std::array<std::array<Key, bit_count>, 2> kings{};  // by colour and square
    Key black_to_move{};
};

inline constexpr Table table = [] {
    Table t;
    std::uint64_t state = 64;
    for (std::size_t c = 0; c < 2; ++c) {
        for (std::size_t s = 0; s < bit_count; ++s) {
            t.men[c][s] = next_random(state);
            t.kings[c][s] = next_random(state);
        }
    }
    t.black_to_move = next_random(state);
    return t;
}();

[[nodiscard]] constexpr Key piece(Color c, bool king, Square s) {
    const auto& by_color = king ? table.kings : table.men;
    return by_color[static_cast<std::size_t>(c)][static_cast<std::size_t>(s)];
}

}  // namespace zobrist

[[nodiscard]] constexpr Key key_of(const Position& position) {
    Key key = position.turn() == Color::black ? zobrist::table.black_to_move : 0;
    for (const Color c : {Color::white, Color::black}) {
        for (const Square s : position.pieces(c)) {
            key ^= zobrist::piece(c, position.kings().contains(s), s);
        }
    }
    return key;
}

/// The key of position.make(move), given the key of `position`.
[[nodiscard]] constexpr Key key_after(Key key, const Position& position, Move move) {
    const Color us = position.turn();
    const bool king = position.kings().contains(move.from());
    key ^= zobrist::piece(us, king, move.from());
    key ^= zobrist::piece(us, king || move.promotes(), move.to());
    for (const Square s : move.captured()) {
        key ^= zobrist::piece(opponent(us), position.kings().contains(s), s);
    }
    return key ^ zobrist::table.black_to_move;
}

}  // namespace draughts
