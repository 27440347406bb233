// What stands behind the handles of bolshak.h: an interface that both code paths implement (cmake/program.cmake).
//
// entry.cpp checks pointers, catches exceptions and fills errors, once for all functions; the objects do the work and
// tell faults by value. Nothing here may name the namespace of a path.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "c_api/bolshak.h"

// The names are those of the C interface.
// NOLINTBEGIN(readability-identifier-naming)

/// Why a call failed; BOLSHAK_OK: it did not.
struct bolshak_fault {
    bolshak_code code = BOLSHAK_OK;
    std::string message;
};

struct bolshak_game {
    bolshak_game() = default;
    bolshak_game(const bolshak_game&) = delete;
    bolshak_game& operator=(const bolshak_game&) = delete;
    virtual ~bolshak_game();

    [[nodiscard]] virtual std::unique_ptr<bolshak_game> copy() const = 0;
    [[nodiscard]] virtual bolshak_board board() const = 0;
    [[nodiscard]] virtual std::string fen() const = 0;
    /// The number of all moves; the first `capacity` are written.
    [[nodiscard]] virtual std::size_t moves(bolshak_move* moves, std::size_t capacity) const = 0;
    virtual bolshak_fault parse_move(const char* text, bolshak_move& move) const = 0;
    virtual bolshak_fault format_move(const bolshak_move& move, std::string& text) const = 0;
    virtual bolshak_fault play(const bolshak_move& move) = 0;
    virtual bolshak_fault undo() = 0;
    [[nodiscard]] virtual bolshak_status status() const = 0;
};

struct bolshak_engine {
    bolshak_engine() = default;
    bolshak_engine(const bolshak_engine&) = delete;
    bolshak_engine& operator=(const bolshak_engine&) = delete;
    virtual ~bolshak_engine();

    virtual bolshak_fault option_count(std::size_t& count) const = 0;
    virtual bolshak_fault option(std::size_t index, bolshak_option& option) const = 0;
    virtual bolshak_fault set_option(const char* name, const char* value) = 0;
    virtual bolshak_fault new_game() = 0;
    virtual bolshak_fault search(const bolshak_game& game, const bolshak_limits& limits,
                                 const bolshak_listener& listener) = 0;
    virtual void stop() = 0;
    virtual void ponder_hit() = 0;
    [[nodiscard]] virtual bool is_searching() const = 0;
    virtual bolshak_fault wait(bolshak_result* result) = 0;
    virtual bolshak_fault evaluate(const bolshak_game& game, bolshak_score& score) = 0;
    virtual bolshak_fault probe(const bolshak_game& game, bolshak_probe& probe) = 0;
};

/// How a code path makes its objects. `fen` may be null; the enumerators are checked already.
struct bolshak_factory {
    bolshak_fault (*make_game)(bolshak_variant variant, bolshak_draw_rules draw_rules, const char* fen,
                               std::unique_ptr<bolshak_game>& game);
    std::unique_ptr<bolshak_engine> (*make_engine)();
};

// NOLINTEND(readability-identifier-naming)
