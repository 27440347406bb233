// GameFilter: which games of an archive somebody looks for.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyse/archive.h"
#include "analyse/game_result.h"
#include "core/position.h"

namespace draughts {

/// Men and kings of each side, as in "3Kv1K" or "1K2Mv4M": White's first.
struct Material {
    std::array<int, 2> men{};    // by colour
    std::array<int, 2> kings{};  // by colour

    [[nodiscard]] bool operator==(const Material&) const = default;
};
[[nodiscard]] std::optional<Material> parse_material(std::string_view text);
[[nodiscard]] Material material_of(const Position& position);

/// Everything that is set must hold. Names are parts of the tags, whatever their case.
struct GameFilter {
    std::vector<Position> positions;  // one of them stood on the board
    std::optional<Material> material;
    bool either_color = false;  // positions and material also with colours swapped
    std::string player;
    std::string white;
    std::string black;
    std::string event;
    std::string opening;  // part of the tag Opening; where there are opening_positions the whole, or one of them
    std::vector<Position> opening_positions;
    std::optional<GameResult> result;
};

/// Where in a game that fits the position or material stood: after how many plies; 0 where none was asked for. Null:
/// the game does not fit.
[[nodiscard]] std::optional<std::size_t> match(const GameFilter& filter, const ArchiveGame& game);

/// The positions of the opening tables of this name, whatever its case, "3-VII" of the 150 or "I-1" of the
/// federation's; of one variant or of both.
[[nodiscard]] std::vector<Position> table_positions(const std::string& name,
                                                    std::optional<VariantId> variant = std::nullopt);

/// Calls `visit(ply, position, next)` for each position of the main line; `next` is null at its end, and a setup where
/// the position after a move is replaced. Ends when it returns false.
template <class Visit>
void for_each_position(const ArchiveGame& game, Visit visit) {
    Position position = game.replay.stretches.front().start;
    std::size_t stretch = 1;
    std::size_t ply = 0;
    for (std::size_t i = 0;; ++i) {
        while (stretch < game.replay.stretches.size() && game.replay.stretches[stretch].first == i) {
            position = game.replay.stretches[stretch++].start;
        }
        const auto& steps = game.game.moves.moves;
        const PdnMove* const next = i < steps.size() ? &steps[i] : nullptr;
        if (next != nullptr && next->step == PdnStep::setup) {
            const bool is_replaced = i > 0 && steps[i - 1].move && stretch < game.replay.stretches.size();
            if (is_replaced && !visit(ply, position, next)) {
                return;
            }
            continue;
        }
        const bool goes_on = next != nullptr && next->move.has_value();
        if (!visit(ply, position, goes_on ? next : nullptr) || !goes_on) {
            return;
        }
        position = position.make(*next->move);
        ++ply;
    }
}

}  // namespace draughts
