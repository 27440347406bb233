// Rankings of a few games, small enough to see the answer.
#include <string>
#include <vector>

#include "catch.h"
#include "match/ranking.h"

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

TEST_CASE("an event without games is a list of players level") {
    const CrossTable table{{}, Unit::game, {"a", "b"}};
    CHECK(order(table, rank_round_robin(table)) == Names{"1 a", "1 b"});
    CHECK(order(table, rank_swiss_by_solkoff(table)) == Names{"1 a", "1 b"});
    CHECK(order(table, rank_swiss_by_rating(table, {2000, 1900})) == Names{"1 a", "1 b"});
    const CrossTable nobody{{}};
    CHECK(rank_swiss_by_solkoff(nobody).standings.empty());
}

}  // namespace draughts
