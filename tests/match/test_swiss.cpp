#include <algorithm>
#include <cstdint>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "catch.h"
#include "core/zobrist.h"
#include "event_play.h"
#include "event_tables.h"
#include "match/swiss.h"

namespace draughts {

namespace {

[[nodiscard]] Field field_of_size(int count) {
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        names.emplace_back(1, static_cast<char>('A' + i));
    }
    return Field{names};
}

}  // namespace

TEST_CASE("the rounds of a Swiss event of eight are those worked by hand") {
    const WorkedEvent worked = read_worked_event("swiss_8.txt");
    FormatSettings settings;
    settings.kind = FormatKind::swiss;
    settings.rounds = 4;
    const auto event = play_out(settings, Field{worked.names()}, worked.rule());
    CHECK(event.stages.size() == 4);
    CHECK(mini_matches_of(event.games) == worked.mini_matches);
    for (const auto& [name, points] : worked.points) {
        int sum = 0;
        for (const GameRecord& game : event.games) {
            sum += game.white == name ? white_points(game) : game.black == name ? 2 - white_points(game) : 0;
        }
        CHECK(std::pair{name, sum} == std::pair{name, points});
    }
}

TEST_CASE("five players, single games: byes from the end, and colours in turn") {
    // By hand. Round 1: the bye is E's; A-C with White for the first, then B-D with White for the second.
    std::vector<SwissPlayer> players(5);
    auto round = pair_swiss(players, true, true);
    REQUIRE(round);
    CHECK(round->bye == std::optional<std::size_t>{4});
    CHECK(round->meetings == std::vector<Meeting>{{0, 2}, {3, 1}});
    // A beats C, B and D draw. The bye is C's, with the fewest points. A and E, level at the top, would leave B-D, who
    // have met. Of B and D, level below, B is due White as A is due Black.
    players = {{2, false, {2}, {true}},
               {1, false, {3}, {false}},
               {0, false, {0}, {false}},
               {1, false, {1}, {true}},
               {2, true, {}, {}}};
    round = pair_swiss(players, true, true);
    REQUIRE(round);
    CHECK(round->bye == std::optional<std::size_t>{2});
    CHECK(round->meetings == std::vector<Meeting>{{1, 0}, {4, 3}});
    // A beats B, D beats E. The bye is B's. A meets D, though both are due White: A is before him.
    players = {{4, false, {2, 1}, {true, false}},
               {1, false, {3, 0}, {false, true}},
               {2, true, {0}, {false}},
               {3, false, {1, 4}, {true, false}},
               {2, true, {3}, {true}}};
    round = pair_swiss(players, true, true);
    REQUIRE(round);
    CHECK(round->bye == std::optional<std::size_t>{1});
    CHECK(round->meetings == std::vector<Meeting>{{0, 3}, {2, 4}});
}

TEST_CASE("whatever the results: nobody meets twice, has two byes, or the same colour too often") {
    std::uint64_t random = 5;
    const ResultRule by_chance = [&](std::size_t, std::size_t) {
        return std::vector<std::string>{"1-0", "1/2-1/2", "0-1"}[zobrist::next_random(random) % 3];
    };
    for (int event_number = 0; event_number < 60; ++event_number) {
        const int count = 8 + event_number % 7;
        FormatSettings settings;
        settings.kind = FormatKind::swiss;
        settings.games = 1;
        settings.rounds = 5;
        settings.seed = static_cast<std::uint64_t>(event_number);
        const auto event = play_out(settings, field_of_size(count), by_chance);
        std::set<std::set<std::string>> met;
        std::map<std::string, std::string> colours;
        std::set<std::string> byes;
        for (const GameRecord& game : event.games) {
            if (game.reason == "bye") {
                CHECK(byes.insert(game.white).second);
                continue;
            }
            CHECK(met.insert({game.white, game.black}).second);
            colours[game.white] += 'W';
            colours[game.black] += 'B';
        }
        CHECK(byes.size() == (count % 2 == 0 ? 0U : 5U));
        for (const auto& [name, row] : colours) {
            CAPTURE(count, name, row);
            const auto whites = std::ranges::count(row, 'W');
            CHECK(std::abs(2 * whites - static_cast<std::ptrdiff_t>(row.size())) <= 2);
            CHECK(row.find("WWW") == std::string::npos);
            CHECK(row.find("BBB") == std::string::npos);
        }
    }
}

TEST_CASE("where no pairing is left the event says so") {
    // Six who have met in two groups of three: nobody is left who could be paired without three in one group.
    std::vector<SwissPlayer> players(6);
    for (std::size_t i = 0; i < 6; ++i) {
        for (std::size_t other = 0; other < 6; ++other) {
            if (i % 2 != other % 2) {
                players[i].opponents.push_back(other);
            }
        }
    }
    const auto round = pair_swiss(players, false, true);
    REQUIRE_FALSE(round);
    CHECK(round.error() == "no pairing is left in which nobody meets an opponent again");
}

TEST_CASE("rounds are so many that one at most can win all, and never more than there are opponents") {
    FormatSettings settings;
    settings.kind = FormatKind::swiss;
    CHECK(rounds_of(settings, 8) == 3);
    CHECK(rounds_of(settings, 9) == 4);
    settings.rounds = 7;
    CHECK_FALSE(fault_of(settings, field_of_size(8)));
    CHECK_FALSE(fault_of(settings, field_of_size(7)));
    CHECK(fault_of(settings, field_of_size(6))->find("expected at most 5 for 6") != std::string::npos);
}

}  // namespace draughts
