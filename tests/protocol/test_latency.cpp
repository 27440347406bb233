// How fast the program answers: measured, and asserted only as far as a busy machine allows. The hidden test prints
// the figures of many programs at once: test_bolshak_portable '[measure]'.
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "catch.h"
#include "protocol/soak.h"
#include "support/child_process.h"
#include "support/patience.h"
#include "support/resident_memory.h"

namespace draughts {

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

struct Times {
    double median = 0;
    double worst = 0;
};

[[nodiscard]] Times times_of(std::vector<double> milliseconds) {
    std::ranges::sort(milliseconds);
    return {milliseconds[milliseconds.size() / 2], milliseconds.back()};
}

/// From `begin` on.
[[nodiscard]] double milliseconds_since(Clock::time_point begin) {
    return Milliseconds{Clock::now() - begin}.count();
}

void print(const std::string& what, const Times& times) {
    std::cout << "latency of " << what << ": median " << times.median << " ms, worst " << times.worst << " ms\n";
}

}  // namespace

TEST_CASE("ping and stop are answered soon during a full search with two threads") {
    ChildProcess engine{{TESTED_PROGRAM, "hub"}};
    engine.write_line("set-param name=threads value=2\nset-param name=hash value=64");
    const int rounds = soak_lines() >= 1000 ? 50 : 5;
    std::vector<double> pings;
    std::vector<double> stops;
    for (int round = 0; round < rounds; ++round) {
        engine.write_line("pos start\nlevel infinite\ngo analyze");
        REQUIRE(engine.read_until("info", patience));
        for (int i = 0; i < 10; ++i) {
            const auto begin = Clock::now();
            engine.write_line("ping");
            REQUIRE(engine.read_until("pong", patience));
            pings.push_back(milliseconds_since(begin));
        }
        const auto begin = Clock::now();
        engine.write_line("stop");
        REQUIRE(engine.read_until("done", patience));
        stops.push_back(milliseconds_since(begin));
    }
    print("ping", times_of(pings));
    print("stop", times_of(stops));
    CHECK(times_of(pings).median < 100);
    CHECK(times_of(stops).median < 200);
}

TEST_CASE("many programs at once, their start and memory", "[.measure]") {
    const auto start_one = [](const std::string& dialect, const std::string& last) {
        const auto begin = Clock::now();
        ChildProcess engine{{TESTED_PROGRAM}};
        engine.write_line(dialect);
        REQUIRE(engine.read_until(last, patience));
        return std::pair{milliseconds_since(begin), resident_memory(engine.pid())};
    };
    std::vector<double> starts;
    long memory = 0;
    for (int i = 0; i < 20; ++i) {
        const auto [time, resident] = start_one(i % 2 == 0 ? "hub" : "uci", i % 2 == 0 ? "wait" : "uciok");
        starts.push_back(time);
        memory = std::max(memory, resident);
    }
    std::cout << "start of one to its first answer: median " << times_of(starts).median << " ms, resident memory "
              << memory << " KiB\n";

    constexpr int count = 200;
    std::vector<std::unique_ptr<ChildProcess>> engines;
    const auto begin = Clock::now();
    for (int i = 0; i < count; ++i) {
        engines.push_back(std::make_unique<ChildProcess>(std::vector<std::string>{TESTED_PROGRAM}));
        engines.back()->write_line(i % 2 == 0 ? "hub" : "uci");
    }
    for (int i = 0; i < count; ++i) {
        REQUIRE(engines[static_cast<std::size_t>(i)]->read_until(i % 2 == 0 ? "wait" : "uciok", patience));
    }
    const double all = milliseconds_since(begin);
    std::cout << count << " programs at once: the last has answered after " << all << " ms\n";
    CHECK(all < 2000);
}

}  // namespace draughts
