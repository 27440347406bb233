// Files that a command saves whole, or adds lines to: written at once, and so that what cannot be written is told. Each
// function throws a BadArgument that names the file.
#pragma once

#include <fstream>
#include <string>
#include <vector>

namespace draughts {

/// Writes `text` in place of what was there; a run that is killed leaves the old file or the new one.
void save(const std::string& name, const std::string& text);

/// Whether there is such a file, with one whole line at least.
[[nodiscard]] bool has_line(const std::string& name);

/// A file to which whole lines are added. What a run that was killed has left of its last line is cut off first.
[[nodiscard]] std::ofstream open_lines(const std::string& name);

/// The names of output files without their ends: as they are given, else beside `input` with its name and `suffix`.
/// Throws when a file with one of `ends` would be one of those that are read.
[[nodiscard]] std::string output_names(const std::string& given, const std::string& input, const std::string& suffix,
                                       const std::vector<std::string>& ends);

}  // namespace draughts
