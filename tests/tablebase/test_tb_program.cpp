// bolshak-tb as scripts call it.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "catch.h"
#include "support/child_process.h"
#include "support/data_file.h"
#include "support/temporary_folder.h"

namespace draughts {

namespace {

/// With what it writes to standard error among the lines.
FinishedProcess run_program(std::vector<std::string> arguments, const std::filesystem::path& folder = {}) {
    const std::vector<std::string> shell{"/bin/sh", "-c", R"(exec "$0" "$@" 2>&1)", TESTED_PROGRAM};
    arguments.insert(arguments.begin(), shell.begin(), shell.end());
    if (!folder.empty()) {
        arguments.insert(arguments.end(), {"--dir", folder.string()});
    }
    return run_to_end(arguments);
}

bool has_part(const FinishedProcess& process, const std::string& part) {
    return std::ranges::any_of(process.lines, [&](const std::string& line) {
        return line.find(part) != std::string::npos;
    });
}

/// The rows of a data file for slices of two and three pieces; the name of the slice is in `column`.
std::vector<std::string> small_rows(const std::string& file, std::size_t column) {
    std::vector<std::string> rows;
    for (const std::string& line : data_lines(file)) {
        const std::string name = split(line, "\t")[column];
        const auto digit = [&](std::size_t i) {
            return name[i] - '0';
        };
        if (name.size() == 9 && digit(0) + digit(2) + digit(5) + digit(7) <= 3) {
            rows.push_back(line);
        }
    }
    return rows;
}

void change_byte(const std::filesystem::path& path) {
    std::fstream file{path, std::ios::in | std::ios::out | std::ios::binary};
    file.seekp(100);
    file.put('\x55');
}

}  // namespace

TEST_CASE("bolshak-tb: builds, tells the recorded statistics, verifies") {
    const TemporaryFolder folder;
    for (const std::string variant : {"russian", "brazilian"}) {
        CHECK(run_program({"build", "--variant", variant, "--pieces", "3"}, folder.path()).exit_code == 0);
        const FinishedProcess stat = run_program({"stat", "--variant", variant, "--pieces", "3"}, folder.path());
        CHECK(stat.exit_code == 0);
        for (const std::string& row : small_rows("endgame_" + variant + ".tsv", 0)) {
            INFO(row);
            CHECK(stat.has(row));
        }
        for (const std::string& row : small_rows("endgame_rules_" + variant + ".tsv", 1)) {
            INFO(row);
            CHECK(stat.has(row));
        }
        const FinishedProcess verified = run_program({"verify", "--variant", variant, "--pieces", "3"}, folder.path());
        CHECK(verified.exit_code == 0);
        CHECK(verified.has("positions 199520 mismatches 0"));
    }
}

TEST_CASE("bolshak-tb: goes on where a build broke off, and makes damaged files again") {
    const TemporaryFolder folder;
    const std::vector<std::string> build{"build", "--pieces", "3", "--threads", "1"};
    REQUIRE(run_program(build, folder.path()).exit_code == 0);
    const std::filesystem::path russian = folder.path() / "russian";
    std::filesystem::remove(russian / "1K1Mv1K0M.distance");
    change_byte(russian / "0K2Mv0K1M.wdl");
    std::ofstream{russian / "0K1Mv0K1M.wdl.part"} << "broken off";
    const auto untouched = std::filesystem::last_write_time(russian / "2K0Mv1K0M.wdl");

    CHECK(run_program(build, folder.path()).exit_code == 0);
    CHECK(std::filesystem::last_write_time(russian / "2K0Mv1K0M.wdl") == untouched);
    CHECK(run_program({"verify", "--pieces", "3"}, folder.path()).exit_code == 0);
    CHECK(run_program(build, folder.path()).lines.front().starts_with("nothing to build"));
}

TEST_CASE("bolshak-tb: only some slices, and what they need") {
    const TemporaryFolder folder;
    REQUIRE(run_program({"build", "--slices", "2K0Mv0K1M"}, folder.path()).exit_code == 0);
    CHECK(std::filesystem::exists(folder.path() / "russian/0K1Mv2K0M.wdl"));
    CHECK(std::filesystem::exists(folder.path() / "russian/2K0Mv1K0M.wdl"));
    CHECK_FALSE(std::filesystem::exists(folder.path() / "russian/1K1Mv1K0M.wdl"));
}

TEST_CASE("bolshak-tb: probe tells the value, the plies, the rule and the moves") {
    const TemporaryFolder folder;
    REQUIRE(run_program({"build", "--slices", "2K0Mv1K0M", "--variant", "brazilian"}, folder.path()).exit_code == 0);
    const std::vector<std::string> probe{"probe", "W:WKb8,Kd8:BKh2", "--variant", "brazilian"};
    // endgame_edge.txt: with this count the win comes one ply too late.
    std::vector<std::string> late = probe;
    late.insert(late.end(), {"--counters", "Q=4,F=4"});
    const FinishedProcess drawn = run_program(late, folder.path());
    CHECK(drawn.exit_code == 0);
    CHECK(drawn.has("value: draw"));
    CHECK(drawn.has("rule: five-moves"));
    const FinishedProcess won = run_program(probe, folder.path());
    CHECK(won.has("value: win"));
    CHECK(won.has("plies: 7"));
    CHECK(won.has("rule: none"));
    // b8: a7, c7, d6, e5, f4, g3; d8: c7, b6, a5, e7, f6, g5, h4.
    CHECK(std::ranges::count_if(won.lines, [](const std::string& line) {
              return line.starts_with("b8-") || line.starts_with("d8-");
          }) == 13);
}

TEST_CASE("bolshak-tb: a disk that is full, a folder that cannot be written to, too little memory") {
    const TemporaryFolder folder;
    const std::filesystem::path russian = folder.path() / "russian";
    std::filesystem::create_directories(russian);
    // What is written to /dev/full meets a full disk.
    std::filesystem::create_symlink("/dev/full", russian / "2K0Mv1K0M.wdl.part");
    const FinishedProcess full = run_program({"build", "--pieces", "3"}, folder.path());
    CHECK(full.exit_code == 2);
    CHECK(has_part(full, "2K0Mv1K0M.wdl.part: No space left on device"));
    CHECK(std::filesystem::exists(russian / "0K1Mv0K1M.wdl"));
    CHECK_FALSE(std::filesystem::exists(russian / "2K0Mv1K0M.wdl"));
    CHECK(run_program({"build", "--pieces", "3"}, folder.path()).exit_code == 0);  // there is room again
    CHECK(run_program({"verify", "--pieces", "3"}, folder.path()).exit_code == 0);

    const FinishedProcess locked = run_program({"build", "--pieces", "2"}, "/proc/bolshak");
    CHECK(locked.exit_code == 2);
    CHECK(has_part(locked, "/proc/bolshak"));

    // Seven pieces: one slice alone has 1.4 thousand million positions, at three bytes each.
    const FinishedProcess large = run_program({"build", "--pieces", "7", "--memory", "1"}, folder.path());
    CHECK(large.exit_code == 2);
    CHECK(has_part(large, "MiB of memory, but 1024 MiB are allowed by --memory"));
}

TEST_CASE("bolshak-tb: probe and play know the small endings without a folder") {
    const FinishedProcess won = run_program({"probe", "W:WKc1,Kd2,Ka3:BKe1"});
    CHECK(won.has("value: win"));
    CHECK(won.has("plies: 25"));
    const FinishedProcess larger = run_program({"probe", "W:WKe1,Kd2,Kc3:BKa5,Kh8"});
    CHECK(larger.exit_code == 2);
    CHECK(has_part(larger, "there is no table for 3K0Mv2K0M"));

    for (const std::string rules : {"china64", "fmjd64"}) {
        const FinishedProcess played =
            run_program({"play", "--games", "10", "--nodes", "300", "--draw-rules", rules, "--variant", "brazilian"});
        CHECK(played.exit_code == 0);
        CHECK(has_part(played, "wins: games 10 won 10 drawn 0 lost 0"));
        CHECK(has_part(played, "draws: games 10 won "));
    }
    CHECK(run_program({"play", "--draw-rules", "none"}).exit_code == 2);
}

TEST_CASE("bolshak-tb: bad arguments and missing tables") {
    const TemporaryFolder folder;
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"build", "--pieces", "8"},
                                               {"build", "--variant", "polish"},
                                               {"build", "--slices", "1K-1K"},
                                               {"probe", "W:Wa1"},
                                               {"probe", "nonsense"},
                                               {"probe", "W:WKa1:BKh8", "--counters", "T=3"},
                                               {"stat"},
                                               {"verify"},
                                               {"solve"}}) {
        INFO(arguments.front());
        CHECK(run_program(arguments, arguments.front() == "solve" ? "" : folder.path()).exit_code == 2);
    }
    CHECK(run_program({"--help"}).exit_code == 0);
    CHECK(run_program({"--version"}).exit_code == 0);
}

}  // namespace draughts
