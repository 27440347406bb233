// Events that were ranked by hand: tests/data/ranking/.
#include <string>
#include <tuple>
#include <vector>

#include "catch.h"
#include "match/fixed_text.h"
#include "match/ranking_event.h"
#include "openings/list_file.h"
#include "protocol/words.h"
#include "support/data_file.h"

namespace draughts {

namespace {

using Row = std::vector<std::string>;

[[nodiscard]] GameRecord game_of(const Row& row) {
    GameRecord record;
    record.round = std::stoi(row.at(1));
    record.white = row.at(2);
    record.black = row.at(3);
    record.result = row.at(4) == "2" ? "1-0" : row.at(4) == "1" ? "1/2-1/2" : "0-1";
    return record;
}

void set_rules(RankingRules& rules, const Row& row) {
    const auto system = parse_ranking_system(row.at(1));
    REQUIRE(system);
    rules.system = *system;
    const std::string method = row.size() > 2 ? row[2] : "";
    rules.swiss = method == "rating" ? SwissMethod::rating : SwissMethod::solkoff;
    rules.team_points = method == "game" ? TeamPoints::of_games : TeamPoints::of_matches;
}

/// A standing as the files have it: place, name, what separated it, each criterion with its values.
[[nodiscard]] Row row_of(const Standing& standing, const EventRanking& event) {
    const auto& criteria = event.ranking.criteria;
    Row row{"rank", std::to_string(standing.place), event.table.players()[standing.player],
            standing.separated_by ? criteria[*standing.separated_by].name : "-"};
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        std::string values;
        for (const double value : standing.values[i]) {
            const std::string text = fixed_text(value, 0);
            values += (values.empty() ? "" : ", ") + (text == "inf" ? "-" : text);
        }
        row.push_back(criteria[i].name + " " + (values.empty() ? "-" : values));
    }
    return row;
}

struct Expected {
    RankingRules rules;
    std::vector<Row> rows;
};

struct HandFile {
    std::vector<GameRecord> games;
    std::vector<Expected> rankings;
};

[[nodiscard]] HandFile read_hand_file(const std::string& name) {
    HandFile file;
    RankingRules rules;
    for (Row row : data_rows("ranking/" + name)) {
        for (std::string& field : row) {
            field = std::string{trimmed(field)};
        }
        if (row[0] == "game") {
            file.games.push_back(game_of(row));
        } else if (row[0] == "team") {
            rules.teams.push_back({row.at(1), {row.begin() + 2, row.end()}});
        } else if (row[0] == "rating") {
            rules.ratings[row.at(1)] = std::stod(row.at(2));
        } else if (row[0] == "rules") {
            set_rules(rules, row);
            file.rankings.push_back({rules, {}});
        } else {
            REQUIRE(row[0] == "rank");
            file.rankings.back().rows.push_back(row);
        }
    }
    return file;
}

}  // namespace

TEST_CASE("every value, place and reason is that of the ranking worked by hand") {
    for (const auto& [name, games, rankings] :
         {std::tuple{"round_robin.txt", 28U, 1U}, std::tuple{"swiss_4_rounds.txt", 16U, 1U},
          std::tuple{"swiss_5_rounds.txt", 20U, 2U}, std::tuple{"knock_out.txt", 20U, 1U},
          std::tuple{"relay.txt", 7U, 1U}, std::tuple{"team.txt", 18U, 2U}}) {
        CAPTURE(name);
        const HandFile file = read_hand_file(name);
        CHECK(file.games.size() == games);
        CHECK(file.rankings.size() == rankings);
        for (const Expected& expected : file.rankings) {
            const auto event = rank_event(file.games, expected.rules);
            REQUIRE(event);
            std::vector<Row> rows;
            for (const Standing& standing : event->ranking.standings) {
                rows.push_back(row_of(standing, *event));
            }
            CHECK(rows == expected.rows);
        }
    }
}

}  // namespace draughts
