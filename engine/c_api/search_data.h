// What a search takes and tells, from and to the plain data of bolshak.h.
#pragma once

#include <vector>

#include "c_api/objects.h"
#include "core/game.h"
#include "engine.h"
#include "search/limits.h"

namespace draughts::c_api {

/// `checked` becomes the limits, or the fault says which of them makes no sense.
[[nodiscard]] bolshak_fault read_limits(const bolshak_limits& limits, const Game& game, Limits& checked);
/// The result points into `pv`.
[[nodiscard]] bolshak_info plain_info(const SearchInfo& info, const Game& game, std::vector<bolshak_move>& pv);
[[nodiscard]] bolshak_probe plain_probe(const TableAnswer& answer);
[[nodiscard]] bolshak_option_type plain_type(Option::Type type);

}  // namespace draughts::c_api
