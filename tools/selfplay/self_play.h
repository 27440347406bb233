// SelfPlay: games of the engine against itself, for training: from an opening, some random moves, then short searches
// of a fixed number of nodes. What happens in a game depends on seed and number alone.
//
// A game ends early where the endgame tables know its value, or where the scores leave no doubt. Kept are the positions
// in which a choice was to be made and nothing is to be captured.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/draw_rules.h"
#include "core/game.h"
#include "core/variant.h"
#include "eval/weights.h"
#include "openings/openings.h"
#include "search/tt.h"
#include "tablebase/tablebase.h"
#include "training_data/record.h"

namespace draughts {

struct SelfPlaySettings {
    VariantId variant = VariantId::russian;
    DrawRules rules = DrawRules::china64;
    std::uint64_t nodes = 1000;  // of each search
    std::uint64_t seed = 0;
    std::string openings = "flying";
    int random_plies = 8;       // after the opening: half as many to so many
    int balance = 150;          // a game whose first score is larger is not played: it teaches little
    std::uint32_t weights = 0;  // checksum of the file
    int table_pieces = 0;       // of the largest tables

    /// One line; equal lines, equal games.
    [[nodiscard]] std::string text() const;
};

template <Variant V>
class SelfPlay {
  public:
    /// Keeps the references. Throws std::bad_alloc when there is no memory for a small hash table.
    SelfPlay(const SelfPlaySettings& settings, const std::vector<Opening>& openings, const Weights& weights,
             const Tablebase& tables);

    /// Plays game `number` and adds what is kept of it. Throws a BadArgument when no game begins evenly.
    void play(std::uint64_t number, std::vector<Record>& records);

  private:
    struct Choice {
        Move move;
        Score score;
    };

    [[nodiscard]] Game begin_game(std::uint64_t& random) const;
    [[nodiscard]] Choice choose(const Game& game);
    [[nodiscard]] std::optional<GameResult> table_result(const Game& game) const;
    /// False when the game is to be given up as uneven from the start.
    bool play_out(Game& game, std::vector<Record>& records);

    const SelfPlaySettings& settings_;
    const std::vector<Opening>& openings_;
    const Weights& weights_;
    const Tablebase& tables_;
    TranspositionTable hash_;
};

extern template class SelfPlay<Russian>;
extern template class SelfPlay<Brazilian>;

}  // namespace draughts
