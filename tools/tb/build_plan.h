// BuildPlan: in which steps tables are built, and what memory and room on the disk that takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tablebase/index.h"
#include "tablebase/slice.h"
#include "tb/table_set.h"

namespace draughts {

/// Slices that are solved together, none the reverse of another: one, or all with the same number of kings and nothing
/// else, which leave more than one processor idle one by one.
struct BuildStep {
    std::vector<Slice> slices;

    /// With the reverses.
    [[nodiscard]] std::vector<Slice> all() const;
    [[nodiscard]] TableIndex positions() const;
};

struct BuildPlan {
    std::vector<BuildStep> steps;          // to be solved, in this order
    std::vector<Slice> loaded;             // from files, before the first step
    std::vector<std::vector<Slice>> idle;  // after each step: what no later one needs
    std::uintmax_t memory = 0;             // bytes at the most
    std::uintmax_t disk = 0;               // bytes to be written, about

    [[nodiscard]] TableIndex positions() const;
};

/// How to make `slices` and all that they need, given what the folder holds already.
[[nodiscard]] BuildPlan plan_build(const std::vector<Slice>& slices, const TableSet& set);

/// Bytes of memory that programs can still have.
[[nodiscard]] std::uintmax_t free_memory();

}  // namespace draughts
