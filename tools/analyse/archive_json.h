// JSON Lines of the archive commands: one object a line, so that the outputs of shards can be joined.
#pragma once

#include <string>

#include "analyse/arbiter.h"
#include "analyse/archive.h"

namespace draughts {

/// {"file", "game", "line", "white", "black", "event", "result", "variant", "plies", "replayed", "broken", "findings":
/// [{"kind", "ply", "text"}]}.
[[nodiscard]] std::string json_line(const ArchiveGame& game, const Verdict& verdict);

}  // namespace draughts
