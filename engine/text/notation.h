// Moves as text: read in every form people and programs write, written in the few that are exact.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/move.h"
#include "core/position.h"
#include "core/result.h"
#include "core/variant.h"
#include "text/square_text.h"

namespace draughts {

enum class MoveStyle : std::uint8_t {
    /// Every landing square: "c3-d4", "c3xe5xg7". Where the capture turns, the turning square; else the square
    /// right behind the piece. Names the captured set uniquely; the UCI dialect's form.
    long_form,
    /// PDN: from and to only, the long form where that is ambiguous.
    short_form,
};

struct MoveFormat {
    MoveStyle style = MoveStyle::long_form;
    SquareStyle squares = SquareStyle::algebraic;
    char capture_sign = 'x';
    Numbering numbering = Numbering::top;  // of numeric squares
};

/// Where a capture can be made in several ways, one is written, always the same: the one whose algebraic text sorts
/// first. Precondition: `move` is legal in `position`.
[[nodiscard]] std::string format_move(VariantId variant, const Position& position, Move move,
                                      const MoveFormat& format = {});

/// Reads a legal move: "c3-d4", "c3d4", "C3:E5", "c3xe5xg7", "22-18", "22x15", "2218", "cd4", "c:e5", with all, some
/// or none of the landing squares, en dashes, Cyrillic look-alike letters, trailing !?+# and leading zeros. The sign
/// is not held against the writer: "-" may be typed for a capture and "x" for a quiet move.
/// Squares that name every landing of a capture mean that capture, even where more landings would lead to another
/// one with the same ends; else, and always where only the file of the first square is given, the text must fit one
/// move only. An illegal, ambiguous or unreadable move is an error of one sentence that names the rule broken
/// (explain.h) or lists the moves that it could be.
[[nodiscard]] Result<Move> parse_move(VariantId variant, const Position& position, std::string_view text,
                                      Numbering numbering = Numbering::top);

}  // namespace draughts
