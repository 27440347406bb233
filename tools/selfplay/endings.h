// endings: small endings by lot, as openings for games that teach the evaluation what is won there and what is not.
#pragma once

#include <cstdint>
#include <iosfwd>

namespace draughts {

/// Writes `count` lines, each a FEN: one in five three kings against one, with either colour the stronger; the others
/// of three to five pieces, each anywhere it may stand, two in three of them kings. The same on every machine for the
/// same seed.
void write_endings(std::uint64_t count, std::uint64_t seed, std::ostream& out);

}  // namespace draughts
