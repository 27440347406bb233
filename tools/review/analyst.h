// Analyst: an engine that is asked about positions of games, one after the other.
//
// It goes through the C interface (engine/c_api/bolshak.h), which holds the code paths for old and new processors; so
// whatever analyses is compiled once. One thread uses an Analyst at a time; several may work side by side.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "c_api/handles.h"
#include "core/draw_rules.h"
#include "core/game.h"
#include "review/effort.h"
#include "search/score.h"
#include "tablebase/value.h"

namespace draughts {

/// One line of a search; the score is the side to move's.
struct Line {
    Score score = 0;
    Depth depth = 0;
    std::vector<Move> moves;
    std::uint64_t nodes = 0;  // of the whole search so far
    double seconds = 0;
};

/// The score of a move for the mover, by that of the position after it for the side to move there.
[[nodiscard]] constexpr Score score_before(Score after) {
    const Score score = -after;
    return is_win(score) ? score - 1 : is_loss(score) ? score + 1 : score;
}

/// What endgame tables tell of a position, for the side to move.
struct TableFact {
    Wdl value = Wdl::draw;          // exact, with the counts of the draw rules
    Wdl without_rules = Wdl::draw;  // the same without draw rules
    int plies = 0;                  // to the end without draw rules; 0 for a draw
    std::string drawn_by;           // the rule that makes the difference; empty: none
};

struct AnalystSettings {
    int threads = 1;
    int hash = 64;       // MiB
    std::string tables;  // a folder of endgame tables beside those built in; may be empty
};

class Analyst {
  public:
    /// Throws a BadArgument when the settings cannot be had.
    explicit Analyst(const AnalystSettings& settings);

    /// Forgets what was learned in earlier searches, so that the next ones do not depend on them.
    void forget();

    /// The best lines, the best first; fewer than `lines` where there are fewer moves, none where there is no move.
    /// `on_lines`, on another thread: the lines after each iteration.
    [[nodiscard]] std::vector<Line> search(const Game& game, const Effort& effort, int lines = 1,
                                           const std::function<void(const std::vector<Line>&)>& on_lines = {});

    /// Null where no table knows the position.
    [[nodiscard]] std::optional<TableFact> ask_tables(const Game& game);

  private:
    /// The move that a search ended with, before it had seen what follows, and what follows.
    [[nodiscard]] Line followed(const Game& game, Line best, const Effort& effort);
    void set(const char* name, const std::string& value);

    c_api::EngineHandle engine_;
    int lines_ = 1;  // the option's value
};

}  // namespace draughts
