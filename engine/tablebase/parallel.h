// parallel_for: the same work for many numbers, spread over threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace draughts {

/// Calls f(worker, i) once for each i in [0, count), worker in [0, threads); returns when all calls have. Calls of
/// one worker do not overlap. Precondition: threads > 0, and f does not throw.
template <class F>
void parallel_for(std::size_t count, std::size_t threads, const F& f) {
    const std::size_t chunk = std::clamp<std::size_t>(count / (std::max<std::size_t>(threads, 1) * 16), 1, 256);
    std::atomic<std::size_t> next{0};
    const auto work = [&](std::size_t worker) {
        for (std::size_t begin = 0; (begin = next.fetch_add(chunk)) < count;) {
            for (std::size_t i = begin; i < std::min(begin + chunk, count); ++i) {
                f(worker, i);
            }
        }
    };
    std::vector<std::jthread> helpers;
    for (std::size_t worker = 1; worker < std::min(threads, count); ++worker) {
        helpers.emplace_back(work, worker);
    }
    work(0);
}

}  // namespace draughts
