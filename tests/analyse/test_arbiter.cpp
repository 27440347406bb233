// The arbiter of archives: moves, results, draws and clocks. Positions and counts come from the rules and tests/data.
#include <sstream>
#include <string>

#include "analyse/arbiter.h"
#include "analyse/clocks.h"
#include "catch.h"
#include "pdn/reader.h"
#include "support/data_file.h"

namespace draughts {

namespace {

Verdict judged(const std::string& text, DrawRules rules = DrawRules::china64) {
    ArchiveGame game{"file.pdn", parse_pdn(text), {}};
    game.replay = replay(game.game);
    return judge(game, rules);
}

/// "kind: text" of each finding, a line each.
std::string findings_of(const std::string& text, DrawRules rules = DrawRules::china64) {
    std::string lines;
    for (const Finding& finding : judged(text, rules).findings) {
        lines += std::string{name_of(finding.kind)} + ": " + finding.text + '\n';
    }
    return lines;
}

bool contains(const std::string& text, const std::string& part) {
    INFO(text);
    CHECK(text.find(part) != std::string::npos);
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("illegal moves are named by the rule they break (H01)") {
    const auto fault = [](const std::string& fen, const std::string& move, const std::string& type = "25") {
        return findings_of("[GameType \"" + type + "\"]\n[FEN \"" + fen + "\"]\n" + move + " *");
    };
    contains(fault("W:Wd4:Bc3", "1. d4-e5"),
             "illegal-move: 1. d4-e5: a capture is compulsory: d4xb2 takes c3 backwards");
    contains(fault("W:Wh6:Bg7,c5,d2", "1. h6:f8:d6"), "must go on");
    contains(fault("W:Wf6:Bg5,e7,b4,c7", "1. f6xh4", "26"), "this takes 1 instead of 2");
    contains(fault("W:Wf6:Bg5,e7,b4,c7", "1. f6xh4", "26"), "in russian draughts the game replays");
    contains(fault("W:Wb2:Bd6", "1. b2-c4"), "not along a diagonal");
    contains(fault("W:Wb2:Bd6", "1. d6-c5"), "Black's man on d6 may not move: it is White's turn");
    contains(fault("W:Wb2:Bd6", "1. b2-c3 c3-d4"), "1... c3-d4: ");  // twice in a row (A19)
    contains(fault("W:Wb2:Bd6", "1. b2-a1"), "goes backwards only to capture");
    contains(fault("W:Wb2:Bd6", "1. b2-d4"), "legal: b2-a3, b2-c3");
    contains(findings_of("1. c3-d4 f6-g5 2. d4-c3 *"), "it may be a game of other rules, as no GameType is told");
    contains(findings_of("[FEN \"W:Wi9:Bd6\"]\n*"), "illegal-move: FEN: ");
}

TEST_CASE("what is replayed, broken, or has no moves") {
    CHECK(judged("1. c3-d4 d6-c5 *").is_replayed);
    CHECK(judged("1. c3-d4 d6-c5 *").findings.empty());
    CHECK(judged("1. c3-d4 d6-d5 *").is_broken);
    CHECK(judged("1. c3-d4 - *").is_broken);
    for (const char* text : {"[White \"A\"]\n1-0", "1. - - 2. - - 1/2-1/2"}) {
        const Verdict verdict = judged(text);
        CHECK_FALSE(verdict.is_replayed);
        CHECK_FALSE(verdict.is_broken);
        REQUIRE(verdict.findings.size() == 1);
        CHECK(verdict.findings[0].kind == FindingKind::no_moves);
    }
    contains(findings_of("1. c3-d4 (1. c3-c4) d6-c5 *"), "variation: in a variation 1. c3-c4: ");
    contains(findings_of("1. c3-d4 (1. e3-d4 d6-c5 *"), "form: line 1: a variation without an end");
}

TEST_CASE("results that contradict the board or each other") {
    contains(findings_of("[Result \"1-1\"]\n1. c3-d4 d6-c5 2-0"), "the tag Result says 1-1, the moves end with 2-0");
    CHECK(findings_of("[Result \"2-0\"]\n1. c3-d4 d6-c5 1-0") == "");  // the same in other words
    CHECK(findings_of("[Result \"2-0\"]\n1. c3-d4 d6-c5 *") == "");    // "*" only ends the game
    const std::string last = "[FEN \"W:Wc3:Bd4\"]\n1. c3:e5 ";         // takes the last man
    contains(findings_of(last + "1/2-1/2"),
             "result: after 1. c3:e5 Black has no legal move, but the result is 1/2-1/2");
    contains(findings_of(last + "0-2"), "but the result is 0-2");
    CHECK(findings_of(last + "1-0") == "");
    CHECK(findings_of(last + "*") == "");
    const std::string compulsory = "[FEN \"B:Wa3:Bb6,c5\"]\n1... b6-a5 2. a3-b4 ";  // A15
    CHECK(findings_of(compulsory + "*") == "");
    const std::string blocked = "[FEN \"W:Wa3,c3:Ba5\"]\n1. a3-b4 ";  // a5 cannot move, nor take: c3 is occupied
    contains(findings_of(blocked + "1-1"), "result: after 1. a3-b4 Black has no legal move, but the result is 1-1");
    contains(findings_of(blocked + "0-1"), "but the result is 0-1");
    CHECK(findings_of(blocked + "2-0") == "");
}

TEST_CASE("draws that were due: every recorded game, on its ply and not before") {
    std::size_t draws = 0;
    for (const auto& row : data_rows("draws.txt")) {
        CAPTURE(row[0]);
        const std::string type = row[1] == "russian" ? "25" : "26";
        const std::string text = "[GameType \"" + type + "\"]\n[FEN \"" + row[3] + "\"]\n" + row[4];
        const bool is_draw = row[5].starts_with("draw:");
        draws += is_draw ? 1 : 0;
        const Verdict verdict = judged(text + " 1-0");
        REQUIRE(verdict.is_broken == false);
        const bool is_win = row[5] == "white_wins" || row[5] == "ongoing";
        CHECK(verdict.findings.size() == (is_win ? 0U : 1U));
        if (is_draw && !verdict.findings.empty()) {
            CHECK(verdict.findings[0].kind == FindingKind::result);
            const std::string said = verdict.findings[0].text;
            const std::size_t by = said.find("drawn by ");
            REQUIRE(by != std::string::npos);
            const std::string rule = said.substr(by + 9, said.find(',') - by - 9);
            CHECK("draw:" + recorded_rule(rule) == row[5]);
        }
        if (is_draw) {
            CHECK(findings_of(text + " 1-1") == "");
        }
    }
    CHECK(draws > 20);
}

TEST_CASE("B05, B07: repetition and kings only") {
    const std::string game =
        "[GameType \"26\"]\n[FEN \"W:WKa1,g1:BKb8,b6\"]\n1. a1-h8 b8-h2 2. h8-a1 h2-b8 3. a1-h8 b8-h2 4. h8-a1 h2-b8 "
        "5. a1-h8 b8-h2 1/2-1/2";
    contains(findings_of(game),
             "draw: a draw by repetition was due after 4... h2-b8, but the game went on for 2 plies");
    CHECK(judged(game).findings[0].ply == 8);
    contains(findings_of(game, DrawRules::fmjd64), "a draw by repetition was due after 4... h2-b8");
    CHECK(findings_of(game, DrawRules::none) == "");
}

TEST_CASE("clock times are read as files write them") {
    CHECK(read_clock_time("0:01:30") == 90);
    CHECK(read_clock_time("1:30") == 90);
    CHECK(read_clock_time("59s") == 59);
    CHECK(read_clock_time("0:00:10.5") == 10.5);
    for (const char* text : {"", "s", "1:60", "1:2:3:4", "-1", "abc", "1:30s", "1e400", "1e30", "59ss", "+5", "1.2.3",
                             ".", "0x10", "inf", "9999999999999"}) {
        CAPTURE(text);
        CHECK_FALSE(read_clock_time(text));
    }
    const ClockReading both = read_clock("x [%clock w0:00:10 B0:00:03] y", Color::white);
    CHECK(both.white == 10);
    CHECK(both.black == 3);
    CHECK(read_clock("[%clock w59s B58s]", Color::white).black == 58);
    const ClockReading own = read_clock("[%clk 0:00:07]", Color::black);
    CHECK(own.black == 7);
    CHECK_FALSE(own.white);
    CHECK_FALSE(read_clock("[%clk soon]", Color::black).is_readable);
    CHECK(read_clock("[%emt 3] nothing", Color::white).is_readable);
    REQUIRE(read_time_rule("60+5"));
    CHECK(read_time_rule("60+5")->increment == 5);
    CHECK(read_time_rule("300")->base == 300);
    CHECK_FALSE(read_time_rule("40/7200:3600"));
    CHECK_FALSE(read_time_rule("1e30"));
    CHECK_FALSE(read_time_rule("*"));
    CHECK_FALSE(read_time_rule("*120"));
}

TEST_CASE("clocks that cannot be so") {
    const auto clocks = [](const std::string& control, const std::string& moves) {
        return findings_of("[TimeControl \"" + control + "\"]\n" + moves + " *");
    };
    CHECK(clocks("60+1", "1. c3-d4 {[%clk 0:00:58]} d6-c5 {[%clk 0:01:00]} 2. b2-c3 {[%clk 0:00:59]}") == "");
    contains(clocks("60+1", "1. c3-d4 {[%clk 0:00:50]} d6-c5 2. b2-c3 {[%clk 0:00:55]}"),
             "clock: 2. b2-c3: White's clock shows 0:00:55 after 0:00:50 and 1 s for the move");
    contains(clocks("60", "1. c3-d4 {[%clock w70s B60s]}"), "more than the game began with (0:01:00)");
    contains(clocks("60", "1. c3-d4 {[%clk 0:00:00]} d6-c5 2. b2-c3"), "2. b2-c3: White moves on with no time left");
    contains(clocks("60", "1. c3-d4 {[%clk soon]}"), "a clock that cannot be read");
    contains(clocks("60", "1. c3-d4 {[%clk 1e30]}"), "a clock that cannot be read");
    CHECK(clocks("40/7200:3600", "1. c3-d4 {[%clk 0:00:50]} d6-c5 2. b2-c3 {[%clk 0:01:55]}") == "");
}

}  // namespace draughts
