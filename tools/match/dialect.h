// Dialect: what a player and its engine say to each other, as text. Pure: a Player does the talking.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/result.h"
#include "match/engine_config.h"

namespace draughts {

/// What an engine says of its search, from its own point of view.
struct Thought {
    std::optional<double> score_men;  // 100 - n/100: won in n plies
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
};

/// A line from the engine, understood.
struct Reply {
    enum class Kind : std::uint8_t {
        other,       // nothing that matters
        introduced,  // the end of its introduction
        ready,
        thought,
        move,     // the end of a search; `text` is the move as written
        no_move,  // the end of a search without a move
    };

    Kind kind = Kind::other;
    std::string text;
    Thought thought;
};

struct SearchOrder {
    const Game& game;
    const GameClock& own;
    const GameClock& opponent;
};

using Lines = std::vector<std::string>;

class Dialect {
  public:
    Dialect() = default;
    Dialect(const Dialect&) = delete;
    Dialect& operator=(const Dialect&) = delete;
    virtual ~Dialect() = default;

    [[nodiscard]] virtual std::string greeting() const = 0;
    /// After the introduction; the engine answers `ready`. Sets variant and draw rules, then the engine's own options.
    [[nodiscard]] virtual Lines settings(VariantId variant, DrawRules rules, const EngineConfig& config) const = 0;
    /// Whether the engine has told of it.
    [[nodiscard]] virtual bool has_option(std::string_view name) const = 0;
    /// The engine answers `ready`.
    [[nodiscard]] virtual Lines new_game() const = 0;
    /// The engine answers with thoughts and then `move` or `no_move`.
    [[nodiscard]] virtual Lines search(const SearchOrder& order) const = 0;
    /// Remembers what the engine has told of its options.
    virtual Reply read(std::string_view line) = 0;
    /// A move as this engine writes it.
    [[nodiscard]] virtual Result<Move> parse(const Game& game, std::string_view text) const = 0;
};

[[nodiscard]] std::unique_ptr<Dialect> make_dialect(const EngineConfig& config);

}  // namespace draughts
