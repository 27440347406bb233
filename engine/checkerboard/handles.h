// The handles of the C interface with the lifetime of C++ objects.
#pragma once

#include <memory>
#include <string>

#include "c_api/bolshak.h"

namespace draughts::checkerboard {

struct Destroy {
    void operator()(bolshak_game* game) const { bolshak_game_destroy(game); }
    void operator()(bolshak_engine* engine) const { bolshak_engine_destroy(engine); }
};
using Game = std::unique_ptr<bolshak_game, Destroy>;
using Engine = std::unique_ptr<bolshak_engine, Destroy>;

/// Null, and a message, for a FEN that cannot be read.
[[nodiscard]] inline Game make_game(bolshak_variant variant, bolshak_draw_rules rules, const std::string& fen,
                                    bolshak_error& error) {
    bolshak_game* game = nullptr;
    bolshak_game_create(variant, rules, fen.c_str(), &game, &error);
    return Game{game};
}

}  // namespace draughts::checkerboard
