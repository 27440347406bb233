// GameRange: the option --games, which of the games of a file a command is about.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>

#include "analyse/archive.h"
#include "command_line/arguments.h"

namespace draughts {

struct GameRange {
    std::size_t first = 1;
    std::size_t last = std::numeric_limits<std::size_t>::max();
};

void add_game_range(Arguments& arguments);
/// Throws what is wrong with the option.
[[nodiscard]] GameRange game_range_of(const Arguments& arguments);

/// Calls `visit` for each game that is in the shard and in the range; as for_each_game() of archive.h.
void for_each_game(const ArchiveOptions& options, const GameRange& range,
                   const std::function<void(ArchiveGame&)>& visit);

}  // namespace draughts
