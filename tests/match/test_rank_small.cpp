// Rankings of a few games, small enough to see the answer.
#include <string>
#include <vector>

#include "catch.h"
#include "match/ranking_knock_out.h"
#include "match/ranking_relay.h"
#include "match/ranking_team.h"

namespace draughts {

namespace {

using Names = std::vector<std::string>;

/// "1 a", "2 b", "2 c": the place and name of each.
[[nodiscard]] Names order(const CrossTable& table, const Ranking& ranking) {
    Names names;
    for (const Standing& standing : ranking.standings) {
        names.push_back(std::to_string(standing.place) + " " + table.players()[standing.player]);
    }
    return names;
}

[[nodiscard]] GameRecord game(const char* white, const char* black, const char* result, const char* fen = "") {
    GameRecord record;
    record.white = white;
    record.black = black;
    record.result = result;
    record.fen = fen;
    return record;
}

}  // namespace

TEST_CASE("a cross table counts points, games and byes; a bye is no win") {
    const std::vector<GameResult> games{{"a", "b", 2}, {"b", "a", 1}, {"c", "a", 0}, {"b", "", 2}, {"c", "", 1}};
    const CrossTable table{games, Unit::game, {"d", "c"}};
    CHECK(table.players() == Names{"d", "c", "a", "b"});
    CHECK(table.number_of("b") == 3);
    CHECK(table.number_of("e") == 4);
    CHECK(table.points(0) == 0);
    CHECK(table.points(1) == 1);
    CHECK(table.points(2) == 5);
    CHECK(table.points(3) == 3);
    CHECK(table.score(2) == Score{2, 1, 0});
    CHECK(table.score(3) == Score{0, 1, 1});
    CHECK(table.byes(3) == 1);
    CHECK(table.score_against(3, 2) == Score{0, 1, 1});
    CHECK(table.score_against(3, 1) == Score{});
    CHECK(table.encounters().size() == 2);  // rounds are unknown: both games of a and b are one
    CHECK(table.opponents(2) == std::vector<std::size_t>{3, 1});
}

TEST_CASE("a mini-match is one result, of who has more of its points") {
    const std::vector<GameResult> games{{"a", "b", 2, 1, 1}, {"b", "a", 1, 1, 1},   // 3:1
                                        {"c", "d", 2, 1, 2}, {"d", "c", 2, 1, 2},   // 2:2
                                        {"e", "", 2, 1, 0},  {"e", "", 2, 1, 0},    // both games of a bye
                                        {"a", "c", 0, 2, 3}, {"c", "a", 2, 2, 3},   // 0:4
                                        {"d", "b", 2, 2, 4},                        // half of one does not count
                                        {"e", "d", 0, 0, 0}, {"e", "d", 1, 0, 0}};  // each by itself
    const std::vector<GameResult> expected{{"a", "b", 2, 1, 1}, {"c", "d", 1, 1, 2}, {"e", "", 2, 1, 0},
                                           {"a", "c", 0, 2, 3}, {"e", "d", 0, 0, 0}, {"e", "d", 1, 0, 0}};
    CHECK(mini_matches(games) == expected);
    const CrossTable table{games, Unit::mini_match};
    CHECK(table.points(table.number_of("a")) == 2);
    CHECK(table.points(table.number_of("c")) == 3);
    CHECK(table.points(table.number_of("e")) == 3);
}

TEST_CASE("games that do not tell their mini-match are paired by opening, round and colours") {
    std::vector<GameRecord> games{game("a", "b", "1-0", "x"),     game("a", "b", "0-1", "y"),
                                  game("b", "a", "1/2-1/2", "y"), game("b", "a", "1-0", "x"),
                                  game("b", "a", "1-0", "x"),     game("c", "", "1-0")};
    const auto results = results_of(games);
    const std::vector<GameResult> expected{{"a", "b", 2, 0, 1}, {"a", "b", 0, 0, 2}, {"b", "a", 1, 0, 2},
                                           {"b", "a", 2, 0, 1}, {"b", "a", 2, 0, 3}, {"c", "", 2, 0, 0}};
    CHECK(results == expected);
    games[0].pair = 7;
    games[0].round = 3;
    CHECK(results_of(games)[0] == GameResult{"a", "b", 2, 3, 7});
    CHECK(results_of(games)[3] == GameResult{"b", "a", 2, 0, 9});
}

TEST_CASE("a circle of wins separates nobody; a player all have beaten is behind") {
    const std::vector<GameResult> games{{"a", "b", 2}, {"b", "c", 2}, {"c", "a", 2},
                                        {"d", "a", 0}, {"d", "b", 0}, {"d", "c", 0}};
    const CrossTable table{games};
    const Ranking ranking = rank_round_robin(table);
    CHECK(order(table, ranking) == Names{"1 a", "1 b", "1 c", "4 d"});
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(ranking.standings[i].values == std::vector<std::vector<double>>{{4}, {2}, {2}});
        CHECK_FALSE(ranking.standings[i].separated_by.has_value());
    }
    CHECK(ranking.standings[3].values == std::vector<std::vector<double>>{{0}, {0}, {}});
    CHECK(ranking.standings[3].separated_by == 0U);
}

