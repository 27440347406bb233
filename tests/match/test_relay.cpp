#include "catch.h"
#include "event_play.h"

namespace draughts {

TEST_CASE("in a relay the winner stays on, and who draws does not take the place") {
    // By hand. B beats A; C, as strong as B, draws and goes; D beats B; E loses to D.
    const std::vector<int> strengths = {1, 3, 3, 7, 5};
    FormatSettings settings;
    settings.kind = FormatKind::relay;
    const auto event = play_out(settings, Field{{"A", "B", "C", "D", "E"}}, [&](std::size_t white, std::size_t black) {
        const int lead = strengths[white] - strengths[black];
        return lead > 0 ? "1-0" : lead < 0 ? "0-1" : "1/2-1/2";
    });
    CHECK(mini_matches_of(event.games) == std::vector<std::string>{"1 A B", "2 B C", "3 B D", "4 D E"});
    CHECK(event.games.size() == 8);
    CHECK(event.stages.size() == 4);
}

}  // namespace draughts
