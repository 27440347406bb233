// The lines that the UCI dialect writes about a search and about the engine's options.
#pragma once

#include <string>
#include <string_view>

#include "core/position.h"
#include "core/variant.h"
#include "engine.h"
#include "search/limits.h"
#include "search/win_chances.h"

namespace draughts {

/// "cp 12" in hundredths of a man, or "mate n" in moves of the side to move, negative when it loses.
[[nodiscard]] std::string format_uci_score(Score score);
/// "wdl 310 640 50".
[[nodiscard]] std::string format_uci_chances(WinChances chances);
/// `root`: the position that was searched.
[[nodiscard]] std::string format_uci_info(const SearchInfo& info, VariantId variant, const Position& root,
                                          bool with_chances);
[[nodiscard]] std::string format_uci_bestmove(const SearchResult& result, VariantId variant, const Position& root);

/// The dialect's name of an engine option: UCI_Variant for variant, Hash for hash, ...
[[nodiscard]] std::string uci_option_name(std::string_view engine_name);
/// The engine's option of that name in the dialect or in the engine, in any case; null when there is none.
[[nodiscard]] const Option* find_uci_option(const Engine& engine, std::string_view name);
[[nodiscard]] std::string format_uci_option(const Option& option);

}  // namespace draughts
