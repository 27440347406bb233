#include "catch.h"
#include "protocol/hub_level.h"

namespace draughts {

namespace {

[[nodiscard]] HubLevel level_of(std::initializer_list<const char*> lines) {
    HubLevel level;
    for (const char* text : lines) {
        REQUIRE(level.add(*parse_hub_line(text)));
    }
    return level;
}

}  // namespace

TEST_CASE("level lines add up") {
    const Limits limits = level_of({"level move-time=4", "level nodes=5000", "level depth=9"}).limits(HubMode::analyze);
    CHECK(limits.move_time == Milliseconds{4000});
    CHECK(limits.nodes == 5000U);
    CHECK(limits.depth == 9);
    CHECK_FALSE(limits.clock);
    CHECK(limits.analyse);
}

TEST_CASE("the increment is there before the move") {
    const Limits limits = level_of({"level moves=20 time=59 inc=1.5"}).limits(HubMode::think);
    REQUIRE(limits.clock);
    CHECK(limits.clock->time == Milliseconds{60'500});
    CHECK(limits.clock->increment == Milliseconds{1500});
    CHECK(limits.clock->moves_to_go == 20);
    CHECK_FALSE(limits.analyse);
}

TEST_CASE("F03: a clock below zero is a clock at zero") {
    const auto clock = [](const char* line) {
        const Limits limits = level_of({line}).limits(HubMode::think);
        REQUIRE(limits.clock);
        return *limits.clock;
    };
    CHECK(clock("level time=-0.05 inc=0.1").time == Milliseconds{50});
    CHECK(clock("level time=-5 inc=0.1").time == Milliseconds{0});
    CHECK(clock("level time=0").time == Milliseconds{0});
    CHECK(clock("level moves=-5 time=10").moves_to_go == 0);
    CHECK(clock("level time=1 inc=-3").increment == Milliseconds{0});
    CHECK(level_of({"level move-time=-1"}).limits(HubMode::think).move_time == Milliseconds{0});
    CHECK(level_of({"level depth=-1"}).limits(HubMode::think).depth == 1);
}

TEST_CASE("every search to think ends, an analysis goes on") {
    CHECK_FALSE(HubLevel{}.limits(HubMode::think).is_unlimited());
    CHECK(HubLevel{}.limits(HubMode::analyze).is_unlimited());
    CHECK(level_of({"level infinite"}).limits(HubMode::think).is_unlimited());
    const Limits ponder = level_of({"level depth=3"}).limits(HubMode::ponder);
    CHECK(ponder.ponder);
    CHECK(ponder.depth == 3);
    CHECK_FALSE(level_of({"level depth=3"}).limits(HubMode::think).ponder);
    CHECK_FALSE(level_of({"level time=1e300"}).limits(HubMode::think).is_unlimited());
}

TEST_CASE("an unknown level field is ignored, a bad value is refused") {
    CHECK(level_of({"level handicap=3 ply=2 depth=4"}).limits(HubMode::think).depth == 4);
    HubLevel level;
    CHECK_FALSE(level.add(*parse_hub_line("level depth=abc")));
    CHECK_FALSE(level.add(*parse_hub_line("level time=nan")));
    CHECK_FALSE(level.add(*parse_hub_line("level time=inf")));
    CHECK_FALSE(level.limits(HubMode::think).is_unlimited());
}

}  // namespace draughts
