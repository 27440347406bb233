// A match from its options to its last line: sets up, plays, keeps the files, tells the result.
#pragma once

#include <iosfwd>
#include <stop_token>

#include "core/result.h"
#include "match/options.h"

namespace draughts {

enum class Ending : std::uint8_t {
    clean,
    faulty,   // an engine crashed, hung, or broke the rules
    stopped,  // before all games were played
};

/// Results go to `out`, warnings to `warnings`. An error: the event could not begin, or its files not be written.
Result<Ending> run_match(const MatchOptions& options, std::ostream& out, std::ostream& warnings, bool is_terminal,
                         const std::stop_token& stop);

}  // namespace draughts
