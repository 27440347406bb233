#include <string>

#include "catch.h"
#include "match/time_control.h"

namespace draughts {

namespace {

[[nodiscard]] GameClock clock_of(const char* text) {
    TimeControl others;
    others.margin = Seconds{0};
    return GameClock{*parse_time_control(text, others)};
}

}  // namespace

TEST_CASE("time controls are read as other match runners write them") {
    const auto control = parse_time_control("40/20:00+0.5");
    REQUIRE(control);
    CHECK(control->moves == 40);
    CHECK(control->base == Seconds{1200});
    CHECK(control->increment == Seconds{0.5});
    CHECK(format_time_control(*control) == "40/1200+0.5");
    CHECK(format_time_control(*parse_time_control("180")) == "180");
    CHECK(format_time_control(*parse_time_control("inf")) == "-");
    TimeControl fixed;
    fixed.move_time = Seconds{30};
    CHECK(format_time_control(fixed) == "*30");
    for (const char* bad : {"", "x", "-5", "0", "5+", "5+-1", "0/5", "a/5", "1:x", "5/"}) {
        CAPTURE(bad);
        CHECK_FALSE(parse_time_control(bad).has_value());
    }
}

TEST_CASE("sudden death ends with the first overrun") {
    GameClock clock = clock_of("10");
    CHECK(clock.allowance() == Seconds{10});
    CHECK(clock.spend(Seconds{4}));
    CHECK(clock.time() == Seconds{6});
    CHECK(clock.spend(Seconds{6}));
    CHECK_FALSE(clock.spend(Seconds{0.1}));
}

TEST_CASE("the increment is there before the move") {
    GameClock clock = clock_of("10+2");
    CHECK(clock.allowance() == Seconds{12});
    CHECK(clock.time() == Seconds{10});
    CHECK(clock.spend(Seconds{12}));
    CHECK(clock.time() == Seconds{0});
    CHECK(clock.allowance() == Seconds{2});
    CHECK(clock.spend(Seconds{1}));
    CHECK(clock.time() == Seconds{1});
}

TEST_CASE("x moves in y: the time comes again after x moves, what is left stays") {
    GameClock clock = clock_of("2/10");
    CHECK(clock.moves_to_go() == 2);
    CHECK(clock.spend(Seconds{3}));
    CHECK(clock.moves_to_go() == 1);
    CHECK(clock.spend(Seconds{3}));
    CHECK(clock.moves_to_go() == 2);
    CHECK(clock.time() == Seconds{14});
}

TEST_CASE("a margin forgives, and does not give time") {
    TimeControl others;
    others.margin = Seconds{0.5};
    GameClock clock{*parse_time_control("1", others)};
    CHECK(clock.spend(Seconds{1.4}));
    CHECK(clock.time() == Seconds{0});
    CHECK(clock.overruns() == 0);
    CHECK_FALSE(clock.spend(Seconds{0.6}));
}

TEST_CASE("school events warn at the first overrun and end the game at the second") {
    TimeControl control;
    control.move_time = Seconds{30};
    control.overrun = Overrun::warns;
    GameClock clock{control};
    CHECK(clock.allowance() == Seconds{30});
    CHECK(clock.spend(Seconds{29}));
    CHECK(clock.spend(Seconds{31}));
    CHECK(clock.overruns() == 1);
    CHECK(clock.spend(Seconds{30}));
    CHECK_FALSE(clock.spend(Seconds{31}));
}

TEST_CASE("without a clock nothing runs over") {
    TimeControl control;
    control.nodes = 1000;
    GameClock clock{control};
    CHECK_FALSE(clock.allowance().has_value());
    CHECK(clock.spend(Seconds{1e6}));
}

}  // namespace draughts
