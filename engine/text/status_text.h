// How a game stands, in the one word that sessions and scripts read.
#pragma once

#include <string>

#include "core/draw_rules.h"
#include "core/game.h"

namespace draughts {

/// "ongoing", "white-wins", "black-wins" or "draw:<rule>".
[[nodiscard]] inline std::string status_text(const Outcome& outcome) {
    switch (outcome.status) {
        case Status::white_wins:
            return "white-wins";
        case Status::black_wins:
            return "black-wins";
        case Status::draw:
            return "draw:" + std::string{name_of(*outcome.rule)};
        case Status::ongoing:
            break;
    }
    return "ongoing";
}

}  // namespace draughts
