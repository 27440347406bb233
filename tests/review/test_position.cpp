// What is said of a position: facts by the rules and the tables, threats made by hand.
#include <nlohmann/json.hpp>
#include <string>

#include "catch.h"
#include "review/played.h"
#include "review/position_report.h"

namespace draughts {

namespace {

[[nodiscard]] bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

[[nodiscard]] PositionReport report_of(std::string_view fen, const std::string& moves = "") {
    Effort effort;
    effort.nodes = 5000;
    Analyst analyst{{.threads = 1, .hash = 4, .tables = ""}};
    PositionReport report;
    report.game = played(VariantId::russian, fen, moves);
    report.tables = analyst.ask_tables(report.game);
    report.threat = find_threat(analyst, report.game, effort);
    report.lines = analyst.search(report.game, effort, 3);
    return report;
}

[[nodiscard]] Words english() {
    return Words::in("en").value();
}

}  // namespace

TEST_CASE("facts are told by rules and tables") {
    if (!has_tables_of_four) {
        WARN("tables of four pieces are not built in: not tried");
        return;
    }
    // tests/data/endgame_edge.txt has the value of the first; a lone king with two moves behind it.
    const PositionReport report = report_of("W:WKa3,Kd2,Kc1:BKb8");
    const std::string facts = facts_text(report, english());
    CHECK(contains(facts, "White to move. Russian draughts, draw rules china64\nFEN: W:WKa3,Kd2,Kc1:BKb8\n"));
    CHECK(contains(facts, "\nTables: win in "));
    CHECK(contains(facts, "\nMoves (15): a3-b2 "));
    CHECK(report.lines.size() == 3);
    CHECK(contains(verdict_text(report, english()), "White: win in "));
    CHECK(contains(facts_text(report_of("W:Wc3:Bd4,h8"), english()), "Moves (1): c3xe5 (a capture is due)"));
}

TEST_CASE("a threat is what the other side would win if it were to move") {
    CHECK(contains(threat_text(report_of("W:Wa1:Bh8"), english()), "If Black were to move: no threat"));
    // Black's man is two steps from the last rank, and nothing can stop it.
    const PositionReport report = report_of("W:Wh4,h2,g1:Bc3,b8,d8");
    REQUIRE(report.threat);
    CHECK(report.threat->gain.men == 2);
    CHECK(contains(threat_text(report, english()), "If Black were to move: wins "));
}

TEST_CASE("where a capture is due nobody threatens") {
    const PositionReport report = report_of("W:Wc3,g1,h4,a1:Bd4,h8,b8");
    CHECK_FALSE(report.threat);
    CHECK(threat_text(report, english()) == "");
}

TEST_CASE("squares may be told as numbers") {
    PositionReport report = report_of("W:Wc3:Bd4,h8");  // c3 is 22, d4 18, e5 15, h8 4
    report.squares = SquareStyle::numeric;
    CHECK(contains(facts_text(report, english()), "FEN: W:W22:B4,18\n"));
    CHECK(contains(facts_text(report, english()), "Moves (1): 22x15 "));
    CHECK(contains(row_text(report, report.lines[0]), " 22x15"));
    CHECK(nlohmann::json::parse(report_json(report))["moves"][0] == "22x15");
}

TEST_CASE("a lost position has no moves and no lines") {
    const PositionReport report = report_of("W:Wa3:Bb4,c5");
    CHECK(report.lines.empty());
    CHECK_FALSE(report.threat);
    CHECK(contains(facts_text(report, english()), "Black has won\n"));
    CHECK(verdict_text(report, english()) == "");
}

TEST_CASE("the report is JSON for scripts") {
    if (!has_tables_of_four) {
        WARN("tables of four pieces are not built in: not tried");
        return;
    }
    const auto json = nlohmann::json::parse(report_json(report_of("W:WKa3,Kd2,Kc1:BKb8")));
    CHECK(json["turn"] == "white");
    CHECK(json["status"] == "ongoing");
    CHECK(json["moves"].size() == 15);
    CHECK(json["tables"]["value"] == "win");
    CHECK(json["lines"].size() == 3);
    CHECK(json["lines"][0]["chances"]["win"] == 1000);
    CHECK(json["lines"][0]["win_in"].get<int>() % 2 == 1);
    CHECK(nlohmann::json::parse(report_json(report_of("W:Wa3:Bb4,c5")))["status"] == "black-wins");
}

}  // namespace draughts
