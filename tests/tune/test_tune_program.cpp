// bolshak-tune as a person calls it. A build without DRAUGHTS_TUNING has other numbers to move: its hash does.
#include <filesystem>
#include <string>
#include <vector>

#include "catch.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"

namespace draughts {

TEST_CASE("bolshak-tune: plays, tells the values, and goes on with a log") {
    const TemporaryFolder folder;
    const auto tune = [&](const std::string& iterations) {
        return run({"Hash=8,1,16,2", "--engine", ENGINE, "--nodes", "50", "--pairs", "1", "--iterations", iterations,
                    "--log", (folder / "log").string()});
    };
    const FinishedProcess process = tune("4");
    REQUIRE(process.exit_code == 0);
    REQUIRE(process.lines.size() == 1);
    CHECK(process.lines[0].starts_with("Hash "));
    const std::string log = folder.text("log");
    REQUIRE(log.find("\n4\t") != std::string::npos);
    std::filesystem::resize_file(folder / "log", log.find("\n2\t") + 3);  // killed in the line of the second
    CHECK(tune("4").lines == process.lines);
    CHECK(folder.text("log") == log);
    CHECK(is_refused({"Hash=8,1,16,2", "--engine", ENGINE, "--log", (folder / "log").string(), "--iterations", "5"},
                     "is of another run"));
}

TEST_CASE("bolshak-tune: tells its version") {
    const FinishedProcess process = run({"--version"});
    CHECK(process.exit_code == 0);
    REQUIRE(process.lines.size() == 1);
    CHECK(process.lines[0].starts_with("bolshak-tune "));
}

TEST_CASE("bolshak-tune: what is wrong is refused in one line") {
    CHECK(is_refused({}, "nothing to tune"));
    CHECK(is_refused({"--pairs", "x"}, "failed to parse"));
    CHECK(is_refused({"--no-such-option"}, "no-such-option"));
    CHECK(is_refused({"Hash=8"}, "bad parameter 'Hash=8'"));
    CHECK(is_refused({"Hash=8,1,16,2", "--engine", "/no/such/engine"}, "/no/such/engine"));
    CHECK(is_refused({"no-such-margin=8,1,16,2", "--engine", ENGINE}, "no-such-margin"));
    CHECK(is_refused({"Hash=8,1,16,2", "--engine", ENGINE, "--openings", "/no/such/file"}, "/no/such/file"));
    CHECK(is_refused({"Hash=8,1,16,2", "--pairs", "0"}, "--pairs 0"));
}

}  // namespace draughts
