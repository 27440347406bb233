#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "catch.h"
#include "match/file_commands.h"
#include "match/rank_command.h"
#include "match/rank_files.h"
#include "match/text_table.h"
#include "support/temporary_folder.h"

namespace draughts {

namespace {

/// A line with the agreed fields and no other.
[[nodiscard]] std::string line(int game, const std::string& white, const std::string& black, const std::string& result,
                               const std::string& more = "") {
    return R"({"game": )" + std::to_string(game) +
           R"(, "variant": "russian", "opening": "", "fen": "W:W21-32:B1-12", )" + R"("white": ")" + white +
           R"(", "black": ")" + black + R"(", "moves": [], "result": ")" + result + R"(", "reason": "", "plies": 0)" +
           more + "}\n";
}

class RankFolder {
  public:
    void write(const std::string& name, const std::string& text) const {
        std::ofstream{folder_ / name, std::ios::binary} << text;
    }
    /// What `rank games.jsonl OPTIONS` prints, or its error, with the folder's path taken out.
    [[nodiscard]] std::string rank(const std::vector<std::string>& options) const {
        std::vector<std::string> arguments{"rank", path("games.jsonl")};
        for (const std::string& option : options) {
            arguments.push_back(option.ends_with(".txt") ? path(option) : option);
        }
        std::ostringstream out;
        const auto done = run_rank(arguments, out);
        std::string text = done ? out.str() : done.error();
        for (std::size_t at = text.find(path("")); at != std::string::npos; at = text.find(path(""))) {
            text.erase(at, path("").size());
        }
        return text;
    }
    [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }

  private:
    TemporaryFolder folder_;
};

}  // namespace

TEST_CASE("a ranking is printed as a table that lines up") {
    const RankFolder folder;
    folder.write("games.jsonl", "\n" + line(2, "Юрий", "b", "0-1") + line(1, "b", "Юрий", "1/2-1/2") +
                                    line(3, "何", "Юрий", "1-0") + line(4, "Юрий", "何", "1-0"));
    CHECK(folder.rank({}) == R"(round-robin: 3 players, 4 games; a win is 2 points, a draw 1

place  no  player   1   2   3  points  wins  among tied     %  won, drawn, lost  decided by
    1   1  b        *  12           3     1           3  75.0          +1 =1 -0
    2   2  Юрий    10   *  02       3     1           1  37.5          +1 =1 -2  among tied
    3   3  何          20   *       2     1              50.0          +1 =0 -1  points
)");
}

TEST_CASE("a Swiss is printed by rounds, with byes; who is level is named") {
    const RankFolder folder;
    folder.write("games.jsonl", line(1, "a", "b", "1-0", R"(, "round": 1, "pair": 1)") +
                                    line(2, "b", "a", "1-0", R"(, "round": 1, "pair": 1)") +
                                    line(3, "c", "", "1/2-1/2", R"(, "round": 1)"));
    CHECK(folder.rank({"--system", "swiss"}) ==
          R"(swiss, Solkoff method: 3 players, 2 games; a win is 2 points, a draw 1

place  no  player      1  points  among tied  Solkoff  median     %  won, drawn, lost  byes  decided by
    1   1  a       2w2b0       2           2        2       0  50.0          +1 =0 -1     0
    1   2  b       1b0w2       2           2        2       0  50.0          +1 =0 -1     0
    3   3  c        bye1       1                    0       0  50.0          +0 =0 -0     1  points

level: a, b
5w2: 2 points with White against number 5
Solkoff: the points of the opponents; median: without the best and the worst of them; without n: without the n worst
)");
    const std::string mini = folder.rank({"--system", "swiss", "--unit", "mini-match"});
    CHECK(mini.find("3 players, 1 mini-matches") != std::string::npos);
    CHECK(mini.find("    1   1  a        2:1       1") != std::string::npos);
}

