// Strength: what the engine is made to overlook.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <thread>

#include "catch.h"
#include "core/movegen.h"
#include "engine.h"
#include "search/strength.h"

namespace draughts {

namespace {

SearchResult searched(Engine& engine, const Limits& limits) {
    SearchResult found;
    engine.go(limits, {.on_info = nullptr, .on_done = [&found](const SearchResult& result) {
                           found = result;
                       }});
    engine.wait();
    return found;
}

}  // namespace

TEST_CASE("a higher rating never sees less nor errs more") {
    Strength last = strength_of(least_elo);
    for (int elo = least_elo + 1; elo <= largest_elo; ++elo) {
        const Strength strength = strength_of(elo);
        CAPTURE(elo);
        CHECK(strength.nodes >= last.nodes);
        CHECK(strength.error <= last.error);
        last = strength;
    }
    CHECK(last.error == 0);
}

TEST_CASE("a misjudgement is fixed for a position and a seed, within its limit, and of no side") {
    const Misjudgement some{40, 7};
    const Misjudgement same{40, 7};
    const Misjudgement other{40, 8};
    std::int64_t sum = 0;
    int differing = 0;
    constexpr int samples = 20'000;
    Key key = 1;
    for (int i = 0; i < samples; ++i) {
        key = key * 6364136223846793005 + 1442695040888963407;
        const Score error = some.of(key);
        REQUIRE(std::abs(error) <= 40);
        REQUIRE(error == same.of(key));
        sum += error;
        differing += error != other.of(key) ? 1 : 0;
    }
    // The mean of so many has a standard deviation of 0.12.
    CHECK(std::abs(sum) < samples * 6 / 10);
    CHECK(differing > samples * 9 / 10);
    CHECK(Misjudgement{}.of(key) == 0);
}

TEST_CASE("a level looks at no more positions than its own, and moves legally") {
    Engine engine;
    Limits limits;
    limits.depth = 12;
    REQUIRE(engine.set_option("limit-strength", "true"));
    REQUIRE(engine.set_option("elo", std::to_string(least_elo)));
    for (int game = 0; game < 20; ++game) {
        engine.new_game();
        const SearchResult weak = searched(engine, limits);
        CHECK(weak.info.nodes <= strength_of(least_elo).nodes);
        CHECK(engine.game().legal_moves().contains(weak.best));
    }
    REQUIRE(engine.set_option("limit-strength", "false"));
    CHECK(searched(engine, limits).info.depth == 12);
}

TEST_CASE("analysis without a limit is never weakened") {
    Engine engine;
    REQUIRE(engine.set_option("limit-strength", "true"));
    REQUIRE(engine.set_option("elo", std::to_string(least_elo)));
    SearchResult found;
    engine.go(Limits{}, {.on_info =
                             [&engine](const SearchInfo& info) {
                                 if (info.nodes > 10 * strength_of(least_elo).nodes) {
                                     engine.stop();
                                 }
                             },
                         .on_done =
                             [&found](const SearchResult& result) {
                                 found = result;
                             }});
    engine.wait();
    CHECK(found.info.nodes > 10 * strength_of(least_elo).nodes);
}

TEST_CASE("a level looks at no more on the opponent's time") {
    Engine engine;
    REQUIRE(engine.set_option("limit-strength", "true"));
    REQUIRE(engine.set_option("elo", std::to_string(least_elo)));
    Limits limits;
    limits.ponder = true;
    limits.clock = ClockLimit{.time = std::chrono::minutes{5}, .increment = {}, .moves_to_go = 0};
    SearchResult found;
    engine.go(limits, {.on_info = nullptr, .on_done = [&found](const SearchResult& result) {
                           found = result;
                       }});
    std::this_thread::sleep_for(std::chrono::milliseconds{50});
    CHECK(engine.is_searching());
    engine.ponder_hit();
    engine.wait();
    CHECK(found.info.nodes <= strength_of(least_elo).nodes);
}

TEST_CASE("nothing of a weak level is left in an analysis") {
    const auto analysed = [](Engine& engine) {
        SearchInfo last;
        engine.go(Limits{}, {.on_info =
                                 [&](const SearchInfo& info) {
                                     if (info.depth == 8) {
                                         last = info;
                                         engine.stop();
                                     }
                                 },
                             .on_done = nullptr});
        engine.wait();
        return last;
    };
    Engine fresh;
    const SearchInfo expected = analysed(fresh);
    Engine engine;
    REQUIRE(engine.set_option("limit-strength", "true"));
    REQUIRE(engine.set_option("elo", std::to_string(least_elo)));
    Limits limits;
    limits.depth = 12;
    static_cast<void>(searched(engine, limits));
    const SearchInfo seen = analysed(engine);
    CHECK(seen.score == expected.score);
    CHECK(seen.nodes == expected.nodes);
    CHECK(seen.pv == expected.pv);
}

TEST_CASE("a rating out of range is refused") {
    Engine engine;
    CHECK_FALSE(engine.set_option("elo", std::to_string(least_elo - 1)));
    CHECK_FALSE(engine.set_option("elo", std::to_string(largest_elo + 1)));
}

}  // namespace draughts
