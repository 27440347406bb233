// Option: the engine's settings as data: their names, ranges and defaults, and the check of a value.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/draw_rules.h"
#include "core/result.h"

namespace draughts {

/// One option as data; each protocol renders it in its own words (protocol/).
struct Option {
    enum class Type { choice, integer, flag, text };

    std::string name;  // lower case with hyphens: "variant", "hash", "draw-rules"
    Type type;
    std::string value;  // flag: "true" or "false"
    std::string default_value;
    int min = 0;                       // integer
    int max = 0;                       // integer
    std::vector<std::string> choices;  // choice
};

/// Names that the engine itself looks up.
namespace option_name {

inline constexpr std::string_view variant = "variant";
inline constexpr std::string_view draw_rules = "draw-rules";
inline constexpr std::string_view hash = "hash";
inline constexpr std::string_view threads = "threads";
inline constexpr std::string_view lines = "multi-pv";
inline constexpr std::string_view overhead = "move-overhead";
inline constexpr std::string_view table_path = "tablebase-path";
inline constexpr std::string_view table_pieces = "bb-size";
inline constexpr std::string_view eval_file = "eval-file";
inline constexpr std::string_view limit_strength = "limit-strength";
inline constexpr std::string_view elo = "elo";

}  // namespace option_name

/// Size of the transposition table in MiB, unless told otherwise.
inline constexpr int default_hash = 64;

/// All options at their defaults; `rules` is that of the draw rules.
[[nodiscard]] std::vector<Option> default_options(DrawRules rules);

/// The values that `option` can have, as a person reads them: "russian, brazilian", "1 to 256", "true or false".
[[nodiscard]] std::string allowed_values(const Option& option);

/// The value as it is to be stored, or why `option` cannot have it.
[[nodiscard]] Result<std::string> checked_value(const Option& option, std::string_view value);

}  // namespace draughts
