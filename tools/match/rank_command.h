// The command `bolshak-match rank`: the ranking of an event from its file of games.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/result.h"

namespace draughts {

/// `arguments`: the command's name, a file and options. The table goes to `out`.
Result<bool> run_rank(const std::vector<std::string>& arguments, std::ostream& out);

}  // namespace draughts
