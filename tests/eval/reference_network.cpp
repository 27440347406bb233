#include "eval/reference_network.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace draughts {

namespace {

/// The rows of the pieces, with squares by file and rank as the drawing in square.h has them.
[[nodiscard]] std::vector<std::size_t> active_rows(const Position& position) {
    std::vector<std::size_t> rows;
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = rank % 2; file < 8; file += 2) {
            const Square square = square_at(file, rank);
            if (!position.occupied().contains(square)) {
                continue;
            }
            const bool is_own = position.pieces(position.turn()).contains(square);
            const bool is_king = position.kings().contains(square);
            const bool is_turned = position.turn() == Color::black;
            const int seen_rank = is_turned ? 7 - rank : rank;
            const int seen_file = is_turned ? 7 - file : file;
            const int bit = seen_rank / 2 * 9 + (seen_rank % 2 == 0 ? seen_file / 2 : 5 + seen_file / 2);
            rows.push_back(static_cast<std::size_t>((is_king ? 72 : 0) + (is_own ? 0 : 36) + bit));
        }
    }
    return rows;
}

}  // namespace

int reference_evaluation(const Weights& weights, const Position& position) {
    const std::vector<std::size_t> rows = active_rows(position);
    const std::size_t bucket = (rows.size() - 1) / 3 + (position.kings().any() ? 8 : 0);
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < Weights::cells; ++i) {
        std::int64_t cell = weights.bias[i];
        for (const std::size_t row : rows) {
            cell += weights.feature[row][i];
        }
        cell = std::clamp<std::int64_t>(cell, 0, 255);
        sum += cell * cell * weights.output[bucket][i];
    }
    const std::int64_t value = (sum / 255 + weights.output_bias[bucket]) * weights.scale / (std::int64_t{255} * 64);
    return static_cast<int>(std::clamp<std::int64_t>(value, -20'000, 20'000));
}

}  // namespace draughts
