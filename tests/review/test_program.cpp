// bolshak-analyse position, game, shots and image as programs: files, resuming, refusals, and the page in a browser.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "catch.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"

namespace draughts {

namespace {

/// Three games: a short one, one with an illegal move in it, a Brazilian one.
constexpr const char* three_games =
    "[White \"Anna\"]\n[Black \"Boris\"]\n[GameType \"25\"]\n[Result \"1-0\"]\n\n"
    "1. c3-d4 b6-a5 2. d4-c5 d6:b4 3. a3:c5 f6-g5 1-0\n\n"
    "[White \"Carla\"]\n[Black \"Dima\"]\n[GameType \"25\"]\n[Result \"*\"]\n\n1. c3-d4 b6-c5 2. e3-e4 *\n\n"
    "[White \"Edu\"]\n[Black \"Fabio\"]\n[GameType \"26\"]\n[Result \"1/2-1/2\"]\n\n1. c3-d4 f6-e5 2. d4xf6 g7xe5 "
    "1/2-1/2\n";

[[nodiscard]] std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    std::ranges::sort(lines);
    return lines;
}

[[nodiscard]] std::string last_line(const std::vector<std::string>& arguments) {
    const FinishedProcess process = run(arguments);
    CHECK(process.exit_code == 0);
    REQUIRE_FALSE(process.lines.empty());
    return process.lines.back();
}

[[nodiscard]] bool has_program(const std::string& name) {
    return run_to_end({"/bin/sh", "-c", "command -v " + name}).exit_code == 0;
}

}  // namespace

TEST_CASE("games are reviewed once, by one engine as by two, and a torn line is no game") {
    const TemporaryFolder folder;
    const std::string file = folder / "games.pdn";
    std::ofstream{file} << three_games;
    const std::vector<std::string> command{"game", file, "--nodes", "500", "-o", folder / "out"};
    CHECK(last_line(command) == "games 3 reviewed 3 known 0 broken 1");
    const std::string lines = folder.text("out.jsonl");
    CHECK(last_line(command) == "games 3 reviewed 0 known 3 broken 1");
    CHECK(folder.text("out.jsonl") == lines);
    const std::string page = folder.text("out.html");

    std::ofstream{folder / "out.jsonl"} << lines.substr(0, lines.size() - 20);
    CHECK(last_line(command) == "games 3 reviewed 1 known 2 broken 1");
    CHECK(folder.text("out.jsonl") == lines);
    CHECK(folder.text("out.html") == page);
    CHECK(last_line({"game", file, "--nodes", "500", "--jobs", "2", "-o", folder / "two"}) ==
          "games 3 reviewed 3 known 0 broken 1");
    CHECK(lines_of(folder.text("two.jsonl")) == lines_of(lines));
    CHECK(last_line({"game", file, "--nodes", "501", "--games", "3", "-o", folder / "out"}) ==
          "games 1 reviewed 1 known 0 broken 0");
    const std::string other = folder.text("out.jsonl");
    CHECK(std::ranges::count(other, '\n') == 1);  // those by other settings are gone
    CHECK(last_line({"game", file, "--nodes", "501", "--games", "1-2", "-o", folder / "out"}) ==
          "games 2 reviewed 2 known 0 broken 1");
    CHECK(std::ranges::count(folder.text("out.jsonl"), '\n') == 3);
    CHECK(folder.text("out.jsonl").ends_with(other));
}

TEST_CASE("a game that was renamed or moved is known by its moves, and one without moves has its line") {
    const TemporaryFolder folder;
    const std::string file = folder / "games.pdn";
    std::ofstream{file} << three_games;
    CHECK(run({"game", file, "--nodes", "300"}).exit_code == 0);  // the output is beside the input
    std::ofstream{file} << "[White \"Nobody\"]\n\n*\n\n" << three_games;
    CHECK(last_line({"game", file, "--nodes", "300"}) == "games 4 reviewed 0 known 4 broken 2");
    const std::string lines = folder.text("games-review.jsonl");
    CHECK(std::ranges::count(lines, '\n') == 4);
    const auto second = nlohmann::json::parse(
        lines.substr(lines.find('\n') + 1, lines.find('\n', lines.find('\n') + 1) - lines.find('\n') - 1));
    CHECK(second["game"] == 2);
    CHECK(second["white"] == "Anna");
    std::filesystem::create_directory(folder / "tables");
    CHECK(last_line({"game", file, "--nodes", "300", "--tables", folder / "tables"}) ==
          "games 4 reviewed 3 known 1 broken 2");
}

TEST_CASE("shards put together are the whole") {
    const TemporaryFolder folder;
    const std::string file = folder / "games.pdn";
    std::ofstream{file} << three_games;
    CHECK(last_line({"game", file, "--nodes", "300", "--shard", "1/2", "-o", folder / "one"}) ==
          "games 2 reviewed 2 known 0 broken 0");
    CHECK(last_line({"game", file, "--nodes", "300", "--shard", "2/2", "-o", folder / "two"}) ==
          "games 1 reviewed 1 known 0 broken 1");
    std::ofstream{folder / "all.jsonl"} << folder.text("one.jsonl") << folder.text("two.jsonl");
    CHECK(last_line({"game", file, "--nodes", "300", "-o", folder / "all"}) == "games 3 reviewed 0 known 3 broken 1");
}

