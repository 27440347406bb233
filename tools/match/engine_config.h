// EngineConfig: how a player is started and what it may spend, read from "key=value" words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "match/time_control.h"
#include "text/square_text.h"

namespace draughts {

enum class Protocol : std::uint8_t { uci, hub };

struct EngineConfig {
    std::string name;
    std::vector<std::string> command;  // program and arguments
    std::string directory;             // where it runs; empty: where we do
    Protocol protocol = Protocol::uci;
    Numbering numbering = Numbering::top;                      // of the moves of a Hub engine
    std::vector<std::pair<std::string, std::string>> options;  // sent as they are
    TimeControl control;
    Seconds start_limit{10};
    Seconds stall_limit{30};  // silence beyond the clock, or at all where no clock runs, that makes it hung
    double rating = 0;        // for rankings; 0: unknown
    std::string team;         // empty in an individual event
};

/// Changes `config` by "key=value". Keys: cmd, args, name, proto, dir, numbering, tc, st, nodes, depth, timemargin (in
/// milliseconds), overrun, startup, stall, rating, team, option.NAME.
Result<EngineConfig> with_setting(EngineConfig config, std::string_view setting);

/// Checks each engine, names the nameless after their programs and tells equal names apart by numbers.
Result<std::vector<EngineConfig>> complete(std::vector<EngineConfig> engines);

/// The words of a command line, as a shell would see them: blanks separate, quotes keep together.
[[nodiscard]] std::vector<std::string> split_command(std::string_view text);

}  // namespace draughts