TEST_CASE("a ranking as JSON tells each value and what decided") {
    const RankFolder folder;
    folder.write("games.jsonl", line(1, "a", "b", "1-0") + line(2, "c", "a", "1/2-1/2") + line(3, "b", "c", "1/2-1/2"));
    const auto json = nlohmann::json::parse(folder.rank({"--json"}));
    CHECK(json["system"] == "round-robin");
    CHECK(json["unit"] == "game");
    CHECK(json["criteria"] == nlohmann::json({"points", "wins", "among tied"}));
    CHECK(json["standings"].size() == 3);
    CHECK(json["standings"][0]["name"] == "a");
    CHECK(json["standings"][1]["separated_by"] == "points");
    CHECK(json["standings"][1] == nlohmann::json::parse(R"({"place": 2, "name": "c", "points": 2, "games": 2, "wins": 0,
        "draws": 2, "losses": 0, "byes": 0, "percent": 50.0, "values": {"points": 2, "wins": 0, "among tied": []},
        "separated_by": "points"})"));
    CHECK(json["cross_table"] == nlohmann::json::parse("[[[], [1], [2]], [[1], [], [1]], [[0], [1], []]]"));
    CHECK(json["shared"].empty());
    folder.write("games.jsonl", line(1, "a", "b", "1-0"));
    const auto knock_out = nlohmann::json::parse(folder.rank({"--json", "--system", "knock-out"}));
    CHECK(knock_out["standings"][0]["values"]["out in round"].is_null());
    CHECK(knock_out["standings"][1]["values"]["out in round"] == 1);
}

TEST_CASE("ratings and teams come from files or from the records") {
    const RankFolder folder;
    folder.write("games.jsonl", line(1, "a b", "c", "1/2-1/2", R"(, "white_rating": 1800, "black_rating": 1900)") +
                                    line(2, "d", "e", "1/2-1/2", R"(, "white_rating": 2000)"));
    folder.write("ratings.txt", "\xEF\xBB\xBF# of May\r\ne\t1700.5\r\na b  1950\r\n");
    const auto json = nlohmann::json::parse(
        folder.rank({"--system", "swiss", "--tie-break", "rating", "--ratings", "ratings.txt", "--json"}));
    const std::vector<std::pair<std::string, double>> expected{{"e", 2000}, {"c", 1950}, {"a b", 1900}, {"d", 1700.5}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CHECK(json["standings"][i]["name"] == expected[i].first);
        CHECK(json["standings"][i]["values"]["opponents"] == expected[i].second);
    }
    CHECK(folder.rank({"--system", "swiss", "--tie-break", "rating"}) ==
          "rank: games.jsonl: player 'e' has no rating, expected one in --ratings");
    folder.write("teams.txt", "Red: a b; d\nBlue : c;e\n");
    const std::string teams = folder.rank({"--system", "team", "--teams", "teams.txt"});
    CHECK(teams.find("team: 2 teams, 1 matches") != std::string::npos);
    CHECK(teams.find("level: Red, Blue\n") != std::string::npos);
    CHECK(folder.rank({"--system", "team", "--team-points", "game", "--teams", "teams.txt"}).find("2 teams, 2 games") !=
          std::string::npos);
}

TEST_CASE("in a knock-out a lot decides a level tie and counts for nothing else; teams meet as such") {
    const RankFolder folder;
    folder.write("games.jsonl", line(1, "a1", "b1", "1-0") + line(2, "b2", "a2", "1-0") +
                                    line(3, "b1", "a1", "1-0", R"(, "reason": "lot")"));
    folder.write("teams.txt", "A: a1; a2\nB: b1; b2\n");
    CHECK(folder.rank({"--system", "knock-out", "--teams", "teams.txt"}) ==
          R"(knock-out: 2 teams, 2 games; a win is 2 points, a draw 1

place  no  team   1   2  out in round     %  won, drawn, lost  decided by
    1   1  B      *  02             -  50.0          +1 =0 -1
    2   2  A     20   *             1  50.0          +1 =0 -1  out in round

by lot B goes on after the tie with A
)");
    const auto json = nlohmann::json::parse(folder.rank({"--system", "knock-out", "--teams", "teams.txt", "--json"}));
    CHECK(json["lots"] == nlohmann::json::parse(R"([["B", "A"]])"));
    CHECK(folder.rank({"--system", "relay", "--teams", "teams.txt"}).find("relay: 2 teams, 2 games") == 0);
}

