// How one code path makes the objects behind the handles (objects.h).
#pragma once

#include <memory>

#include "c_api/objects.h"

namespace draughts::c_api {

bolshak_fault make_game(bolshak_variant variant, bolshak_draw_rules draw_rules, const char* fen,
                        std::unique_ptr<bolshak_game>& game);
[[nodiscard]] std::unique_ptr<bolshak_engine> make_engine();

}  // namespace draughts::c_api
