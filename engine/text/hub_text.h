// The Hub protocol's own texts: positions of 33 characters and moves told by their captured squares.
#pragma once

#include <string>
#include <string_view>

#include "core/move.h"
#include "core/position.h"
#include "core/result.h"
#include "core/variant.h"
#include "text/square_text.h"

namespace draughts {

/// 'W' or 'B' to move, then a character for each square 1..32 of the top numbering: w b W B e.
[[nodiscard]] std::string format_hub_position(const Position& position);

/// Reads 33 characters, or 51 (a 10x10 writer) when all squares past 32 are 'e'. Errors name length or place.
[[nodiscard]] Result<Position> parse_hub_position(std::string_view text);

/// "22-18", or "22x15x18": from, to, then the captured squares.
[[nodiscard]] std::string format_hub_move(Move move, Numbering numbering);

/// Captured squares in any order, leading zeros allowed. The error names the rule broken where it can.
[[nodiscard]] Result<Move> parse_hub_move(VariantId variant, const Position& position, std::string_view text,
                                          Numbering numbering);

}  // namespace draughts
