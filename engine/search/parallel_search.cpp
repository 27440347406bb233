#include "search/parallel_search.h"

#include <system_error>
#include <thread>
#include <vector>

#include "core/variant.h"

namespace draughts {

SearchResult search_in_parallel(const SearchSetup& setup, int threads,
                                const std::function<void(const SearchInfo&)>& on_info) {
    setup.table.new_generation();
    setup.signals.done.store(false);
    setup.signals.nodes.store(0);
    setup.signals.table_hits.store(0);
    return dispatch(setup.game.variant(), [&]<Variant V>() {
        std::vector<std::jthread> helpers;
        try {
            for (int thread = 1; thread < threads; ++thread) {
                helpers.emplace_back([&setup, thread] {
                    Searcher<V>{setup, thread}.run({});
                });
            }
        } catch (const std::system_error&) {
            // The system has room for no more threads: those that there are do the search.
        }
        SearchResult result = Searcher<V>{setup}.run(on_info);
        setup.signals.done.store(true);
        return result;
    });
}

}  // namespace draughts
