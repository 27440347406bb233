// The option --lang.
#pragma once

#include "command_line/arguments.h"
#include "review/words.h"

namespace draughts {

void add_language(Arguments& arguments);
/// Throws for a language that there is not.
[[nodiscard]] Words language_of(const Arguments& arguments);

}  // namespace draughts