TEST_CASE("more wins come before results among the tied") {
    const std::vector<GameResult> games{{"a", "b", 1}, {"a", "c", 1}, {"a", "d", 1},
                                        {"b", "c", 0}, {"b", "d", 2}, {"c", "d", 0}};
    // a 3 points without a win; b 3, one win; c 3, one win; d 3, one win. b, c, d beat one another in a circle.
    const CrossTable table{games};
    const Ranking ranking = rank_round_robin(table);
    CHECK(order(table, ranking) == Names{"1 b", "1 c", "1 d", "4 a"});
    CHECK(ranking.standings[3].separated_by == 1U);
}

TEST_CASE("in a Swiss the results among the tied lift one to the first place and order no others") {
    // a, b and c have 4 points. Among them: a 3, c 2, b 1. The opponents of a: 4+4+1+2 = 11, of b: 4+4+2+3 = 13,
    // of c: 4+4+1+3 = 12.
    const std::vector<GameResult> games{{"a", "b", 2}, {"a", "c", 1}, {"b", "c", 1}, {"a", "d", 1}, {"a", "e", 0},
                                        {"b", "e", 2}, {"b", "f", 1}, {"c", "d", 2}, {"c", "f", 0}};
    const CrossTable table{games};
    const Ranking ranking = rank_swiss_by_solkoff(table);
    CHECK(order(table, ranking) == Names{"1 a", "2 b", "3 c", "4 f", "5 e", "6 d"});
    CHECK(ranking.standings[1].separated_by == 1U);
    CHECK(ranking.criteria[*ranking.standings[2].separated_by].name == "Solkoff");
    CHECK(ranking.standings[1].values[1] == std::vector<double>{1});
    CHECK(ranking.standings[2].values[2] == std::vector<double>{12});
}

TEST_CASE("results among the tied do not count where the tied have not all met") {
    const std::vector<GameResult> games{{"a", "b", 2}, {"b", "d", 2}, {"c", "d", 2}};  // a, b, c 2 points; a beat b
    const CrossTable table{games};
    const Ranking ranking = rank_round_robin(table);
    CHECK(order(table, ranking) == Names{"1 a", "1 b", "1 c", "4 d"});
    CHECK(ranking.standings[0].values[2].empty());
}

TEST_CASE("a round without an opponent is one without points for the Solkoff sums") {
    // a: b 2, c 1 and the bye 0; d: c 1, then nobody, twice.
    const std::vector<GameResult> games{{"a", "b", 1, 1}, {"c", "d", 1, 1}, {"c", "a", 0, 2},
                                        {"b", "", 1, 2},  {"a", "", 2, 3},  {"b", "c", 0, 3}};
    const CrossTable table{games};
    CHECK(table.points(table.number_of("a")) == 5);
    CHECK(table.points(table.number_of("b")) == 2);
    CHECK(table.points(table.number_of("c")) == 3);
    CHECK(table.points(table.number_of("d")) == 1);
    const Ranking ranking = rank_swiss_by_solkoff(table);
    CHECK(order(table, ranking) == Names{"1 a", "2 c", "3 b", "4 d"});
    using Values = std::vector<std::vector<double>>;
    // points, among the tied, Solkoff, median, without the worst, without the two worst
    CHECK(ranking.standings[0].values == Values{{5}, {}, {5}, {2}, {5}, {3}});  // 0 2 3
    CHECK(ranking.standings[1].values == Values{{3}, {}, {8}, {2}, {7}, {5}});  // 1 2 5
    CHECK(ranking.standings[2].values == Values{{2}, {}, {8}, {3}, {8}, {5}});  // 0 3 5
    CHECK(ranking.standings[3].values == Values{{1}, {}, {3}, {0}, {3}, {3}});  // 0 0 3
}

TEST_CASE("by rating the opponents' average decides; a bye is no opponent") {
    const std::vector<GameResult> games{{"a", "b", 1, 1}, {"c", "", 1, 1}, {"d", "e", 1, 1}};
    const CrossTable table{games};
    const Ranking ranking = rank_swiss_by_rating(table, {1500, 1900, 1, 1700, 1750});
    CHECK(order(table, ranking) == Names{"1 a", "2 d", "3 e", "4 b", "5 c"});
    CHECK(ranking.standings[1].values[2] == std::vector<double>{1750});
    CHECK(ranking.standings[4].values[2] == std::vector<double>{0});
}

