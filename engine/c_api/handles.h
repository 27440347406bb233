// The handles of bolshak.h with the lifetime of C++ objects, for callers in C++.
#pragma once

#include <memory>
#include <string>

#include "c_api/bolshak.h"

namespace draughts::c_api {

struct Destroy {
    void operator()(bolshak_game* game) const { bolshak_game_destroy(game); }
    void operator()(bolshak_engine* engine) const { bolshak_engine_destroy(engine); }
};
using GameHandle = std::unique_ptr<bolshak_game, Destroy>;
using EngineHandle = std::unique_ptr<bolshak_engine, Destroy>;

/// Null, and a message, for a FEN that cannot be read.
[[nodiscard]] inline GameHandle create_game(int variant, int rules, const std::string& fen, bolshak_error* error) {
    bolshak_game* game = nullptr;
    bolshak_game_create(variant, rules, fen.c_str(), &game, error);
    return GameHandle{game};
}

/// Null, and a message, where there is no room for one.
[[nodiscard]] inline EngineHandle create_engine(bolshak_error* error) {
    bolshak_engine* engine = nullptr;
    bolshak_engine_create(&engine, error);
    return EngineHandle{engine};
}

/// Null where there is no room for it.
[[nodiscard]] inline GameHandle copy_of(const bolshak_game& game) {
    bolshak_game* copy = nullptr;
    bolshak_game_copy(&game, &copy, nullptr);
    return GameHandle{copy};
}

}  // namespace draughts::c_api
