// Game: a start position, the moves played, and what the rules say of it now.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/draw_rules.h"
#include "core/move.h"
#include "core/position.h"
#include "core/variant.h"
#include "core/zobrist.h"

namespace draughts {

enum class Status : std::uint8_t { ongoing, white_wins, black_wins, draw };

/// How a game stands. `rule` is set exactly when `status` is draw.
struct Outcome {
    Status status = Status::ongoing;
    std::optional<DrawRule> rule;

    [[nodiscard]] bool operator==(const Outcome&) const = default;
};

class Game {
  public:
    /// A new game from `start`, the start position counting as its first occurrence. `clock_plies` is the
    /// count that a FEN may carry for the profile's first clock.
    explicit Game(VariantId variant = VariantId::russian, DrawRules rules = DrawRules::china64,
                  const Position& start = Position::start(), std::uint8_t clock_plies = 0);

    /// The same game from its start under other draw rules.
    [[nodiscard]] Game under(DrawRules rules) const;

    /// Plays `move`. Precondition: it is among legal_moves(). A game that is drawn may be played on:
    /// the referee at the other end may follow other draw rules.
    void play(Move move);
    /// Takes the last move back. Precondition: ply() > 0.
    void undo();

    [[nodiscard]] VariantId variant() const { return variant_; }
    [[nodiscard]] DrawRules rules() const { return rules_; }
    [[nodiscard]] const Position& start() const { return states_.front().position; }
    [[nodiscard]] const Position& position() const { return states_.back().position; }
    [[nodiscard]] Key key() const { return states_.back().key; }
    [[nodiscard]] DrawClock clock() const { return states_.back().clock; }
    /// Moves played so far.
    [[nodiscard]] std::size_t ply() const { return moves_.size(); }
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    /// The position after the first `ply` moves. Precondition: ply <= ply().
    [[nodiscard]] const Position& position_at(std::size_t ply) const { return states_[ply].position; }
    [[nodiscard]] Key key_at(std::size_t ply) const { return states_[ply].key; }

    [[nodiscard]] MoveList legal_moves() const;
    /// How often the present position, same side to move, has stood on the board; at least 1.
    [[nodiscard]] int occurrences() const;
    [[nodiscard]] Outcome outcome() const;

  private:
    struct State {
        Position position;
        Key key;
        DrawClock clock;
    };

    VariantId variant_;
    DrawRules rules_;
    std::uint8_t clock_plies_;
    std::vector<State> states_;  // one more than moves_
    std::vector<Move> moves_;
};

}  // namespace draughts
