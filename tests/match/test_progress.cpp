#include <sstream>
#include <string>

#include "catch.h"
#include "match/progress.h"

namespace draughts {

namespace {

[[nodiscard]] GameRecord game(int number, const char* result) {
    GameRecord record;
    record.game = number;
    record.pair = (number + 1) / 2;
    record.white = number % 2 == 1 ? "us" : "them";
    record.black = number % 2 == 1 ? "them" : "us";
    record.result = result;
    return record;
}

/// What a terminal shows of an event of 40 games after its first two.
[[nodiscard]] std::string shown(const std::optional<Sprt>& sprt, const char* first, const char* second) {
    std::ostringstream out;
    Tally tally{"us", sprt};
    Progress progress{out, 40, false, true};
    for (const GameRecord& record : {game(1, first), game(2, second)}) {
        tally.add(record);
        progress.add(record, tally);
    }
    return out.str();
}

}  // namespace

TEST_CASE("the status line shows how far the event is, the result and the test between its bounds") {
    const std::string even = shown(Sprt{0, 10, 0.05, 0.05}, "1-0", "1-0");
    CAPTURE(even);
    CHECK(even.find("[#.......................] 2/40  games 2 wins 1 draws 0 losses 1 score 2 ") != std::string::npos);
    CHECK(even.find("-2.94 |.......o........| 2.94") != std::string::npos);  // a shade below the middle
    CHECK(shown({}, "1-0", "1-0").find('|') == std::string::npos);
    const std::string steep = shown(Sprt{0, 400, 0.4, 0.4}, "1-0", "0-1");
    CAPTURE(steep);
    CHECK(steep.find("-0.41 |...............o| 0.41") != std::string::npos);
}

}  // namespace draughts
