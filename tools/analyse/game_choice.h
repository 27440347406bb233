// Which games of a PDN file a command is about: options --games and --shard, and the games themselves, replayed.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <string>

#include "command_line/arguments.h"
#include "pdn/game_tree.h"
#include "pdn/replay.h"

namespace draughts {

struct GameChoice {
    std::size_t first = 1;
    std::size_t last = std::numeric_limits<std::size_t>::max();
    std::size_t shard = 1;  // of `shards`: every so manieth game
    std::size_t shards = 1;

    [[nodiscard]] bool has(std::size_t number) const {
        return number >= first && number <= last && (number - 1) % shards == shard - 1;
    }
};

void add_game_choice(Arguments& arguments);
/// Throws what is wrong with the options.
[[nodiscard]] GameChoice game_choice_of(const Arguments& arguments);

/// Calls `f` with each game that is chosen, one after the other. `variant`: empty for that which the game names. Throws
/// where the file cannot be read.
void for_each_game(const std::string& file, const GameChoice& choice, const std::string& variant,
                   const std::function<void(PdnGame&, const Replay&)>& f);

/// The one word that names the command's file; throws when there is none.
[[nodiscard]] std::string file_argument(const Arguments& arguments);

}  // namespace draughts
