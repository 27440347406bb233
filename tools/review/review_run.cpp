#include "review/review_run.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace draughts {

void review_games(std::vector<ReviewTask>& tasks, const ReviewRun& run) {
    std::atomic<std::size_t> next{0};
    std::mutex telling;
    std::size_t moves = 0;
    std::exception_ptr failure;
    const auto work = [&] {
        try {
            Analyst analyst{run.engine};
            for (std::size_t i = next++; i < tasks.size(); i = next++) {
                ReviewTask& task = tasks[i];
                analyst.forget();
                const Review review = review_game(analyst, task.game, run.effort, [&] {
                    const std::scoped_lock lock{telling};
                    run.on_move(++moves);
                });
                enter(review, task.game, task.record);
                const std::scoped_lock lock{telling};
                run.on_game(task.record);
            }
        } catch (...) {
            const std::scoped_lock lock{telling};
            failure = std::current_exception();
            next = tasks.size();
        }
    };
    {
        std::vector<std::jthread> threads;
        const std::size_t jobs = std::min(static_cast<std::size_t>(run.jobs), tasks.size());
        for (std::size_t i = 0; i < jobs; ++i) {
            threads.emplace_back(work);
        }
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
}

}  // namespace draughts
