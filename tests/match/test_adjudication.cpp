#include "catch.h"
#include "match/adjudication.h"

namespace draughts {

namespace {

constexpr bool quiet_king_move = false;
constexpr bool breaks_draw = true;

/// `count` moves of each side with these scores; the last ruling.
Ruling play(Adjudicator& adjudicator, int count, std::optional<double> white, std::optional<double> black,
            bool breaks = quiet_king_move) {
    Ruling ruling = Ruling::none;
    for (int i = 0; i < count && ruling == Ruling::none; ++i) {
        ruling = adjudicator.add(Color::white, white, breaks);
        if (ruling == Ruling::none) {
            ruling = adjudicator.add(Color::black, black, breaks);
        }
    }
    return ruling;
}

}  // namespace

TEST_CASE("a win needs both engines to see it, each by its own score, three moves in a row") {
    Adjudicator adjudicator{{ResignRule{6, 3}, {}}};
    CHECK(play(adjudicator, 2, 6.0, -6.0) == Ruling::none);
    CHECK(play(adjudicator, 1, 5.9, -9.0) == Ruling::none);  // White's row breaks
    CHECK(play(adjudicator, 2, 99.9, -99.9) == Ruling::none);
    CHECK(play(adjudicator, 1, 99.9, -99.9) == Ruling::white_wins);
    Adjudicator other{{ResignRule{6, 3}, {}}};
    CHECK(play(other, 3, -7.0, 8.0) == Ruling::black_wins);
}

TEST_CASE("engines that both see themselves win, or White's view in both, decide nothing") {
    Adjudicator adjudicator{{ResignRule{6, 3}, {}}};
    CHECK(play(adjudicator, 10, 9.0, 9.0) == Ruling::none);
}

TEST_CASE("a missing score never counts") {
    Adjudicator adjudicator{{ResignRule{6, 3}, DrawOffer{1, 2, 0.1}}};
    CHECK(play(adjudicator, 100, 9.0, {}) == Ruling::none);
    CHECK(play(adjudicator, 100, 0.0, {}) == Ruling::none);
}

TEST_CASE("a draw comes at the move that was asked for, never before both have made twenty") {
    Adjudicator at_thirty{{{}, DrawOffer{30, 8, 0.1}}};
    CHECK(play(at_thirty, 29, 0.05, -0.05) == Ruling::none);
    CHECK(play(at_thirty, 1, 0.05, -0.05) == Ruling::draw);
    Adjudicator early{{{}, DrawOffer{1, 1, 0.1}}};
    CHECK(play(early, 19, 0.0, 0.0) == Ruling::none);
    CHECK(early.add(Color::white, 0.0, quiet_king_move) == Ruling::none);
    CHECK(early.add(Color::black, 0.0, quiet_king_move) == Ruling::draw);
}

TEST_CASE("captures, men's moves and larger scores start the count of a draw again") {
    Adjudicator adjudicator{{{}, DrawOffer{20, 8, 0.1}}};
    CHECK(play(adjudicator, 40, 0.0, 0.0, breaks_draw) == Ruling::none);
    CHECK(play(adjudicator, 7, 0.0, 0.0) == Ruling::none);
    CHECK(adjudicator.add(Color::white, 0.2, quiet_king_move) == Ruling::none);
    CHECK(adjudicator.add(Color::black, 0.0, quiet_king_move) == Ruling::none);
    CHECK(play(adjudicator, 7, 0.0, 0.0) == Ruling::none);
    CHECK(play(adjudicator, 1, 0.0, 0.0) == Ruling::draw);
}

TEST_CASE("without rules nothing is adjudicated") {
    Adjudicator adjudicator{{}};
    CHECK(play(adjudicator, 100, 99.0, -99.0) == Ruling::none);
    CHECK(play(adjudicator, 100, 0.0, 0.0) == Ruling::none);
}

}  // namespace draughts
