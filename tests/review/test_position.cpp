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
    PositionReport report{played(VariantId::russian, fen, moves), std::nullopt, std::nullopt, {}};
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
    // Black's f6 could take nothing now; with the move, e5-d4 gives one and takes the two others.
    const PositionReport quiet = report_of("W:Wa1:Bh8");
    CHECK(contains(threat_text(quiet, english()), "If Black were to move: no threat"));
    const PositionReport threat = report_of("W:Wd4,b2,h2:Be7,c7,a7,f6");
    CHECK(threat.threat);
    const PositionReport hanging = report_of("W:Wc3,e3,a1:Bd6,f6,b4");
    CHECK_FALSE(hanging.threat);  // a capture is due
    CHECK(threat_text(hanging, english()) == "");
}

TEST_CASE("a threat is told with what it wins") {
    // White may move anything; Black threatens d4xb2 or d4xf2, having a man next to an empty square behind.
    const PositionReport report = report_of("W:Wc3,g1,h4,a1:Bd4,h8,b8", "");
    CHECK_FALSE(report.threat);  // White has to take d4
    const PositionReport free = report_of("W:Wf2,h4,h2:Bc3,b8,d8");
    REQUIRE(free.threat);
    const std::string text = threat_text(free, english());
    CHECK(contains(text, "If Black were to move: "));
    CHECK(contains(text, "c3-"));  // on its way to the last rank
}

TEST_CASE("a lost position has no moves and no lines") {
    const PositionReport report = report_of("W:Wa3:Bb4,c5");
    CHECK(report.lines.empty());
    CHECK_FALSE(report.threat);
    CHECK(contains(facts_text(report, english()), "Black has won\n"));
    CHECK(verdict_text(report, english()) == "");
}

TEST_CASE("the report is JSON for scripts") {
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
