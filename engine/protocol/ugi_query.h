// The questions of UGI, by which a runner that knows no rules asks the engine to be the arbiter.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"

namespace draughts {

/// "true" or "false" for p1turn and gameover; p1win, p2win, draw or none for result. The first player is White, whoever
/// moves first. Null: no such question.
[[nodiscard]] std::optional<std::string> answer_ugi_query(const Game& game, std::string_view question);

}  // namespace draughts
