// Time planning, with times passed in.
#include "catch.h"
#include "search/clock.h"

namespace draughts {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TimePlan plan_of_clock(ClockLimit clock, Milliseconds overhead = milliseconds{10}) {
    Limits limits;
    limits.clock = clock;
    return plan_time(limits, overhead);
}

}  // namespace

TEST_CASE("without a limit of time there is no plan") {
    Limits limits;
    limits.depth = 5;
    limits.nodes = 1000;
    const TimePlan plan = plan_time(limits, milliseconds{10});
    CHECK_FALSE(plan.soft);
    CHECK_FALSE(plan.hard);
    CHECK(plan.begins_iteration(seconds{1000}, {}));
    CHECK_FALSE(plan.must_stop(seconds{1000}));
}

TEST_CASE("time for a move is used up but for the overhead") {
    Limits limits;
    limits.move_time = milliseconds{2000};
    const TimePlan plan = plan_time(limits, milliseconds{10});
    CHECK(plan.hard == Microseconds{1'990'000});
    CHECK_FALSE(plan.must_stop(milliseconds{1989}));
    CHECK(plan.must_stop(milliseconds{1990}));
    CHECK(plan.begins_iteration(milliseconds{1989}, {.stable_iterations = 30}));
    CHECK_FALSE(plan.begins_iteration(milliseconds{1990}, {.stable_iterations = 0}));
}

TEST_CASE("a short time for a move keeps half of it") {
    Limits limits;
    limits.move_time = milliseconds{12};
    CHECK(plan_time(limits, milliseconds{10}).hard == Microseconds{6'000});
    limits.move_time = milliseconds{0};
    CHECK(plan_time(limits, milliseconds{10}).hard <= milliseconds{1});
    limits.move_time = milliseconds{-100};
    CHECK(plan_time(limits, milliseconds{10}).hard <= milliseconds{1});
}

TEST_CASE("sudden death: a share of the clock, more only in need") {
    const TimePlan plan = plan_of_clock({.time = seconds{60}});
    CHECK(*plan.soft > seconds{2});
    CHECK(*plan.soft < seconds{4});
    CHECK(*plan.hard > *plan.soft);
    CHECK(*plan.hard <= seconds{30});
}

TEST_CASE("an increment is mostly spent") {
    const TimePlan without = plan_of_clock({.time = seconds{60}});
    const TimePlan with = plan_of_clock({.time = seconds{60}, .increment = seconds{1}});
    CHECK(*with.soft - *without.soft >= milliseconds{700});
    CHECK(*with.soft - *without.soft <= seconds{1});
}

TEST_CASE("moves to go share the time") {
    const TimePlan ten = plan_of_clock({.time = seconds{20}, .moves_to_go = 10});
    CHECK(*ten.soft > milliseconds{1800});
    CHECK(*ten.soft < milliseconds{2100});
    const TimePlan one = plan_of_clock({.time = seconds{20}, .moves_to_go = 1});
    CHECK(*one.hard > seconds{15});
    CHECK(*one.hard < seconds{20});
}

TEST_CASE("clocks at or below zero, and nonsense, get an answer at once") {
    for (const ClockLimit clock :
         {ClockLimit{.time = milliseconds{-50}, .increment = milliseconds{100}}, ClockLimit{.time = milliseconds{0}},
          ClockLimit{.time = milliseconds{-100000}}, ClockLimit{.time = milliseconds{3}, .moves_to_go = -5},
          ClockLimit{.time = milliseconds{5}, .increment = milliseconds{-20}}}) {
        const TimePlan plan = plan_of_clock(clock);
        REQUIRE(plan.hard);
        CHECK(*plan.hard <= milliseconds{1});
        CHECK(*plan.soft <= *plan.hard);
        CHECK(*plan.soft > Microseconds{0});
    }
    // Negative moves to go: the rest of the game.
    CHECK(plan_of_clock({.time = seconds{10}, .moves_to_go = -5}).soft == plan_of_clock({.time = seconds{10}}).soft);
}

TEST_CASE("the fastest game never overruns the clock, even with most of the overhead lost") {
    for (const int lost_each_move : {0, 5, 8}) {
        milliseconds time{50};
        constexpr milliseconds increment{10};
        for (int move = 0; move < 200; ++move) {
            const TimePlan plan = plan_of_clock({.time = time, .increment = increment});
            const auto spent = std::chrono::duration_cast<milliseconds>(*plan.hard) + milliseconds{1 + lost_each_move};
            CAPTURE(move, lost_each_move, time.count(), spent.count());
            REQUIRE(spent < time);
            time += increment - std::min(spent, time);
        }
    }
}

TEST_CASE("a whole game of sudden death stays within its time") {
    Microseconds time = seconds{10};
    for (int move = 0; move < 500; ++move) {
        const TimePlan plan = plan_of_clock({.time = std::chrono::duration_cast<Milliseconds>(time)}, Milliseconds{0});
        REQUIRE(*plan.hard < time);
        time -= std::min(*plan.soft * 2, *plan.hard);
        if (time < milliseconds{20}) {
            return;
        }
    }
}

TEST_CASE("a move that stays the best, or leads clearly, ends the search sooner; a falling score later") {
    const TimePlan plan = plan_of_clock({.time = seconds{60}});
    const auto longest = [&](const Progress& progress) {
        milliseconds elapsed{0};
        while (plan.begins_iteration(elapsed, progress)) {
            elapsed += milliseconds{1};
        }
        return elapsed;
    };
    const milliseconds usual = longest({});
    CHECK(longest({.stable_iterations = 3}) < usual);
    CHECK(longest({.stable_iterations = 8}) < longest({.stable_iterations = 3}));
    CHECK(longest({.score_drop = 30}) > usual);
    CHECK(longest({.score_drop = -30}) == usual);
    CHECK(longest({.best_move_percent = 95}) < usual);
    CHECK(longest({.best_move_percent = 10}) > usual);
    // Never past the hard limit, never next to nothing.
    CHECK(longest({.score_drop = 10'000, .best_move_percent = 0}) <= *plan.hard);
    CHECK(longest({.stable_iterations = 1000, .best_move_percent = 100}) > *plan.soft / 4);
}

}  // namespace draughts
