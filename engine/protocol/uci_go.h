// What a `go` of the UCI dialect asks for. Pure text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"
#include "search/limits.h"

namespace draughts {

struct UciGo {
    Limits limits;                          // without `only`
    std::vector<std::string> search_moves;  // the moves to choose from, as written
    std::optional<int> perft;               // at least 1: the depth to count moves to, instead of searching
    std::vector<std::string> remarks;       // what could not be read or is not supported
};

/// `words`: after "go". A search that was given only unreadable limits ends at once: better a hasty move
/// than none. Times may be negative, as clients send them in time trouble.
[[nodiscard]] UciGo parse_uci_go(const std::vector<std::string_view>& words, Color turn);

}  // namespace draughts
