#include <cmath>
#include <limits>
#include <string>

#include "catch.h"
#include "match/tally.h"

namespace draughts {

namespace {

/// A game of pair `pair`, with the engine "us" White or Black, that ended with `result`.
[[nodiscard]] GameRecord game(int pair, bool us_white, const char* result) {
    GameRecord record;
    record.pair = pair;
    record.white = us_white ? "us" : "them";
    record.black = us_white ? "them" : "us";
    record.result = result;
    return record;
}

}  // namespace

TEST_CASE("the running result is the first engine's, and pairs count when they are whole") {
    Tally tally{"us", {}};
    CHECK(tally.last_line() == "games 0 wins 0 draws 0 losses 0 score 0 elo 0.0 +- 0.0 llr 0.00");
    tally.add(game(1, true, "1-0"));
    CHECK(tally.elo().elo == 0);  // half a pair
    tally.add(game(2, false, "1-0"));
    tally.add(game(1, false, "0-1"));
    tally.add(game(2, true, "1/2-1/2"));
    GameRecord foreign = game(3, true, "1-0");
    foreign.white = "third";
    tally.add(foreign);
    // Pairs of 2 and 1/2 points: five eighths of the points are -400 log10(3/5) = 88.7 Elo.
    CHECK(tally.last_line().starts_with("games 4 wins 2 draws 1 losses 1 score 5 elo 88.7 +- "));
}

TEST_CASE("equal play is Elo 0, and against the odds speaks the likelihood ratio") {
    Tally tally{"us", Sprt{0, 10, 0.05, 0.05}};
    for (int pair = 1; pair <= 2000 && !tally.is_decided(); ++pair) {
        tally.add(game(pair, true, pair % 2 == 0 ? "1-0" : "1/2-1/2"));
        tally.add(game(pair, false, pair % 2 == 0 ? "1/2-1/2" : "1-0"));
    }
    CHECK(tally.is_decided());
    CHECK(tally.llr() < std::log(0.05 / 0.95));
    CHECK(std::abs(tally.elo().elo) < 1);
    CHECK(std::abs(tally.elo().los - 0.5) < 0.1);
}

TEST_CASE("the summary tells score, both Elos, pairs and the test") {
    // One pair of 4 points, one of 2, one of 1: seven twelfths of the points are 400 log10(7/5) = 58.5 Elo. Their
    // scores 1, 1/2, 1/4 have the mean 7/12 and the variance 7/72: nElo = 347.44 * (1/12) / sqrt(7/36) = 65.7, and its
    // error 347.44 * 1.96 / sqrt(6) = 278.0.
    Tally tally{"us", Sprt{0, 10, 0.05, 0.05}};
    tally.add(game(1, true, "1-0"));
    tally.add(game(1, false, "0-1"));
    tally.add(game(2, true, "1-0"));
    tally.add(game(2, false, "1-0"));
    tally.add(game(3, true, "1/2-1/2"));
    tally.add(game(3, false, "1-0"));
    const std::string text = tally.summary();
    CAPTURE(text);
    CHECK(text.starts_with("us: +3 =1 -2, 58.3 %\nElo 58.5 +- "));
    CHECK(text.find("normalised Elo 65.7 +- 278.0, LOS ") != std::string::npos);
    CHECK(text.find("\npairs by points 0-4: 0 1 1 0 1, draw ratio 33.3 %, pair ratio 1.00\n") != std::string::npos);
    CHECK(text.find("\nSPRT 0.0 to 10.0 Elo: llr ") != std::string::npos);
    CHECK(text.ends_with(" of -2.94 to 2.94, undecided\n"));
    CHECK(Tally{"us", {}}.summary().find("SPRT") == std::string::npos);
}

TEST_CASE("a clear superiority is accepted") {
    Tally tally{"us", Sprt{0, 10, 0.05, 0.05}};
    int pair = 0;
    while (!tally.is_decided() && pair < 2000) {
        ++pair;
        tally.add(game(pair, true, "1-0"));
        tally.add(game(pair, false, pair % 3 == 0 ? "1-0" : "1/2-1/2"));
    }
    CHECK(tally.llr() > std::log(0.95 / 0.05));
    CHECK(tally.elo().los > 0.99);
}

}  // namespace draughts
