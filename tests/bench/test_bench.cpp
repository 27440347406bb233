// bolshak-bench as scripts call it: lines, exit codes, the same search on both code paths.
#include <regex>
#include <string>
#include <vector>

#include "catch.h"
#include "support/child_process.h"
#include "support/perft_data.h"

namespace draughts {

namespace {

const std::string program = TESTED_PROGRAM;
constexpr int embedded_pieces = DRAUGHTS_EMBEDDED_PIECES;

void check_perft(VariantId variant, const std::string& counting, const std::vector<std::uint64_t>& expected) {
    const auto finished = run_to_end({program, "perft", "--variant", std::string{name_of(variant)}, "--depth", "8",
                                      "--count", counting, "--threads", "2", "--hash", "4"});
    CHECK(finished.exit_code == 0);
    REQUIRE(finished.lines.size() == 8);
    for (std::size_t i = 0; i < 8; ++i) {
        const std::regex line{"depth " + std::to_string(i + 1) + " nodes " + std::to_string(expected[i]) +
                              R"( time \d+\.\d{3} mnps \d+\.\d)"};
        CAPTURE(finished.lines[i]);
        CHECK(std::regex_match(finished.lines[i], line));
    }
}

}  // namespace

TEST_CASE("perft prints a line for each depth, with the recorded counts") {
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        const PerftRow start = perft_rows(variant).front();
        REQUIRE(start.position == Position::start());
        check_perft(variant, "distinct", start.distinct);
        check_perft(variant, "orders", start.orders);
    }
}

TEST_CASE("divide sums to the count") {
    const auto finished = run_to_end({program, "perft", "--depth", "5", "--divide"});
    REQUIRE(finished.lines.size() == 8);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < 7; ++i) {
        sum += std::stoull(finished.lines[i].substr(finished.lines[i].find(": ") + 2));
    }
    CHECK(sum == 7482);  // published
    CHECK(finished.lines.back().starts_with("depth 5 nodes 7482 "));
}

TEST_CASE("A03: moves prints each move with the position it leads to, sorted") {
    const std::vector<std::string> russian{"f2xc5xf8xh6\tB:WKh6:Bd2", "f2xd4xh8\tB:WKh8:Be7,d2"};
    const auto finished = run_to_end({program, "moves", "--fen", "W:WKf2:Be7,g7,d2,e3"});
    CHECK(finished.lines == russian);
    CHECK(finished.exit_code == 0);
    CHECK(run_to_end({program, "moves", "--variant", "brazilian", "--fen", "W:WKf2:Be7,g7,d2,e3"}).lines ==
          std::vector<std::string>{russian.front()});
}

TEST_CASE("moves reads positions from its input; an unreadable one costs itself only") {
    const auto finished = run_to_end({program, "moves", "--fen", "-"}, "W:Wd4:Bc3\nrubbish\nW:Wa3:Bb4,c5\n");
    CHECK(finished.lines == std::vector<std::string>{"d4xb2\tB:Wb2:B", "", "", ""});
    CHECK(finished.exit_code == 2);
}

TEST_CASE("bad arguments end with code 2 and print nothing") {
    const std::vector<std::vector<std::string>> bad{{},
                                                    {"count"},
                                                    {"perft", "--variant", "english"},
                                                    {"perft", "--depth", "0"},
                                                    {"perft", "--depth", "x"},
                                                    {"perft", "--fen", "W:Wz9:B"},
                                                    {"perft", "--count", "some"},
                                                    {"moves", "extra"},
                                                    {"search", "--time", "-1"},
                                                    {"shots", "--time", "0"},
                                                    {"endings", "--nodes", "0"},
                                                    {"endings", "--draw-rules", "chess"},
                                                    {"search", "--threads", "0"}};
    for (const auto& arguments : bad) {
        std::vector<std::string> command{program};
        command.insert(command.end(), arguments.begin(), arguments.end());
        CAPTURE(arguments);
        const auto finished = run_to_end(command);
        CHECK(finished.exit_code == 2);
        CHECK(finished.lines.empty());
    }
}

TEST_CASE("search ends with its sum") {
    const auto finished = run_to_end({program, "search", "--variant", "brazilian", "--depth", "4"});
    REQUIRE_FALSE(finished.lines.empty());
    CHECK(std::regex_match(finished.lines.back(), std::regex{R"(nodes \d+ time \d+\.\d+ mnps \d+\.\d+)"}));
}

TEST_CASE("shots: depth 8 plays hardly any, a deeper search most") {
    for (const std::string variant : {"russian", "brazilian"}) {
        const auto shallow = run_to_end({program, "shots", "--variant", variant, "--depth", "8"});
        const auto deeper = run_to_end({program, "shots", "--variant", variant, "--depth", "15"});
        REQUIRE(shallow.lines.size() > 60);
        const std::string all = std::to_string(shallow.lines.size() - 1);
        CAPTURE(variant, shallow.lines.back(), deeper.lines.back());
        const auto solved = [&](const std::string& line) {
            std::smatch match;
            REQUIRE(std::regex_match(line, match, std::regex{"solved (\\d+) of " + all}));
            return std::stoi(match[1]);
        };
        CHECK(solved(shallow.lines.back()) < 5);  // none with all embedded tables
        CHECK(2 * solved(deeper.lines.back()) > std::stoi(all));
    }
}

TEST_CASE("endings count the moves that throw a result away: many without thought, hardly any with it") {
    const auto run = [](const std::string& nodes) {
        return run_to_end({program, "endings", "--positions", "40", "--nodes", nodes});
    };
    if (embedded_pieces < 4) {
        WARN("this build has no endgame tables of 4 pieces: there is nothing to judge by");
        CHECK(run("2").exit_code == 2);
        return;
    }
    const auto thrown = [&](const std::string& nodes) {
        const auto finished = run(nodes);
        REQUIRE(finished.lines.size() == 5);
        std::smatch match;
        REQUIRE(
            std::regex_match(finished.lines.back(), match, std::regex{R"(moves 160 thrown (\d+) percent \d+\.\d\d)"}));
        return std::stoi(match[1]);
    };
    CHECK(thrown("2") > 8);
    CHECK(thrown("20000") < 8);
}

TEST_CASE("both code paths search the same nodes") {
    const auto fast = run_to_end({program, "signature"});
    const auto portable = run_to_end({"/usr/bin/env", "BOLSHAK_CPU=portable", program, "signature"});
    REQUIRE_FALSE(fast.lines.empty());
    CHECK(std::regex_match(fast.lines.back(), std::regex{R"(Bench: \d+ \d+)"}));
    CHECK(fast.lines == portable.lines);
}

}  // namespace draughts
