// HubLevel: the `level` lines of the Hub protocol, gathered until `go`.
#pragma once

#include <cstdint>
#include <optional>

#include "core/result.h"
#include "protocol/hub_line.h"
#include "search/limits.h"

namespace draughts {

enum class HubMode : std::uint8_t { think, ponder, analyze };

class HubLevel {
  public:
    /// Adds the fields of a line to those before. Unknown fields are ignored; at an unreadable value the
    /// rest of the line is.
    Result<bool> add(const HubLine& line);

    /// The clock on the wire may be negative: clients subtract the increment, which Hub adds before the
    /// move. Whatever a clock says, a search under it ends.
    [[nodiscard]] Limits limits(HubMode mode) const;

  private:
    std::optional<Depth> depth_;
    std::optional<std::uint64_t> nodes_;
    std::optional<Milliseconds> move_time_;
    std::optional<Milliseconds> time_;
    Milliseconds increment_{0};
    int moves_ = 0;
    bool infinite_ = false;
};

}  // namespace draughts
