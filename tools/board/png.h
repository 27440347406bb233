// Pictures as PNG, by the program rsvg-convert where it is installed (Debian: librsvg2-bin); a library that draws would
// weigh more than all the rest of the programs.
#pragma once

#include <filesystem>
#include <string>

#include "core/result.h"

namespace draughts {

/// Draws `svg` into a file.
Result<bool> write_png(const std::filesystem::path& file, const std::string& svg);

}  // namespace draughts
