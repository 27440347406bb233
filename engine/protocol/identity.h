// Who the engine says it is, in every dialect.
#pragma once

#include <string_view>

namespace draughts {

inline constexpr std::string_view engine_name = "Bolshak";
inline constexpr std::string_view engine_version = DRAUGHTS_VERSION;
inline constexpr std::string_view engine_author = "the Bolshak authors";

}  // namespace draughts
