#include "catch.h"
#include "event_play.h"
#include "match/knock_out.h"

namespace draughts {

namespace {

[[nodiscard]] FormatSettings cup(int play_offs) {
    FormatSettings settings;
    settings.kind = FormatKind::knock_out;
    settings.play_offs = play_offs;
    return settings;
}

/// The second player of the field is the strongest, the third beats the first; equals where nothing is said.
[[nodiscard]] std::string level(std::size_t white, std::size_t black) {
    const std::vector<int> strengths = {3, 9, 4, 3, 2, 1};
    const int lead = strengths[white] - strengths[black];
    return lead > 0 ? "1-0" : lead < 0 ? "0-1" : "1/2-1/2";
}

}  // namespace

TEST_CASE("the bracket keeps the first seeds apart and gives them the byes") {
    using Places = std::vector<std::optional<std::size_t>>;
    CHECK(bracket_of(8) == Places{0, 7, 3, 4, 1, 6, 2, 5});
    CHECK(bracket_of(6) == Places{0, {}, 3, 4, 1, {}, 2, 5});
    CHECK(bracket_of(2) == Places{0, 1});
}

TEST_CASE("a knock-out of six: byes, winners go on by their places") {
    // By hand. First round 4-5 and 3-6 in seeds, that is D-E and C-F; D and C win. Then A-D, level at 3:3, and B-C.
    // With play-offs level too, lots are drawn.
    const auto event = play_out(cup(1), Field{{"A", "B", "C", "D", "E", "F"}}, level);
    const auto lines = mini_matches_of(event.games);
    REQUIRE(lines.size() == 9);
    CHECK(std::vector<std::string>(lines.begin(), lines.begin() + 7) ==
          std::vector<std::string>{"1 A bye", "1 D E", "1 B bye", "1 C F", "2 A D", "2 B C", "2 A D"});
    const bool a_wins = lines[7] == "2 A lot";
    CHECK((a_wins || lines[7] == "2 D lot"));
    CHECK(lines[8] == (a_wins ? "3 A B" : "3 D B"));
    CHECK(event.games.back().round == 3);
    CHECK(event.stages.size() == 5);
}

TEST_CASE("lots are drawn by the seed alone, and both can win them") {
    int first_wins = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        FormatSettings settings = cup(0);
        settings.seed = seed;
        const Field field{{"A", "B"}};
        const auto draw = [](std::size_t, std::size_t) {
            return std::string{"1/2-1/2"};
        };
        const auto event = play_out(settings, field, draw);
        REQUIRE(event.games.size() == 3);
        CHECK(event.games == play_out(settings, field, draw).games);
        first_wins += event.games[2].white == "A" ? 1 : 0;
    }
    CHECK(first_wins > 3);
    CHECK(first_wins < 17);
}

TEST_CASE("play-offs end when one decides") {
    int games = 0;
    const auto event = play_out(cup(5), Field{{"A", "B"}}, [&](std::size_t white, std::size_t) {
        return ++games <= 6 ? "1/2-1/2" : white == 1 ? "1-0" : "1/2-1/2";
    });
    CHECK(event.games.size() == 8);  // B wins its game with White of the fourth mini-match
    CHECK(event.games.back().pair == 4);
}

}  // namespace draughts
