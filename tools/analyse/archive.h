// Archive: the games of PDN files one after the other, replayed, for the commands that go through many.
#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "command_line/arguments.h"
#include "pdn/game_tree.h"
#include "pdn/reader.h"
#include "pdn/replay.h"

namespace draughts {

/// A share of the games: game k of all files together is in shard (k - 1) % count + 1.
struct Shard {
    std::size_t index = 1;
    std::size_t count = 1;

    [[nodiscard]] bool has(std::size_t game) const { return (game - 1) % count + 1 == index; }
};

struct ArchiveOptions {
    std::vector<std::string> files;  // "-": standard input
    std::string encoding;            // empty: found out
    ReplayOptions replay;
    Shard shard;
};

/// The options --variant, --numbering, --encoding and --shard.
void add_archive_options(Arguments& arguments);
/// Throws a BadArgument; without a file too.
[[nodiscard]] ArchiveOptions archive_options(const Arguments& arguments);

/// Throws a BadArgument when `output` is one of the files, which would be lost before it is read.
void require_other_file(const std::string& output, const std::vector<std::string>& files);

struct ArchiveGame {
    std::string file;
    PdnGame game;
    Replay replay;
};

/// "FILE:LINE: game N (White - Black)", what a message about a game begins with.
[[nodiscard]] std::string place_of(const ArchiveGame& game);

/// Calls `visit` for each game of the shard, in order, with a progress bar where standard error is a terminal; what it
/// writes to `out` goes to standard output. Throws a BadArgument when a file cannot be read. Returns how many games
/// it was called for.
std::size_t for_each_game(const ArchiveOptions& options,
                          const std::function<void(ArchiveGame& game, std::ostream& out)>& visit);

}  // namespace draughts
