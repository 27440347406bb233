// Score: the search's integer, and its vocabulary in one place.
//
// Hundredths of a man, from the point of view of the side to move. Wins and losses are told by the
// number of plies to the end: win_in(7) is won in seven plies. Rendering for a person or a protocol
// happens at the edge.
#pragma once

#include <cstdint>

namespace draughts {

using Score = std::int32_t;
using Depth = std::int32_t;  // remaining plies of search
using Ply = std::int32_t;    // distance from the root

inline constexpr Ply max_ply = 256;
inline constexpr Score draw_score = 0;
inline constexpr Score infinite_score = 32000;
inline constexpr Score win_score = 30000;                     // won at once
inline constexpr Score decisive_score = win_score - max_ply;  // from here on a forced win
inline constexpr Score eval_limit = decisive_score - 1;       // static evaluation stays within

/// What a score says of the true value: at least (lower), at most (upper), or exactly.
enum class Bound : std::uint8_t { none, lower, upper, exact };

/// The score of a side that wins in `plies` plies; loss_in: that loses.
[[nodiscard]] constexpr Score win_in(Ply plies) {
    return win_score - plies;
}
[[nodiscard]] constexpr Score loss_in(Ply plies) {
    return -win_score + plies;
}
[[nodiscard]] constexpr bool is_win(Score s) {
    return s >= decisive_score;
}
[[nodiscard]] constexpr bool is_loss(Score s) {
    return s <= -decisive_score;
}
[[nodiscard]] constexpr bool is_decisive(Score s) {
    return is_win(s) || is_loss(s);
}
/// Plies to the end. Precondition: is_decisive(s).
[[nodiscard]] constexpr Ply plies_to_end(Score s) {
    return is_win(s) ? win_score - s : win_score + s;
}

}  // namespace draughts
