// The lines about scores, searches and options, in both dialects.
#include <cstdlib>

#include "catch.h"
#include "protocol/hub_report.h"
#include "protocol/uci_report.h"

namespace draughts {

namespace {

/// What clients compute from a Hub score: int(float(text) * 100).
[[nodiscard]] int as_client_reads(const std::string& text) {
    return static_cast<int>(std::strtod(text.c_str(), nullptr) * 100);
}

[[nodiscard]] Move quiet(int from, int to) {
    return {square_of_number(from), square_of_number(to), Bitboard{}, false};
}

[[nodiscard]] SearchInfo sample() {
    SearchInfo info;
    info.depth = 9;
    info.seldepth = 15;
    info.score = 12;
    info.nodes = 80'312;
    info.time = std::chrono::microseconds{32'124};
    info.hashfull = 3;
    info.table_hits = 17;
    info.pv = {quiet(22, 18), quiet(11, 15)};
    return info;
}

}  // namespace

TEST_CASE("clients read every Hub score to the hundredth") {
    for (Score score = -7999; score <= 7999; ++score) {
        REQUIRE(as_client_reads(format_hub_score(score)) == score);
    }
    CHECK(format_hub_score(13) == "0.13");
    CHECK(format_hub_score(0) == "0.00");
    CHECK(format_hub_score(-150) == "-1.50");
    CHECK(format_hub_score(29) == "0.291");
}

TEST_CASE("a Hub win in n plies is 100 - n/100, and no evaluation looks like one") {
    CHECK(format_hub_score(win_in(7)) == "99.93");
    CHECK(format_hub_score(loss_in(8)) == "-99.92");
    for (Ply plies = 0; plies < max_ply; ++plies) {
        REQUIRE(as_client_reads(format_hub_score(win_in(plies))) == 10'000 - plies);
        REQUIRE(as_client_reads(format_hub_score(loss_in(plies))) == plies - 10'000);
    }
    CHECK(as_client_reads(format_hub_score(eval_limit)) == 7999);
    CHECK(as_client_reads(format_hub_score(-eval_limit)) == -7999);
}

TEST_CASE("Hub info and done lines") {
    CHECK(format_hub_info(sample(), Numbering::top) ==
          "info depth=9 score=0.12 nodes=80312 time=0.032 nps=2.50 pv=\"22-18 11-15\"");
    CHECK(format_hub_info(sample(), Numbering::bottom) ==
          "info depth=9 score=0.12 nodes=80312 time=0.032 nps=2.50 pv=\"10-14 23-19\"");
    SearchInfo bare;
    bare.depth = 1;
    CHECK(format_hub_info(bare, Numbering::top) == "info depth=1 score=0.00 nodes=0 time=0.000 nps=0.00");

    SearchResult result;
    CHECK(format_hub_done(result, Numbering::top) == "done");
    result.best = quiet(22, 18);
    CHECK(format_hub_done(result, Numbering::top) == "done move=22-18");
    result.ponder = quiet(11, 15);
    CHECK(format_hub_done(result, Numbering::top) == "done move=22-18 ponder=11-15");
}

TEST_CASE("a one-move line of play is not quoted") {
    SearchInfo info = sample();
    info.pv.resize(1);
    CHECK(format_hub_info(info, Numbering::top).ends_with(" pv=22-18"));
}

TEST_CASE("UCI scores: centimen, or moves to the end") {
    CHECK(format_uci_score(12) == "cp 12");
    CHECK(format_uci_score(-7) == "cp -7");
    CHECK(format_uci_score(win_in(1)) == "mate 1");
    CHECK(format_uci_score(win_in(7)) == "mate 4");
    CHECK(format_uci_score(loss_in(0)) == "mate 0");
    CHECK(format_uci_score(loss_in(2)) == "mate -1");
    CHECK(format_uci_score(loss_in(8)) == "mate -4");
}

TEST_CASE("UCI info and bestmove lines") {
    const Position start = Position::start();
    CHECK(format_uci_info(sample(), VariantId::russian, start, false) ==
          "info depth 9 seldepth 15 multipv 1 score cp 12 nodes 80312 nps 2500062 hashfull 3 tbhits 17 time 32 "
          "pv c3-d4 f6-e5");
    SearchInfo second = sample();
    second.line = 2;
    second.bound = Bound::lower;
    second.pv.clear();
    CHECK(format_uci_info(second, VariantId::russian, start, false) ==
          "info depth 9 seldepth 15 multipv 2 score cp 12 lowerbound nodes 80312 nps 2500062 hashfull 3 tbhits 17 time "
          "32");
    SearchInfo won = second;
    won.score = win_in(7);
    CHECK(format_uci_info(won, VariantId::russian, start, true) ==
          "info depth 9 seldepth 15 multipv 2 score mate 4 lowerbound wdl 1000 0 0 nodes 80312 nps 2500062 hashfull 3 "
          "tbhits 17 time 32");
    SearchResult result;
    CHECK(format_uci_bestmove(result, VariantId::russian, start) == "bestmove (none)");
    result.best = quiet(22, 18);
    result.ponder = quiet(11, 15);
    CHECK(format_uci_bestmove(result, VariantId::russian, start) == "bestmove c3-d4 ponder f6-e5");
}

TEST_CASE("options and parameters as each dialect declares them") {
    Option variant;
    variant.name = "variant";
    variant.type = Option::Type::choice;
    variant.value = "brazilian";
    variant.default_value = "russian";
    variant.choices = {"russian", "brazilian"};
    CHECK(format_hub_param(variant) == "param name=variant value=brazilian type=enum values=\"russian brazilian\"");
    CHECK(format_uci_option(variant) == "option name UCI_Variant type combo default russian var russian var brazilian");

    Option hash;
    hash.name = "hash";
    hash.type = Option::Type::integer;
    hash.value = "32";
    hash.default_value = "16";
    hash.min = 1;
    hash.max = 1024;
    CHECK(format_hub_param(hash) == "param name=hash value=32 type=int min=1 max=1024");
    CHECK(format_uci_option(hash) == "option name Hash type spin default 16 min 1 max 1024");

    Option path;
    path.name = "tablebase-path";
    path.type = Option::Type::text;
    path.value = "my tables";
    CHECK(format_hub_param(path) == "param name=tablebase-path value=\"my tables\" type=string");
    CHECK(format_uci_option(path) == "option name TablebasePath type string default <empty>");
}

TEST_CASE("an error message is one line without quotes inside") {
    CHECK(format_hub_error("bad \"x\"\ty\n") == "error message=\"bad 'x' y \"");
}

}  // namespace draughts
