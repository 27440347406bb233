#include "review/jobs.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace draughts {

void run_jobs(std::size_t count, int jobs, const AnalystSettings& engine,
              const std::function<void(Analyst&, std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    std::mutex failing;
    std::exception_ptr failure;
    const auto run = [&] {
        try {
            Analyst analyst{engine};
            for (std::size_t number = next++; number < count; number = next++) {
                analyst.forget();
                work(analyst, number);
            }
        } catch (...) {
            const std::scoped_lock lock{failing};
            failure = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < std::min(static_cast<std::size_t>(jobs), count); ++i) {
            threads.emplace_back(run);
        }
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
}

}  // namespace draughts
