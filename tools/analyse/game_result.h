// GameResult: who won, whatever the way it is written.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/game.h"
#include "pdn/game_tree.h"

namespace draughts {

enum class GameResult : std::uint8_t { unknown, white, draw, black };

/// Of "1-0", "2-0", "1/2-1/2", "1-1", "0-1", "0-2" and what looks like them; unknown for "*", "0-0" and the rest.
[[nodiscard]] GameResult result_of(std::string_view text);
/// By the result behind the moves, else by the tag Result.
[[nodiscard]] GameResult result_of(const PdnGame& game);
/// What the rules say; unknown while a game goes on.
[[nodiscard]] GameResult result_of(Status status);

/// "1-0", "1/2-1/2", "0-1", "*".
[[nodiscard]] std::string_view name_of(GameResult result);

}  // namespace draughts
