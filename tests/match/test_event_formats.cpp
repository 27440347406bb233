// The formats with engines that lose when their strength tells them to.
#include <algorithm>
#include <chrono>
#include <fstream>
#include <string>
#include <vector>

#include "catch.h"
#include "event_run.h"
#include "event_tables.h"
#include "match/ranking.h"
#include "support/child_process.h"

namespace draughts {

namespace {

/// A mock of so much strength breaks the rules in its move of that number: of two the weaker does so first, of equals
/// who moves first.
[[nodiscard]] Arguments mocks(const WorkedEvent& worked) {
    Arguments arguments{"--each", "st=5"};
    for (std::size_t i = 0; i < worked.strengths.size(); ++i) {
        arguments.insert(arguments.end(), {"--engine", mock("illegal " + std::to_string(worked.strengths[i])),
                                           "name=" + worked.points[i].first});
    }
    return arguments;
}

[[nodiscard]] Arguments mocks(const std::vector<int>& strengths) {
    WorkedEvent worked;
    worked.strengths = strengths;
    for (std::size_t i = 0; i < strengths.size(); ++i) {
        worked.points.emplace_back(std::string(1, static_cast<char>('A' + i)), 0);
    }
    return mocks(worked);
}

[[nodiscard]] Arguments with(Arguments arguments, const Arguments& more) {
    arguments.insert(arguments.begin(), more.begin(), more.end());
    return arguments;
}

/// "1 C", "2 A": place and name.
[[nodiscard]] std::vector<std::string> order(const CrossTable& table, const Ranking& ranking) {
    std::vector<std::string> lines;
    for (const Standing& standing : ranking.standings) {
        lines.push_back(std::to_string(standing.place) + " " + table.players()[standing.player]);
    }
    return lines;
}

void check_points(const CrossTable& table, const WorkedEvent& worked) {
    for (const auto& [name, points] : worked.points) {
        CAPTURE(name);
        CHECK(table.points(table.number_of(name)) == points);
    }
}

}  // namespace

TEST_CASE("a Swiss event of eight engines is the one worked by hand, and so is its ranking") {
    const WorkedEvent worked = read_worked_event("swiss_8.txt");
    const auto event = run_event(with(mocks(worked), {"--format", "swiss", "--rounds", "4", "--concurrency", "3"}));
    CHECK(mini_matches_of(event.games) == worked.mini_matches);
    const CrossTable table{results_of(event.games), Unit::game, worked.names()};
    check_points(table, worked);
    CHECK(event.text.find("swiss, Solkoff method: 8 players, 32 games; ") != std::string::npos);
    // A and F have 12 points; the opponents of A have 8 + 12 + 16 + 4, those of F 6 + 12 + 4 + 0. B and H have 6; the
    // opponents of B have 12 + 8 + 0 + 6, those of H 4 + 16 + 8 + 6.
    CHECK(order(table, rank_swiss_by_solkoff(table)) ==
          std::vector<std::string>{"1 C", "2 A", "3 F", "4 E", "5 H", "6 B", "7 D", "8 G"});
}

TEST_CASE("a round robin of eight engines is the one worked by hand, and so is its ranking") {
    const WorkedEvent worked = read_worked_event("round_robin_8.txt");
    const auto event = run_event(with(mocks(worked), {"--format", "round-robin", "--concurrency", "3"}));
    CHECK(mini_matches_of(event.games) == worked.mini_matches);
    const CrossTable table{results_of(event.games), Unit::game, worked.names()};
    check_points(table, worked);
    // B and H have 10 points, 5 wins, and a drawn mini-match with each other.
    CHECK(order(table, rank_round_robin(table)) ==
          std::vector<std::string>{"1 C", "2 A", "3 F", "4 E", "5 B", "5 H", "7 D", "8 G"});
}

TEST_CASE("a knock-out of three: a bye, a play-off, lots; neither is a game") {
    const auto event = run_event(with(mocks({4, 3, 3}), {"--format", "knock-out", "--play-offs", "1"}));
    const auto lines = mini_matches_of(event.games);
    REQUIRE(lines.size() == 5);
    CHECK(lines[0] == "1 A bye");
    CHECK(lines[1] == "1 B C");
    CHECK(lines[2] == "1 B C");
    CHECK((lines[3] == "1 B lot" || lines[3] == "1 C lot"));
    CHECK(lines[4] == std::string{"2 A "} + lines[3][2]);
    CHECK(event.games.size() == 2 + 2 + 2 + 1 + 2);
    CHECK(event.last_line.starts_with("games 2 wins 2 draws 0 losses 0 score 4 "));
}

TEST_CASE("in a relay the winner stays on") {
    const auto event = run_event(with(mocks({2, 4, 3, 5}), {"--format", "relay", "--concurrency", "2"}));
    CHECK(mini_matches_of(event.games) == std::vector<std::string>{"1 A B", "2 B C", "3 B D"});
}

TEST_CASE("teams play on boards, and their records say who and where") {
    Arguments arguments = {"--each", "st=5"};
    for (const auto& [name, team, strength] :
         {std::tuple{"a1", "A", "5"}, {"a2", "A", "4"}, {"b1", "B", "3"}, {"b2", "B", "4"}}) {
        arguments.insert(arguments.end(), {"--engine", mock(std::string{"illegal "} + strength),
                                           std::string{"name="} + name, std::string{"team="} + team, "rating=1500"});
    }
    const auto event = run_event(arguments);
    check_pairs(event.games, 4);
    CHECK(mini_matches_of(event.games) == std::vector<std::string>{"1 a1 b1", "1 b2 a2"});
    CHECK(event.games[2].board == 2);
    CHECK(event.games[2].white_team == "B");
    CHECK(event.games[2].black_team == "A");
    CHECK(event.games[2].black_rating == 1500);
    arguments.insert(arguments.end(), {"--boards", "all"});
    check_pairs(run_event(arguments).games, 8);
}

TEST_CASE("an event that depends on results, killed twice and resumed, is the one that was not killed", "[process]") {
    for (const char* format : {"swiss", "knock-out", "relay"}) {
        CAPTURE(format);
        const TemporaryFolder folder;
        const auto arguments = with(mocks({5, 3, 6, 2, 4, 3, 2}),
                                    {"--format", format, "--concurrency", "2", "--play-offs", "1", "--seed", "4"});
        const auto expected = run_event(arguments);
        const auto command = with(arguments, {TESTED_PROGRAM, "--state", (folder / "state").string(), "--resume",
                                              "--jsonl", (folder / "games").string(), "--stderr", ""});
        for (int kill = 1; kill <= 2; ++kill) {
            ChildProcess runner{command};
            REQUIRE(runner.read_until("game " + std::to_string(6 * kill) + ":", std::chrono::seconds{20}));
        }  // killed by its end of scope, without a chance to tidy up
        ChildProcess runner{command};
        REQUIRE(runner.read_until("games ", std::chrono::seconds{30}));
        CHECK(runner.wait_for_exit(std::chrono::seconds{5}) == 1);  // they broke the rules
        const auto games = read_games(folder / "games");
        REQUIRE(games);
        CHECK(mini_matches_of(*games) == mini_matches_of(expected.games));
        REQUIRE(games->size() == expected.games.size());
        for (std::size_t i = 0; i < games->size(); ++i) {
            CHECK((*games)[i].game == static_cast<int>(i) + 1);
            CHECK((*games)[i].fen == expected.games[i].fen);
            CHECK((*games)[i].result == expected.games[i].result);
        }
    }
}

TEST_CASE("a state file whose results lead to other pairings is refused") {
    const TemporaryFolder folder;
    const auto state = (folder / "state").string();
    auto arguments = with(mocks({5, 4, 3, 2}), {"--format", "swiss", "--state", state, "--resume", "--stderr", ""});
    CHECK(run_event(arguments).games.size() == 8);
    std::string text = folder.text("state");
    for (const auto& [from, to] :
         {std::pair{R"("result":"1-0")", R"("result":"x")"}, std::pair{R"("result":"0-1")", R"("result":"1-0")"},
          std::pair{R"("result":"x")", R"("result":"0-1")"}}) {
        const std::size_t end = text.find("\"game\":3,");  // of the first mini-match alone
        for (auto at = text.find(from); at < end; at = text.find(from, at + 1)) {
            text.replace(at, std::string{from}.size(), to);
        }
    }
    std::ofstream{state} << text;
    std::ostringstream out;
    const auto ending = run_match(*parse_options(arguments), out, out, false, {});
    REQUIRE_FALSE(ending);
    CHECK(ending.error().find("game 5 of the state file is 'B' - 'A', expected 'B' - 'C'") != std::string::npos);
}

}  // namespace draughts
