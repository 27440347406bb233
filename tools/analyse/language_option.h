// The option --lang: the language of what is said to people. What programs read, as JSON and the tags of PDN, is the
// same in every language.
#pragma once

#include "command_line/arguments.h"
#include "review/words.h"

namespace draughts {

void add_language(Arguments& arguments);
/// Throws for a language that there is not.
[[nodiscard]] Words language_of(const Arguments& arguments);

}  // namespace draughts
