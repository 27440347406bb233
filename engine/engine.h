// Engine: the façade that every front-end drives.
//
// It owns the game, the options, the transposition table and the search thread. go() returns at once;
// lines of search arrive through the Listener. Everything else is called from one thread, the
// front-end's; only stop() and ponder_hit() may come from any thread. The engine never prints and never exits.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/result.h"
#include "option.h"
#include "search/limits.h"
#include "tablebase/value.h"

namespace draughts {

class Engine {
  public:
    /// Starts with the initial position and `rules`: sessions differ in their default.
    explicit Engine(DrawRules rules = DrawRules::china64);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    [[nodiscard]] const std::vector<Option>& options() const;
    [[nodiscard]] const Option* find_option(std::string_view name) const;
    /// Sets an option; the value is checked, names and choices are matched without regard to case. On error
    /// the old value stays; but table files that cannot be used are an error after which the others are in use. A
    /// change of variant sets the initial position; a change of draw rules keeps game and moves. Precondition: not
    /// searching.
    Result<Option> set_option(std::string_view name, std::string_view value);

    [[nodiscard]] VariantId variant() const;
    [[nodiscard]] DrawRules draw_rules() const;

    /// Precondition: not searching; the variant and the draw rules of the game are those of the engine.
    void set_game(Game game);
    [[nodiscard]] const Game& game() const;
    /// Forgets what was learned in earlier searches. Precondition: not searching.
    void new_game();

    /// Does now what the first search would else wait for: reads tables and weights, takes the memory of the hash
    /// table. Some tens of milliseconds. Precondition: not searching.
    void prepare();
    /// Starts a search of the present position. on_done is called exactly once, also when there is no
    /// legal move. Precondition: not searching.
    void go(const Limits& limits, Listener listener);
    /// The opponent played the expected move: from now on the limits of a search begun with Limits::ponder hold, the
    /// time since its start included. Does nothing to other searches. Safe from any thread.
    void ponder_hit();
    /// Asks a search to end; on_done follows. Does nothing when idle. Safe from any thread.
    void stop();
    /// Blocks until no search is running and its on_done has returned.
    void wait();
    [[nodiscard]] bool is_searching() const;

    /// Static evaluation of the present position of any game, in hundredths of a man, from the side to move.
    [[nodiscard]] Score evaluate(const Game& game) const;
    /// What the endgame tables tell of the present position of any game; null where they do not know it.
    [[nodiscard]] std::optional<TableAnswer> ask_tables(const Game& game) const;

  private:
    class Implementation;
    std::unique_ptr<Implementation> impl_;
};

}  // namespace draughts
