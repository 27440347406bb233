// WinChances: a score as the chances of winning, drawing and losing.
#pragma once

#include <cstdint>

#include "core/position.h"
#include "core/variant.h"
#include "search/score.h"

namespace draughts {

/// Permille, of the side whose score it is; the three make 1000.
struct WinChances {
    int win;
    int draw;
    int loss;

    [[nodiscard]] bool operator==(const WinChances&) const = default;
};

/// How games between equals end from positions with this score and as many pieces as `position` has
/// (win_chances.cpp says where it comes from).
[[nodiscard]] WinChances win_chances(Score score, VariantId variant, const Position& position);

/// By how much wins exceed losses, in a word.
enum class Lead : std::uint8_t { none, slight, clear, winning };
[[nodiscard]] Lead lead_of(const WinChances& chances);

}  // namespace draughts
