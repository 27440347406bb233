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
/// quotes, a [FEN "..."] tag, ranges, `K` before a range, a doubled side to move, :H and :F fields (F is ignored,
/// H beyond 255 reads as 255), an empty or missing side, algebraic and numeric squares side by side.
/// Refuses, and says why: an unknown square, one square twice with different pieces, a man on its
/// promotion rank, more than twelve pieces of a colour, no piece at all, the G and P entries with which a server
/// shows a capture half made.
[[nodiscard]] Result<ParsedFen> parse_fen(std::string_view text, Numbering numbering = Numbering::top);

/// Canonical: White's list first, each side in the order of its numbers (b8..g1; a1..h8 when
/// written in the bottom numbering), no blanks, no dot.
[[nodiscard]] std::string format_fen(const Position& position, SquareStyle style = SquareStyle::algebraic,
                                     Numbering numbering = Numbering::top);

}  // namespace draughts
