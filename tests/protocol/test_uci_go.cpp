#include "catch.h"
#include "protocol/uci_go.h"
#include "protocol/words.h"

namespace draughts {

namespace {

[[nodiscard]] UciGo go(std::string_view arguments, Color turn = Color::white) {
    return parse_uci_go(split_words(arguments), turn);
}

}  // namespace

TEST_CASE("go takes the clock of the side to move") {
    const UciGo white = go("wtime 60000 btime 50000 winc 500 binc 400 movestogo 30");
    REQUIRE(white.limits.clock);
    CHECK(white.limits.clock->time == Milliseconds{60'000});
    CHECK(white.limits.clock->increment == Milliseconds{500});
    CHECK(white.limits.clock->moves_to_go == 30);
    CHECK_FALSE(white.limits.analyse);
    const UciGo black = go("wtime 60000 btime 50000 winc 500 binc 400", Color::black);
    REQUIRE(black.limits.clock);
    CHECK(black.limits.clock->time == Milliseconds{50'000});
    CHECK(black.limits.clock->increment == Milliseconds{400});
    CHECK(black.limits.clock->moves_to_go == 0);
}

TEST_CASE("go with the other side's clock alone is no search without end") {
    const UciGo black = go("wtime 100", Color::black);
    REQUIRE(black.limits.clock);
    CHECK(black.limits.clock->time == Milliseconds{100});
}

TEST_CASE("go takes UGI's clocks: the first player is White") {
    const UciGo white = go("p1time 60000 p2time 50000 p1inc 500 p2inc 400");
    REQUIRE(white.limits.clock);
    CHECK(white.limits.clock->time == Milliseconds{60'000});
    CHECK(white.limits.clock->increment == Milliseconds{500});
    const UciGo black = go("p1time 60000 p2time 50000 p1inc 500 p2inc 400", Color::black);
    REQUIRE(black.limits.clock);
    CHECK(black.limits.clock->time == Milliseconds{50'000});
    CHECK(black.limits.clock->increment == Milliseconds{400});
}

TEST_CASE("go takes depth, nodes and movetime together") {
    const UciGo both = go("depth 12 nodes 1000000 movetime 250");
    CHECK(both.limits.depth == 12);
    CHECK(both.limits.nodes == 1'000'000U);
    CHECK(both.limits.move_time == Milliseconds{250});
    CHECK(both.limits.analyse);
    CHECK(both.remarks.empty());
    CHECK(go("infinite").limits.is_unlimited());
    CHECK(go("").limits.is_unlimited());
}

TEST_CASE("F03: a UCI clock below zero still ends the search") {
    const UciGo late = go("wtime -50 btime 100 winc -3 movestogo -5");
    REQUIRE(late.limits.clock);
    CHECK(late.limits.clock->increment == Milliseconds{0});
    CHECK(late.limits.clock->moves_to_go == 0);
    CHECK_FALSE(late.limits.is_unlimited());
    CHECK(go("movetime -1").limits.move_time == Milliseconds{0});
    CHECK(go("depth 0").limits.depth == 1);
    CHECK(go("nodes -7").limits.nodes == 1U);
}

TEST_CASE("an unreadable limit is named and never means to think for ever") {
    for (const char* text : {"depth abc", "movetime", "nodes 1.5", "wtime 99999999999999999999"}) {
        const UciGo bad = go(text);
        CHECK(bad.remarks.size() == 1);
        CHECK_FALSE(bad.limits.is_unlimited());
    }
    const UciGo half = go("depth x movetime 40");
    CHECK(half.remarks.size() == 1);
    CHECK(half.limits.move_time == Milliseconds{40});
}

TEST_CASE("searchmoves takes words up to the next limit") {
    const UciGo some = go("depth 3 searchmoves c3-d4 e3-f4 nodes 9");
    CHECK(some.limits.depth == 3);
    CHECK(some.limits.nodes == 9U);
    CHECK(some.search_moves == std::vector<std::string>{"c3-d4", "e3-f4"});
    CHECK(some.remarks.empty());
    CHECK(go("searchmoves c3-d4 infinite").limits.is_unlimited());
}

TEST_CASE("go ponder keeps the limits for later") {
    const UciGo ponder = go("ponder wtime 60000 btime 50000 winc 500 binc 400");
    CHECK(ponder.limits.ponder);
    CHECK(ponder.limits.clock->time == Milliseconds{60'000});
    CHECK_FALSE(go("wtime 60000").limits.ponder);
}

TEST_CASE("go mate ends, also when there is no such win") {
    const UciGo mate = go("mate 3");
    CHECK(mate.limits.win_in_moves == 3);
    CHECK(mate.limits.depth == 16);
    CHECK(mate.remarks.empty());
    CHECK(go("mate 0").limits.win_in_moves == 1);
}

TEST_CASE("what go does not know is said") {
    CHECK(go("depth 3 quickly").remarks.size() == 1);
    CHECK(go("perft 6").perft == 6);
    CHECK_FALSE(go("depth 6").perft);
}

}  // namespace draughts
