#include <map>
#include <set>

#include "catch.h"
#include "event_play.h"
#include "event_tables.h"

namespace draughts {

namespace {

[[nodiscard]] std::vector<GameTask> all_games(FormatSettings settings, const Field& field,
                                              std::vector<std::size_t> openings) {
    return *make_format(settings, field, std::move(openings))->next_games({});
}

[[nodiscard]] FormatSettings format_of(FormatKind kind, int games) {
    FormatSettings settings;
    settings.kind = kind;
    settings.games = games;
    return settings;
}

}  // namespace

TEST_CASE("ten games from three openings: pairs with colours reversed, openings in turn") {
    const auto tasks = all_games(format_of(FormatKind::match, 10), Field{{"a", "b"}}, {2, 0, 1});
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
    const auto tasks = all_games(format_of(FormatKind::match, 3), Field{{"a", "b"}}, {0});
    REQUIRE(tasks.size() == 3);
    CHECK(tasks[2].pair == 2);
}

TEST_CASE("four engines meet as their format says, in a round with one opening") {
    const Field field{{"a", "b", "c", "d"}};
    CHECK(all_games(format_of(FormatKind::gauntlet, 2), field, {0}).size() == 6);
    const auto tasks = all_games(format_of(FormatKind::round_robin, 4), field, {0, 1});
    REQUIRE(tasks.size() == 24);  // six meetings, four games each
    std::map<std::set<std::size_t>, int> games;
    std::map<int, std::set<std::size_t>> openings_of_round;
    std::map<int, std::set<std::size_t>> players_of_round;
    for (const GameTask& task : tasks) {
        ++games[{task.white, task.black}];
        openings_of_round[task.round].insert(task.opening);
        players_of_round[task.round].insert({task.white, task.black});
    }
    CHECK(games.size() == 6);
    for (const auto& [players, count] : games) {
        CHECK(count == 4);
    }
    CHECK(openings_of_round.size() == 6);
    CHECK(openings_of_round[1] == std::set<std::size_t>{0});
    CHECK(openings_of_round[2] == std::set<std::size_t>{1});
    CHECK(players_of_round[6].size() == 4);
}

TEST_CASE("a round robin of eight is the published table") {
    const WorkedEvent worked = read_worked_event("round_robin_8.txt");
    const auto event = play_out(format_of(FormatKind::round_robin, 2), Field{worked.names()}, worked.rule());
    CHECK(event.stages.size() == 1);
    CHECK(mini_matches_of(event.games) == worked.mini_matches);
}

TEST_CASE("in a double round robin the second half has the colours reversed") {
    const auto tasks = all_games(format_of(FormatKind::double_round_robin, 1), Field{{"a", "b", "c", "d", "e"}}, {0});
    REQUIRE(tasks.size() == 20);
    std::set<std::pair<std::size_t, std::size_t>> games;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        games.insert({tasks[i].white, tasks[i].black});
        CHECK(tasks[(i + 10) % 20].white == tasks[i].black);
        CHECK(tasks[(i + 10) % 20].black == tasks[i].white);
        CHECK(tasks[i].round == static_cast<int>(i / 2) + 1);
    }
    CHECK(games.size() == 20);
}

TEST_CASE("teams meet board by board with White in turn, or each against each") {
    const Field field{{"a1", "b1", "a2", "b2"}, {"A", "B", "A", "B"}};
    REQUIRE(field.size() == 2);
    CHECK(field.side_of("b2") == 1);
    FormatSettings settings = format_of(FormatKind::match, 2);
    const auto by_order = all_games(settings, field, {0});
    const std::vector<GameTask> expected = {
        {1, 1, 1, 0, 1, 0, 1}, {2, 1, 1, 1, 0, 0, 1}, {3, 1, 2, 3, 2, 0, 2}, {4, 1, 2, 2, 3, 0, 2}};
    CHECK(by_order == expected);
    settings.boards = Boards::all;
    std::set<std::pair<std::size_t, std::size_t>> games;
    for (const GameTask& task : all_games(settings, field, {0})) {
        games.insert({task.white, task.black});
        CHECK(task.board == 0);
    }
    CHECK(games.size() == 8);
    const Field uneven{{"a1", "b1", "a2"}, {"A", "B", "A"}};
    CHECK_FALSE(fault_of(settings, uneven));
    settings.boards = Boards::by_order;
    CHECK(fault_of(settings, uneven)->find("team 'B' has 1 engines and 'A' has 2") != std::string::npos);
    settings.kind = FormatKind::relay;
    CHECK(fault_of(settings, field)->find("a relay is between players") != std::string::npos);
    CHECK(fault_of(settings, Field{{"a1", "a2"}, {"A", "A"}})->find("all engines are of one team") !=
          std::string::npos);
}

TEST_CASE("shards are whole pairs and together the whole event") {
    const auto all = all_games(format_of(FormatKind::match, 14), Field{{"a", "b"}}, {0, 1, 2});
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

TEST_CASE("formats are read by the names they are written by") {
    for (const char* name : {"match", "gauntlet", "round-robin", "double-round-robin", "swiss", "knock-out", "relay"}) {
        CHECK(name_of(*parse_format(name)) == name);
    }
    CHECK_FALSE(parse_format("cup"));
}

}  // namespace draughts
