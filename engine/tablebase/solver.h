// solve_slices: the values of all positions of some slices, by retrograde analysis.
//
// Configurations of men (configuration.h) are solved one by one; a man move leads to one that is further
// advanced in all by one rank, so all of one degree of advance are independent of each other, and the
// furthest come first. Captures and promotions lead to slices with fewer pieces, or fewer men.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "core/variant.h"
#include "tablebase/dense_tables.h"
#include "tablebase/index.h"
#include "tablebase/slice.h"

namespace draughts {

/// Told from time to time, on any thread, one call at a time: positions solved since the last call.
using SolveProgress = std::function<void(TableIndex)>;

/// Solves `slices` and their reverses, which are added to `tables`. Preconditions: they have equally many pieces and
/// men, none is another's reverse, and `tables` holds what they depend on (needed_by).
template <Variant V>
void solve_slices(const std::vector<Slice>& slices, DenseTables& tables, std::size_t threads,
                  const SolveProgress& progress);

/// Finds the values of all positions of `slice` with a capture from the slices it depends on, leaving the others.
template <Variant V>
void resolve_captures(Slice slice, DenseTables& tables, std::size_t threads);

/// The slices that one move can lead to, but the slice and its reverse.
[[nodiscard]] std::vector<Slice> needed_by(Slice slice);

extern template void solve_slices<Russian>(const std::vector<Slice>&, DenseTables&, std::size_t, const SolveProgress&);
extern template void solve_slices<Brazilian>(const std::vector<Slice>&, DenseTables&, std::size_t,
                                             const SolveProgress&);
extern template void resolve_captures<Russian>(Slice, DenseTables&, std::size_t);
extern template void resolve_captures<Brazilian>(Slice, DenseTables&, std::size_t);

}  // namespace draughts