TEST_CASE("a team match that is level in all is decided by the first board that is not") {
    const std::vector<GameResult> games{
        {"x", "y", 1, 1, 1, 1, 1}, {"y", "x", 0, 1, 2, 2, 2}, {"x", "y", 0, 1, 3, 3, 3}};
    const auto [table, ranking] = rank_teams(games, TeamPoints::of_matches);
    CHECK(order(table, ranking) == Names{"1 x", "2 y"});
    CHECK(ranking.criteria[*ranking.standings[1].separated_by].name == "board 2");
    CHECK(ranking.standings[0].values == std::vector<std::vector<double>>{{1}, {1}, {1}, {1}, {2}, {0}});
    CHECK(ranking.standings[1].values == std::vector<std::vector<double>>{{1}, {1}, {1}, {1}, {0}, {2}});
}

TEST_CASE("a player's team and board are the record's, else those of the list") {
    const std::vector<Team> teams{{"x", {"a", "b"}}, {"y", {"c", "d", "reserve"}}};
    std::vector<GameRecord> games{game("a", "d", "1-0"), game("reserve", "b", "0-1"), game("guest", "c", "1-0"),
                                  game("b", "", "1-0")};
    games[1].board = 2;
    games[2].white_team = "z";
    const auto results = team_results(games, teams);
    REQUIRE(results);
    CHECK((*results)[0] == GameResult{"x", "y", 2, 0, 1, 1, 2});
    CHECK((*results)[1] == GameResult{"y", "x", 0, 0, 2, 2, 2});
    CHECK((*results)[2] == GameResult{"z", "y", 2, 0, 3, 0, 1});
    CHECK((*results)[3] == GameResult{"x", "", 2, 0, 0, 2, 0});
    games[2].white_team = "";
    CHECK(team_results(games, teams).error() == "player 'guest' is in no team");
    games[2].white = "d";
    CHECK(team_results(games, teams).error() == "'d' and 'c' are both of team 'y'");
}

TEST_CASE("what was no knock-out or no relay is refused") {
    const std::vector<GameResult> swiss{
        {"a", "b", 2, 1}, {"c", "d", 2, 1}, {"a", "c", 2, 2}, {"b", "d", 2, 2}, {"b", "c", 0, 3}};
    CHECK(rank_knock_out(CrossTable{swiss}).error() == "no knock-out: 'b' lost in round 1 and plays on in round 3");
    const std::vector<GameResult> crowded{{"a", "b", 2, 1}, {"a", "c", 2, 1}};
    CHECK(rank_knock_out(CrossTable{crowded}).error() == "no knock-out: 'a' has two opponents in round 1");
    const std::vector<GameResult> circle{{"a", "b", 2}, {"b", "c", 2}, {"c", "a", 2}};
    CHECK_FALSE(rank_knock_out(CrossTable{circle}));
    const std::vector<GameResult> strangers{{"a", "b", 2}, {"b", "c", 2}};
    CHECK(rank_relay(CrossTable{strangers}).error() == "no relay: 'b' plays 'c', expected 'a' to stay on");
    const std::vector<GameResult> drawn{{"a", "b", 1}, {"c", "b", 0}};  // b stayed on
    const CrossTable table{drawn};
    const auto ranking = rank_relay(table);
    REQUIRE(ranking);
    CHECK(order(table, *ranking) == Names{"1 b", "2 a", "2 c"});
}

TEST_CASE("a knock-out finds its rounds: a bye counts as one, a level tie leaves both in") {
    const std::vector<GameResult> games{{"a", "", 2},  {"b", "c", 2}, {"d", "e", 2}, {"f", "", 2},
                                        {"a", "b", 2}, {"d", "f", 0}, {"f", "a", 1}};
    const CrossTable table{games};
    const auto ranking = rank_knock_out(table);
    REQUIRE(ranking);
    CHECK(order(table, *ranking) == Names{"1 a", "1 f", "3 b", "3 d", "5 c", "5 e"});
    CHECK(ranking->standings[2].values[0] == std::vector<double>{2});
}

TEST_CASE("an event without games is a list of players level") {
    const CrossTable table{{}, Unit::game, {"a", "b"}};
    CHECK(order(table, rank_round_robin(table)) == Names{"1 a", "1 b"});
    CHECK(order(table, rank_swiss_by_solkoff(table)) == Names{"1 a", "1 b"});
    CHECK(order(table, rank_swiss_by_rating(table, {2000, 1900})) == Names{"1 a", "1 b"});
    const CrossTable nobody{{}};
    CHECK(rank_swiss_by_solkoff(nobody).standings.empty());
}

}  // namespace draughts
