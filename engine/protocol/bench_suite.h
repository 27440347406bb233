// The fixed positions that measure the search: openings, middle games, endings with kings.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/variant.h"
#include "engine.h"
#include "search/limits.h"

namespace draughts {

struct SuitePosition {
    std::string_view name;
    std::string_view fen;
};

/// Opening tables, positions set up by hand or from random play, and endings. The same for both variants: what
/// differs is how they are played.
inline constexpr std::array suite{
    SuitePosition{"start", "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"},
    SuitePosition{"table 1-II", "B:Wf4,a3,c3,e3,g3,b2,d2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,f6,h6,c5"},
    SuitePosition{"table I-2", "W:Wb4,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,d6,f6,h6,a5"},
    SuitePosition{"middle game, 18 men", "W:Wf4,c3,e3,b2,d2,a1,c1,e1,g1:Bb8,f8,h8,c7,e7,g7,h6,c5,h4"},
    SuitePosition{"middle game, 16 men", "W:Wc5,f4,a3,e3,g3,d2,f2,h2:Bd8,h8,a7,c7,e7,f6,h6,g5"},
    SuitePosition{"middle game, 13 men", "W:Wa7,b4,h4,g3,f2,h2,c1:Bf8,h8,d6,h6,b6,c7"},
    SuitePosition{"men only, 8", "W:Wa5,b2,d2,h2,g1:Bh8,g7,d4"},
    SuitePosition{"a man to be taken", "W:Wf6,d4,c3,e3,g3,f2,h2:Bb8,d8,h8,a7,c7,e7,g7,h6,g5"},
    SuitePosition{"king against men", "W:Wf2,h2:Bh8,e7,g5,Ka1"},
    SuitePosition{"kings in the open", "B:WKc5,b2,h2,a1,e1,g1:Bb8,b6,h6,Kc1"},
    SuitePosition{"two kings and man against king and man", "W:WKg3,Kb8,b2:BKh4,c5"},
    SuitePosition{"Petrov's triangle", "W:WKc1,Kd2,Ka3:BKe1"},
};

/// Searches the game's position from an empty table, and waits for the end. Precondition: as of Engine::set_game().
[[nodiscard]] SearchResult search_anew(Engine& engine, const Game& game, const Limits& limits);

/// Searches the suite, each position from an empty table, and returns the last report of each.
[[nodiscard]] std::vector<SearchInfo> search_suite(Engine& engine, const Limits& limits);

[[nodiscard]] std::uint64_t total_nodes(const std::vector<SearchInfo>& reports);

/// The last reports of a search of the suite that is the same on every machine: fixed depth, one thread, no tables.
/// Changes only when the search or the evaluation does.
[[nodiscard]] std::vector<SearchInfo> search_signature(VariantId variant);

}  // namespace draughts
