// DxpGame: a game in progress over DXP, with its clock and its agreed length.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "core/game.h"
#include "core/result.h"
#include "protocol/dxp_message.h"
#include "protocol/move_numbering.h"
#include "search/limits.h"

namespace draughts {

/// What the two sides have agreed on.
struct DxpTerms {
    Color own = Color::white;
    Milliseconds time{0};  // of each side for the game; 0: no clock
    int moves = 0;         // of each side; 0: to the end
    Position start = Position::start();
};

class DxpGame {
  public:
    /// Why a game ends, and how for us.
    struct Verdict {
        DxpGameEnd::Reason reason = DxpGameEnd::Reason::unknown;
        std::string how;  // "no-move", a draw rule's name, "move-limit"
    };

    DxpGame(const DxpTerms& terms, VariantId variant, DrawRules rules);

    [[nodiscard]] const DxpTerms& terms() const { return terms_; }
    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] bool is_own_turn() const { return game_.position().turn() == terms_.own; }

    /// What the rules say; null while the game goes on. The side to move is the one to tell the other.
    [[nodiscard]] std::optional<Verdict> board_verdict() const;
    /// At our turn with the agreed number of moves made: by the score of our last search, if that is clear.
    [[nodiscard]] std::optional<Verdict> limit_verdict() const;

    /// The limits of our next move: the clock, and `longest` for one move where that is given. Without a clock
    /// `longest`, or 5 seconds.
    [[nodiscard]] Limits limits(std::optional<Milliseconds> longest) const;
    /// The time that the opponent has left; null without a clock.
    [[nodiscard]] std::optional<Milliseconds> opponents_time() const;

    /// Plays the move that was found at our turn in `spent`. Returns the message that tells it.
    DxpMove play_own(const SearchResult& result, Milliseconds spent, Numbering numbering);
    /// Plays the opponent's move after `spent`; the error says why it is illegal, and nothing has changed then.
    Result<Move> play_opponents(const DxpMove& message, Milliseconds spent, MoveNumbering& numbering);
    /// Goes back. False: there is no such place in the game. Time that was used stays used.
    bool take_back(const DxpBackRequest& request);

  private:
    /// Moves that we have made.
    [[nodiscard]] int own_moves() const;

    DxpTerms terms_;
    Game game_;
    Score last_score_ = 0;  // ours
    Milliseconds own_used_{0};
    Milliseconds opponents_used_{0};
    std::chrono::seconds own_told_{0};  // of own_used_, in the messages so far
};

}  // namespace draughts
