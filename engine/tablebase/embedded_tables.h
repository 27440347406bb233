// The archive of small endgame tables that is built into the programs: all endings up to four pieces of both
// variants, unless the build was told otherwise (DRAUGHTS_EMBEDDED_PIECES).
#pragma once

#include <cstddef>
#include <span>

// One copy for all code paths of a program (cmake/program.cmake), hence outside of the namespace that they rename.
extern "C" {
extern const std::byte draughts_table_archive[];
extern const std::byte draughts_table_archive_end[];
}

namespace draughts {

/// Images one after the other (table_image.h).
[[nodiscard]] inline std::span<const std::byte> embedded_tables() {
    return {draughts_table_archive, draughts_table_archive_end};
}

}  // namespace draughts