TEST_CASE("what cannot be ranked is refused with the file, the line, and what was expected") {
    const RankFolder folder;
    CHECK(folder.rank({}) == "rank: cannot read 'games.jsonl'");
    const std::string good = line(1, "a", "b", "1-0");
    for (const auto& [bad, fault] :
         {std::pair{std::string{"{]"}, "expected a game as a JSON object, found '{]'"},
          std::pair{line(2, "a", "b", "2-0"), "result '2-0' is none of 1-0, 1/2-1/2, 0-1"},
          std::pair{line(2, "a", "a", "1-0"), "'a' plays itself"},
          std::pair{line(2, "", "a", "1-0"), "field white is empty, expected a player's name; a bye is White's"},
          std::pair{line(1, "a", "c", "1-0"), "game 1 is there already"}}) {
        std::string text = good;
        text.append("\n").append(bad);
        folder.write("games.jsonl", text);
        CHECK(folder.rank({}) == std::string{"rank: games.jsonl line 3: "} + fault);
    }
    folder.write("games.jsonl", good);
    CHECK(folder.rank({"--system", "league"}) ==
          "rank: --system 'league': expected round-robin, swiss, knock-out, team or relay");
    CHECK(folder.rank({"--tie-break", "median"}) == "rank: --tie-break 'median': expected solkoff or rating");
    CHECK(folder.rank({"--unit", "pair"}) == "rank: --unit 'pair': expected game or mini-match");
    CHECK(folder.rank({"--team-points", "x"}) == "rank: --team-points 'x': expected match or game");
    CHECK(folder.rank({"--teams", "teams.txt"}) == "rank: --teams: expected --system team, knock-out or relay with it");
    CHECK(folder.rank({"--ratings", "ratings.txt"}) == "rank: cannot read 'ratings.txt'");
    CHECK(folder.rank({"--ratings", folder.path("")}) == "rank: cannot read ''");
    CHECK(folder.rank({"more.jsonl"}) == "rank: found 2 files, expected one of games");
    CHECK(folder.rank({"--bad"}).find("bad") != std::string::npos);
    CHECK(folder.rank({"--system", "team"}) ==
          "rank: games.jsonl line 1: player 'a' is in no team, expected fields white_team and black_team or a line in "
          "--teams");
    CHECK(folder.rank({"--help"}).find("FILE.jsonl") != std::string::npos);
}

TEST_CASE("lists of ratings and teams name the line that is wrong") {
    const RankFolder folder;
    for (const auto& [text, fault] : {std::pair{"a 1\na", "'a' is unknown, expected a name and a rating"},
                                      std::pair{"a 1\nb high", "'b high' is unknown, expected a name and a rating"},
                                      std::pair{"a 1\na 2", "player 'a' has a rating already"}}) {
        folder.write("list.txt", text);
        CHECK(read_ratings(folder.path("list.txt")).error() == folder.path("list.txt") + " line 2: " + fault);
    }
    for (const auto& [text, fault] :
         {std::pair{"x: a\ny", "'y' is unknown, expected TEAM: PLAYER; PLAYER; ..."},
          std::pair{"x: a\nx: b", "team 'x' is there already"},
          std::pair{"x: a\ny: b;;c", "a player without a name, expected TEAM: PLAYER; PLAYER; ..."},
          std::pair{"x: a\ny: b; a", "player 'a' is in a team already"}}) {
        folder.write("list.txt", text);
        CHECK(read_teams(folder.path("list.txt")).error() == folder.path("list.txt") + " line 2: " + fault);
    }
}

TEST_CASE("a bye is no game of a report") {
    const RankFolder folder;
    folder.write("games.jsonl", line(1, "a", "b", "1-0") + line(2, "c", "", "1-0"));
    std::ostringstream out;
    CHECK(run_report({"report", folder.path("games.jsonl"), "-o", folder.path("page.html")}, out).has_value());
}

TEST_CASE("what a text takes on a terminal") {
    CHECK(display_width("Шашки") == 5);
    CHECK(display_width("国际跳棋") == 8);
    CHECK(display_width("a\xff") == 2);
    CHECK(on_one_line("a\nb\x7f") == "a?b?");
}

}  // namespace draughts
