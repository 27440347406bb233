// Draughts FEN: "W:Wa1,Kc3:Bb8" or, numbered, "W:W29,K22:B1"; read liberally, written canonically.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/position.h"
#include "core/result.h"
#include "text/square_text.h"

namespace draughts {

struct ParsedFen {
    Position position;
    std::uint8_t clock_plies = 0;  // of the field :H<plies>, else 0
};

/// Reads every form of protocols 5.4 and case C10: either order of colours, lower case, blanks, trailing dots,
/// quotes, a [FEN "..."] tag, ranges, `K` before a range, a doubled side to move, :H and :F fields, an empty side.
/// Refuses, and says why: an unknown square, one square twice with different pieces, a man on its
/// promotion rank, more than twelve pieces of a colour, no piece at all.
[[nodiscard]] Result<ParsedFen> parse_fen(std::string_view text, Numbering numbering = Numbering::top);

/// Canonical: White's list first, each side in the order b8..g1, no blanks, no dot.
[[nodiscard]] std::string format_fen(const Position& position, SquareStyle style = SquareStyle::algebraic);

}  // namespace draughts
