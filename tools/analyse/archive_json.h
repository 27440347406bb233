// JSON Lines of the archive commands: one object a line, so that the outputs of shards can be joined.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "analyse/arbiter.h"
#include "analyse/archive.h"
#include "analyse/opening_book.h"

namespace draughts {

/// Of check: {"file", "game", "line", "white", "black", "event", "date", "result", "variant", "plies", "replayed",
/// "broken", "findings": [{"kind", "ply", "text"}]}.
[[nodiscard]] std::string json_line(const ArchiveGame& game, const Verdict& verdict);

/// Of find: the same without judgement, with "ply" where a position was looked for.
[[nodiscard]] std::string json_line(const ArchiveGame& game, std::optional<std::size_t> ply);

/// Of book: {"position": FEN, "moves": ["c3-d4", ...], "games", "white", "draw", "black", "unknown"}.
[[nodiscard]] std::string json_line(const Position& position, const std::vector<std::string>& moves,
                                    const BookCounts& counts);
/// Adds such a line to `book`; returns what is wrong with it.
[[nodiscard]] std::optional<std::string> add_json_line(const std::string& line, OpeningBook& book);

}  // namespace draughts
