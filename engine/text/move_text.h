// The squares that a move text names, before anyone asks whether the move is legal.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/square.h"
#include "text/square_text.h"

namespace draughts {

struct MoveText {
    std::vector<Square> path;      // two squares or more; one or more after from_file
    std::optional<int> from_file;  // of the old short form "cd4": the first square's file alone, 0 = a
};

/// Reads the forms that notation.h lists. Between two squares stands a dash (of any length), 'x', ':', '*', a blank
/// or nothing; numbers without a sign between them have two digits each ("2218"). After the move, marks (!?+#=*) and
/// blanks are ignored.
[[nodiscard]] Result<MoveText> read_move_text(std::string_view text, Numbering numbering);

}  // namespace draughts
