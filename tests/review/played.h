// Games for the tests of reviews: a position and moves, read in any notation.
#pragma once

#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/game.h"
#include "review/effort.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

/// Whether the program has these built in; under sanitizers it has fewer.
inline constexpr bool has_tables_of_four = DRAUGHTS_EMBEDDED_PIECES >= 4;

[[nodiscard]] inline Effort nodes(std::uint64_t count) {
    return {.depth = {}, .nodes = count, .milliseconds = {}};
}

/// Throws for moves that are illegal: a bad test.
[[nodiscard]] inline Game played(VariantId variant, std::string_view fen, const std::string& moves,
                                 DrawRules rules = DrawRules::china64) {
    Game game{variant, rules, parse_fen(fen).value().position};
    std::istringstream words{moves};
    for (std::string word; words >> word;) {
        const auto move = parse_move(variant, game.position(), word);
        if (!move) {
            throw std::runtime_error{word + ": " + move.error()};
        }
        game.play(*move);
    }
    return game;
}

[[nodiscard]] inline std::string text_of_move(const Game& game, std::size_t ply, Move move) {
    return format_move(game.variant(), game.position_at(ply), move);
}

}  // namespace draughts
