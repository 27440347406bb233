// The command line of bolshak-match: what an event is, read and checked before anything starts.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/engine_config.h"
#include "match/event_files.h"
#include "match/format.h"
#include "match/referee.h"
#include "match/schedule.h"
#include "match/statistics.h"

namespace draughts {

struct MatchOptions {
    GameRules rules;
    std::vector<EngineConfig> engines;
    FormatSettings format;
    std::string openings = "tables150";
    std::size_t opening_plies = 0;  // of the games of a PDN file
    bool is_shuffled = false;
    std::uint64_t seed = 0;
    int concurrency = 1;
    bool pins_to_processors = false;
    Shard shard;
    std::optional<Sprt> sprt;
    EventFiles::Paths files;
    std::filesystem::path pdn;
    std::filesystem::path html;
    std::filesystem::path error_logs = "bolshak-match-stderr";
    std::string tables;  // see load_tables(); empty: none
    std::string event = "Engine match";
    bool resumes = false;
    bool is_quiet = false;
    bool wants_help = false;
    bool wants_version = false;
};

/// `arguments`: without the program's name.
Result<MatchOptions> parse_options(const std::vector<std::string>& arguments);

/// Who takes part.
[[nodiscard]] Field field_of(const std::vector<EngineConfig>& engines);

/// What two runs must have in common to be parts of one event, as one line.
[[nodiscard]] std::string event_line(const MatchOptions& options);

[[nodiscard]] std::string help_text();

}  // namespace draughts
