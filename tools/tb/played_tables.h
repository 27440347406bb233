// played_tables: the tables as the engine uses them, those of a folder and those that are built in.
#pragma once

#include <filesystem>
#include <memory>

#include "tablebase/tablebase.h"

namespace draughts {

/// An empty `folder` stands for none. Throws a BadArgument that names the first file that cannot be used, and for a
/// folder without any.
[[nodiscard]] std::unique_ptr<Tablebase> played_tables(const std::filesystem::path& folder);

}  // namespace draughts
