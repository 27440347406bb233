// write_archive: the tables of small endings as one file, which the build of the programs takes in.
#pragma once

#include <cstddef>
#include <filesystem>

namespace draughts {

/// Builds the tables of both variants with up to `pieces` pieces in memory and writes them to one file; throws a
/// BadArgument where that fails.
void write_archive(int pieces, const std::filesystem::path& file, std::size_t threads);

}  // namespace draughts
