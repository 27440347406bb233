// Record: one position of a self-play game with what became of it, from the side to move; 16 bytes in a file.
//
//     byte  0  white, one bit a square: bit n - 1 is square n (1 = b8, 32 = g1); little-endian, as all numbers
//           4  black
//           8  kings
//          12  score of the search, signed, hundredths of a man; 30000 less plies, or the negative, when decided
//          14  plies played since the moves by chance, 255 for more
//          15  bit 0-1 result (0 loss, 1 draw, 2 win), bit 2 Black is to move, bit 3 the result is a table's
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/position.h"
#include "search/score.h"

namespace draughts {

enum class GameResult : std::uint8_t { loss, draw, win };

[[nodiscard]] constexpr GameResult reversed(GameResult result) {
    return static_cast<GameResult>(2 - static_cast<int>(result));
}

struct Record {
    static constexpr std::size_t size = 16;

    Position position;
    Score score = 0;
    GameResult result = GameResult::draw;
    bool is_exact = false;  // the result is the value that endgame tables give, not how the game went
    std::uint8_t ply = 0;

    [[nodiscard]] bool operator==(const Record&) const = default;
};

void append_record(std::vector<std::byte>& bytes, const Record& record);
/// What append_record() has written; null for bytes that it never writes. Precondition: Record::size bytes.
[[nodiscard]] std::optional<Record> read_record(std::span<const std::byte> bytes);

}  // namespace draughts
