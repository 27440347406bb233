// The lines that the Hub protocol writes about a search and about the engine's parameters.
#pragma once

#include <string>

#include "core/result.h"
#include "engine.h"
#include "search/limits.h"
#include "text/square_text.h"

namespace draughts {

/// Men, from the side to move; 100 - n/100 for a win in n plies. Written so that int(float(text) * 100),
/// which clients compute, gives back the hundredths.
[[nodiscard]] std::string format_hub_score(Score score);

[[nodiscard]] std::string format_hub_info(const SearchInfo& info, Numbering numbering);
/// Bare "done" when there is no move.
[[nodiscard]] std::string format_hub_done(const SearchResult& result, Numbering numbering);
/// A `param` line: the name first and the values last, as clients need them.
[[nodiscard]] std::string format_hub_param(const Option& option);
[[nodiscard]] std::string format_hub_error(const std::string& message);

}  // namespace draughts
