// A game as PDN 3.0, as archives and other programs read it.
#pragma once

#include <string>

#include "core/result.h"
#include "match/record.h"

namespace draughts {

struct PdnEvent {
    std::string name;
    std::string date;  // "2026.11.30", "????.??.??" when unknown
};

/// Tags, then the moves in the short form of their variant ("c3:e5" in Russian, "c3xe5" in Brazilian; the long form
/// where that is ambiguous), each with what its engine said: {score/depth seconds nodes}. The reason of the end is the
/// tag Termination. An error: a record that does not replay.
[[nodiscard]] Result<std::string> format_pdn(const GameRecord& record, const PdnEvent& event);

}  // namespace draughts
