// The small words of the game: colours and directions.
#pragma once

#include <cstdint>

namespace draughts {

enum class Color : std::uint8_t { white, black };

[[nodiscard]] constexpr Color opponent(Color c) {
    return c == Color::white ? Color::black : Color::white;
}

/// One diagonal step, as the distance between bit indices (see bitboard.h). White moves north.
enum class Direction : std::int8_t { north_west = 4, north_east = 5, south_east = -4, south_west = -5 };

[[nodiscard]] constexpr int step(Direction d) {
    return static_cast<int>(d);
}

[[nodiscard]] constexpr Direction reverse(Direction d) {
    return static_cast<Direction>(-step(d));
}

/// The direction at a right angle to `d` that points to the same rank as `d` does.
[[nodiscard]] constexpr Direction mirror(Direction d) {
    return static_cast<Direction>(step(d) > 0 ? 9 - step(d) : -9 - step(d));
}

}  // namespace draughts
