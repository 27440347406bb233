// The options of bolshak-match that take several words of the form key=value: --engine, --each, --sprt, --resign,
// --draw.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/options.h"

namespace draughts {

/// Each with the words it was given.
struct OptionGroups {
    using Words = std::vector<std::string>;

    std::vector<Words> engines;
    Words each;
    std::optional<Words> sprt;
    std::optional<Words> resign;
    std::optional<Words> draw;
};

/// "elo0=0", "elo1=5", "alpha=0.05", "beta=0.05", in any order, each with this default.
[[nodiscard]] Result<Sprt> parse_sprt(const OptionGroups::Words& words);

/// Takes the groups out of `arguments`; the others go to `rest`.
[[nodiscard]] OptionGroups take_groups(const std::vector<std::string>& arguments, std::vector<std::string>& rest);

/// What is wrong with them, if anything is.
[[nodiscard]] std::optional<std::string> set_groups(MatchOptions& options, const OptionGroups& groups);

}  // namespace draughts
