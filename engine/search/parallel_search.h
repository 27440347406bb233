// search_in_parallel: one search on several threads ("lazy SMP").
//
// Each thread searches the same root by itself. They share nothing but the transposition table, through
// which each finds what the others have found out; the first thread's result counts.
#pragma once

#include <functional>

#include "search/limits.h"
#include "search/search.h"

namespace draughts {

/// Searches on the calling thread and `threads` - 1 more. on_info is called on the calling thread only. On one
/// thread a search limited by depth or nodes is reproducible.
SearchResult search_in_parallel(const SearchSetup& setup, int threads,
                                const std::function<void(const SearchInfo&)>& on_info);

}  // namespace draughts
