// The commands of bolshak-selfplay: make a file of training data, and look into one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iosfwd>

#include "selfplay/self_play.h"

namespace draughts {

struct MakeOptions {
    SelfPlaySettings settings;
    std::filesystem::path weights;  // empty: those that are built in
    std::filesystem::path tables;   // a folder of tables beside those that are built in; empty: none
    std::filesystem::path file;
    std::uint64_t positions = 0;  // ends when the file holds so many
    std::size_t threads = 1;
};

/// Plays games until the file has enough positions; goes on with a file that is there if its settings are the same.
/// Throws a BadArgument that says what is wrong. Returns the exit code.
int make_data(const MakeOptions& options, std::ostream& out, bool is_terminal);

/// Counts of a file: games, positions, results by pieces, scores.
int show_data_statistics(const std::filesystem::path& file, std::ostream& out);

/// A line for each record from number `first` on: FEN, score, result, ply.
int dump_data(const std::filesystem::path& file, std::uint64_t first, std::uint64_t count, std::ostream& out);

}  // namespace draughts
