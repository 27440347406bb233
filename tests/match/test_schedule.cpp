#include <map>
#include <set>

#include "catch.h"
#include "match/schedule.h"

namespace draughts {

TEST_CASE("ten games from three openings: pairs with colours reversed, openings in turn") {
    const auto tasks = make_schedule(meetings(Format::match, 2), 10, {2, 0, 1});
    REQUIRE(tasks.size() == 10);
    const std::vector<std::size_t> openings = {2, 2, 0, 0, 1, 1, 2, 2, 0, 0};
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        CAPTURE(i);
        CHECK(tasks[i].game == static_cast<int>(i) + 1);
        CHECK(tasks[i].pair == static_cast<int>(i / 2) + 1);
        CHECK(tasks[i].opening == openings[i]);
        CHECK(tasks[i].white == i % 2);
        CHECK(tasks[i].black == 1 - i % 2);
    }
}

TEST_CASE("an odd number of games leaves the last pair half") {
    const auto tasks = make_schedule(meetings(Format::match, 2), 3, {0});
    REQUIRE(tasks.size() == 3);
    CHECK(tasks[2].pair == 2);
}

TEST_CASE("four engines meet as their format says") {
    CHECK(meetings(Format::gauntlet, 4).size() == 3);
    const auto tasks = make_schedule(meetings(Format::round_robin, 4), 4, {0, 1});
    REQUIRE(tasks.size() == 24);  // six meetings, four games each
    std::map<std::set<std::size_t>, int> games;
    std::map<int, std::set<std::size_t>> openings_of_round;
    for (const GameTask& task : tasks) {
        ++games[{task.white, task.black}];
        openings_of_round[task.round].insert(task.opening);
    }
    CHECK(games.size() == 6);
    for (const auto& [players, count] : games) {
        CHECK(count == 4);
    }
    CHECK(openings_of_round[1] == std::set<std::size_t>{0});
    CHECK(openings_of_round[2] == std::set<std::size_t>{1});
}

TEST_CASE("shards are whole pairs and together the whole event") {
    const auto all = make_schedule(meetings(Format::match, 2), 14, {0, 1, 2});
    std::map<int, int> games_of_pair;
    std::size_t sum = 0;
    for (int i = 1; i <= 3; ++i) {
        const auto shard = tasks_of({i, 3}, all);
        sum += shard.size();
        std::map<int, int> here;
        for (const GameTask& task : shard) {
            ++here[task.pair];
            CHECK(task == all[static_cast<std::size_t>(task.game - 1)]);
        }
        for (const auto& [pair, count] : here) {
            CHECK(count == 2);
        }
    }
    CHECK(sum == all.size());
    CHECK(parse_shard("2/3")->index == 2);
    for (const char* bad : {"", "1", "0/2", "3/2", "1/x", "a/2"}) {
        CHECK_FALSE(parse_shard(bad).has_value());
    }
}

}  // namespace draughts
