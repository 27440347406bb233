#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "catch.h"
#include "match/report.h"
#include "match/report_summary.h"

namespace draughts {

namespace {

/// A game of three moves, the last of them a capture.
[[nodiscard]] GameRecord game(int number, const char* white, const char* black, const char* result) {
    GameRecord record;
    record.game = number;
    record.pair = (number + 1) / 2;
    record.variant = "russian";
    record.opening = "table <1>";
    record.fen = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
    record.white = white;
    record.black = black;
    record.result = result;
    record.reason = "no-moves";
    record.moves = {{"c3-d4", 0.25, 9, 0.5, 1000}, {"f6-e5", {}, {}, 1.5, {}}, {"d4xf6", {}, {}, 1.5, {}}};
    return record;
}

[[nodiscard]] int count_of(std::string_view text, std::string_view part) {
    int count = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) {
        ++count;
    }
    return count;
}

[[nodiscard]] std::string between(const std::string& text, const std::string& begin, const std::string& end) {
    const auto from = text.find(begin) + begin.size();
    return text.substr(from, text.find(end, from) - from);
}

}  // namespace

TEST_CASE("the summary counts by player, colour, opening, reason and length") {
    const Summary summary = summarise({game(1, "us", "them", "1-0"), game(2, "them", "us", "1/2-1/2"),
                                       game(3, "us", "them", "0-1"), game(4, "them", "us", "1/2-1/2")});
    REQUIRE(summary.players.size() == 2);
    const PlayerSummary& us = summary.players[0];
    CHECK(us.name == "us");
    CHECK(us.all.points() == 4);
    CHECK(us.as_white.wins == 1);
    CHECK(us.as_white.losses == 1);
    CHECK(us.as_black.draws == 2);
    CHECK(std::abs(us.elo.elo) < 1e-9);  // three quarters of one pair, a quarter of the other
    CHECK(us.timed_moves == 2 + 1 + 2 + 1);
    CHECK(us.seconds == 2.0 + 1.5 + 2.0 + 1.5);
    CHECK(summary.against[1][0].wins == 1);
    REQUIRE(summary.openings.size() == 1);
    CHECK(summary.openings[0].second.draws == 2);
    CHECK(summary.reasons.at("no-moves") == 4);
    CHECK(summary.lengths == std::vector<int>{3, 3, 3, 3});
}

TEST_CASE("the games in the page are JSON with all positions") {
    const auto text = games_json({game(1, "us", "</script>", "1-0")});
    REQUIRE(text);
    CHECK(text->find('<') == std::string::npos);
    const auto games = nlohmann::json::parse(*text);
    REQUIRE(games.size() == 1);
    CHECK(games[0]["black"] == "</script>");
    const auto& positions = games[0]["positions"];
    REQUIRE(positions.size() == 4);
    CHECK(positions[0] == "bbbbbbbbbbbb--------wwwwwwwwwwww");
    CHECK(positions[1] == "bbbbbbbbbbbb-----w--w-wwwwwwwwww");  // c3 (22) has gone to d4 (18)
    const std::string last = positions[3];
    CHECK(std::count(last.begin(), last.end(), 'b') == 11);
    CHECK(last[10] == 'w');  // f6
    CHECK(games[0]["moves"][2]["move"] == "d4:f6");
    CHECK(games[0]["moves"][0]["score"] == 0.25);
    CHECK(games[0]["moves"][1]["depth"].is_null());
}

TEST_CASE("the page is whole, alone and safe whatever the players are called") {
    const std::string nasty = "<b>&\"'{{js}}";
    const auto page =
        write_report({game(1, nasty.c_str(), "them", "1-0"), game(2, "them", nasty.c_str(), "0-1")}, "A & B <script>");
    REQUIRE(page);
    CHECK(page->find("<b>&") == std::string::npos);
    CHECK(page->find("&lt;b&gt;&amp;&quot;&#39;{{js}}") != std::string::npos);
    CHECK(count_of(*page, "<title>A &amp; B &lt;script&gt;</title>") == 1);
    CHECK(count_of(*page, "<script") == 2);
    CHECK(count_of(*page, "</script>") == 2);
    CHECK(count_of(*page, "src=") == 0);
    CHECK(count_of(*page, "<td>0</td><td>0</td><td>0</td><td>0</td><td>1</td><td>0.0 %</td><td>inf</td><td>inf</td>") ==
          1);
    CHECK(count_of(*page, "@import") == 0);
    CHECK(count_of(*page, "url(") == 0);
    CHECK(nlohmann::json::parse(between(*page, "id=\"data\">", "</script>")).size() == 2);
}

TEST_CASE("an event without games has a report; a game that does not replay has none") {
    CHECK(write_report({}, "Empty"));
    GameRecord broken = game(7, "us", "them", "1-0");
    broken.moves[1].move = "a1-a2";
    const auto page = write_report({broken}, "Broken");
    REQUIRE_FALSE(page);
    CHECK(page.error().starts_with("game 7: "));
}

}  // namespace draughts
