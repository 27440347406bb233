// Jobs: work on many games, shared among several engines. Each engine is its job's own, and games are handed out one by
// one, so that a long game holds up nobody.
#pragma once

#include <cstddef>
#include <functional>

#include "review/analyst.h"

namespace draughts {

/// Calls `work` for each number below `count`, in order as engines come free: `jobs` of them, each with a thread of its
/// own, and knowing nothing of earlier games when it begins one. So jobs do not change what is found, as long as the
/// effort is no time and an engine searches on one thread. Throws what `work` throws, after all have stopped.
void run_jobs(std::size_t count, int jobs, const AnalystSettings& engine,
              const std::function<void(Analyst& analyst, std::size_t number)>& work);

}  // namespace draughts