TEST_CASE("annotated games replay as the ones they come from") {
    const TemporaryFolder folder;
    const std::string file = folder / "games.pdn";
    std::ofstream{file} << three_games;
    CHECK(run({"game", file, "--nodes", "500", "-o", folder / "out"}).exit_code == 0);
    const FinishedProcess check = run({"check", folder / "out.pdn"});
    CHECK(check.lines.back() == "games 3 replayed 2 broken 1");
}

TEST_CASE("shots are written as puzzles in two forms") {
    const TemporaryFolder folder;
    const std::string file = folder / "games.pdn";
    std::ofstream{file} << "[FEN \"W:Wb4,d4,h4,c3,g3,e1,g1:Bh8,c7,d6,f6,h6,e5,f4\"]\n\n1. e1-f2 *\n";
    CHECK(last_line({"shots", file, "--nodes", "300000", "-o", folder / "out"}) == "games 1 shots 1");
    const auto shot = nlohmann::json::parse(folder.text("out.jsonl"));
    CHECK(shot["solution"][0] == "d4-c5");
    CHECK(shot["played"] == false);
    CHECK(run({"check", folder / "out.pdn"}).lines.back() == "games 1 replayed 1 broken 0");
}

TEST_CASE("a position is told as JSON, from FEN or table") {
    const auto json =
        nlohmann::json::parse(last_line({"position", "table", "1-I", "--json", "--nodes", "2000", "--multipv", "2"}));
    CHECK(json["fen"] == "B:Wc5,a3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,d6,f6,h6,a5");
    CHECK(json["turn"] == "black");
    CHECK(json["lines"].size() == json["moves"].size());  // Black has to take
    CHECK(run({"position", "start", "--depth", "3", "--lang", "zh"}).exit_code == 0);
}

TEST_CASE("a picture is written as SVG, and as PNG where rsvg-convert is installed") {
    const TemporaryFolder folder;
    CHECK(run({"image", "start", "-o", folder / "board.svg"}).exit_code == 0);
    CHECK(folder.text("board.svg").starts_with("<svg "));
    if (has_program("rsvg-convert")) {
        CHECK(run({"image", "start", "-o", folder / "board.png"}).exit_code == 0);
        CHECK(folder.text("board.png").substr(1, 3) == "PNG");
    } else {
        WARN("no rsvg-convert: no PNG was drawn");
        CHECK(is_refused({"image", "start", "-o", folder / "board.png"}, "needs the program rsvg-convert"));
    }
}

TEST_CASE("what cannot be done is refused in one line") {
    const TemporaryFolder folder;
    CHECK(is_refused({"image"}, "no position, expected a FEN, start, or table NAME"));
    CHECK(is_refused({"image", "start", "-o", "board.gif"}, "ends in .svg or .png"));
    CHECK(is_refused({"image", "start", "--bottom", "red"}, "expected white or black"));
    CHECK(is_refused({"position", "W:Wq9:Ba1"}, "expected"));
    CHECK(is_refused({"position", "table", "99"}, "unknown opening table '99'"));
    CHECK(is_refused({"position", "start", "--lang", "fr"}, "expected one of en, ru, pt, zh"));
    CHECK(is_refused({"position", "start", "--nodes", "0"}, "expected a number from 1"));
    CHECK(is_refused({"position", "start", "--multipv", "0"}, "expected a number from 1"));
    CHECK(is_refused({"position", "start", "--tables", folder / "none"}, "expected a folder"));
    CHECK(is_refused({"game", folder / "none.pdn"}, "cannot read"));
    CHECK(is_refused({"game"}, "expected"));
    std::ofstream{folder / "games.pdn"} << three_games;
    CHECK(is_refused({"game", folder / "games.pdn", "--games", "3-1"}, "expected a number, or two as in 1-20"));
    CHECK(is_refused({"game", folder / "games.pdn", "-o", folder / "none/out"}, "cannot write"));
    CHECK(is_refused({"game", "-"}, "expected a file instead of '-'"));
    CHECK(is_refused({"game", folder / "games.pdn", "--games", "4-9"}, "no game of --games 4-9"));
    CHECK(is_refused({"shots", folder / "games.pdn", "--games", "4"}, "no game of --games 4"));
    CHECK(run({"game", folder / "games.pdn", "--nodes", "300", "-o", folder / "out"}).exit_code == 0);
    CHECK(is_refused({"shots", folder / "games.pdn", "-o", folder / "out"}, "has reviewed games"));
    std::ofstream{folder / "shots.jsonl"} << "{\"solution\":[]}\n";
    CHECK(is_refused({"game", folder / "games.pdn", "-o", folder / "shots"}, "has no reviewed games"));
    std::filesystem::copy_file(folder / "games.pdn", folder / "games.html");
    CHECK(is_refused({"game", folder / "games.html", "-o", folder / "games"}, "is read too"));
    CHECK(is_refused({"shots", folder / "games.pdn", "--gain", "0"}, "expected a number from 1"));
}

}  // namespace draughts
