// The ranking of an event that was just played, by the system that its format asks for.
#pragma once

#include <span>
#include <string>

#include "match/format.h"
#include "match/record.h"

namespace draughts {

/// As a table with an empty line after it; nothing for a match of two players, whose result says all. Teams are ranked
/// by match points, a Swiss by the Solkoff method. Where an event was stopped and cannot be ranked yet, why.
[[nodiscard]] std::string ranking_of(FormatKind format, std::span<const GameRecord> games);

}  // namespace draughts
