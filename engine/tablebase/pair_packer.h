// PairPacker: makes a PairCode of a sequence of values.
//
// Which pairs become symbols is found out in passes over a sample of the blocks, spread evenly: each pass
// counts the pairs of neighbours and replaces the most frequent ones. Then every block goes through the
// same passes, which are quick on a block that stays in the cache. A sequence no longer than the sample is
// packed as if there were none.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tablebase/pair_code.h"

namespace draughts {

/// Packs one sequence after another; keeps 64 MiB of memory between them.
class PairPacker {
  public:
    PairPacker();
    /// Precondition: `values` is not empty.
    [[nodiscard]] PairCode pack(std::span<const std::uint8_t> values, int block_bits);

  private:
    std::vector<std::uint32_t> table_;  // by pair; all zero between two calls
};

}  // namespace draughts
