// bolshak-train as scripts call it, on data of bolshak-selfplay.
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "catch.h"
#include "support/data_file.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"
#include "training_data/weights_file.h"

namespace draughts {

namespace {

/// Two batches: one to learn from, one held back.
void make_data(const std::filesystem::path& file, const std::string& variant) {
    REQUIRE(run_program(SELFPLAY, {"make", file.string(), "--variant", variant, "--positions", "3000", "--nodes", "20",
                                   "--threads", "1"})
                .exit_code == 0);
}

[[nodiscard]] std::vector<std::string> learn(const std::filesystem::path& data, const std::filesystem::path& output,
                                             const std::string& variant, const std::string& threads = "1") {
    return {
        "learn", data.string(), "--output", output.string(), "--variant", variant,  "--threads", threads, "--hold-out",
        "2",     "--epochs",    "3",        "--batch",       "64",        "--seed", "4"};
}

/// The number at the end of the last line.
[[nodiscard]] double last_number(const FinishedProcess& process) {
    return std::stod(split(process.lines.back(), " ").back());
}

}  // namespace

TEST_CASE("bolshak-train: learns weights, which check reads again") {
    const TemporaryFolder folder;
    for (const std::string variant : {"russian", "brazilian"}) {
        INFO(variant);
        const std::filesystem::path data = folder / ("data-" + variant);
        const std::filesystem::path output = folder / ("weights-" + variant);
        make_data(data, variant);
        const FinishedProcess learned = run(learn(data, output, variant));
        REQUIRE(learned.exit_code == 0);
        CHECK(learned.lines[0].starts_with("cells=256 epochs=3 batch=64 rate=0.002 score-share=0.5 scale=150 seed=4"));
        CHECK(learned.lines[1].starts_with("positions "));
        CHECK(learned.lines.size() == 6);  // two on the work, a headline, three epochs

        const FinishedProcess checked =
            run({"check", output.string(), data.string(), "--variant", variant, "--hold-out", "2", "--threads", "1"});
        REQUIRE(checked.exit_code == 0);
        CHECK(checked.lines[0].starts_with("bolshak-train "));
        CHECK(checked.lines[3].starts_with("variant=" + variant + " draw-rules=china64 nodes=20"));
        const double loss = last_number(checked);
        CHECK(loss < 0.69);
        CHECK(checked.lines[1].ends_with("loss=" + split(checked.lines.back(), " ").back()));

        const VariantId id = variant == "russian" ? VariantId::russian : VariantId::brazilian;
        CHECK(load_weights(output, id).weights->scale == 150);
        // The engine plays with them.
        CHECK(run_program(SELFPLAY, {"make", folder / ("more-" + variant), "--variant", variant, "--weights",
                                     output.string(), "--positions", "100", "--nodes", "20", "--threads", "1"})
                  .exit_code == 0);
        CHECK(run_program(SELFPLAY, {"make", folder / ("more-" + variant), "--variant", variant, "--positions", "100",
                                     "--nodes", "20", "--threads", "1"})
                  .lines[0]
                  .find("the file is of other settings") != std::string::npos);
    }
}

TEST_CASE("bolshak-train: the same weights again, with any number of threads") {
    const TemporaryFolder folder;
    make_data(folder / "data", "russian");
    REQUIRE(run(learn(folder / "data", folder / "a", "russian", "1")).exit_code == 0);
    REQUIRE(run(learn(folder / "data", folder / "b", "russian", "3")).exit_code == 0);
    CHECK(folder.text("a") == folder.text("b"));
    CHECK(folder.text("a").size() > 50000);
}

TEST_CASE("bolshak-train: patterns tell their loss on the same games") {
    const TemporaryFolder folder;
    make_data(folder / "data", "russian");
    const FinishedProcess learned = run({"patterns", folder / "data", "--hold-out", "2", "--epochs", "3"});
    REQUIRE(learned.exit_code == 0);
    CHECK(learned.lines[0].starts_with("positions "));
    CHECK(learned.lines.size() == 5);  // one on the data, a headline, three epochs
    const double loss = std::stod(learned.lines.back().substr(5));
    CHECK(loss > 0);
    CHECK(loss < 0.69);
    CHECK(is_refused({"patterns"}, "too little data: 0 positions"));
    CHECK(is_refused({"patterns", folder / "data", "--rate", "0"}, "--rate 0, expected a number from 1"));
}

TEST_CASE("bolshak-train: what cannot be used is refused in one line") {
    const TemporaryFolder folder;
    const std::string data = folder / "data";
    const std::string weights = folder / "weights";
    make_data(data, "russian");
    REQUIRE(run(learn(data, weights, "russian")).exit_code == 0);
    const std::string whole = folder.text("weights");

    CHECK(is_refused({"learn"}, "too little data: 0 positions"));
    CHECK(is_refused({"learn", folder / "none"}, "none': cannot be read"));
    CHECK(is_refused({"learn", weights}, "expected a file that begins with BolshakD"));
    CHECK(is_refused(learn(data, folder / "other", "brazilian"), "games of another variant, expected brazilian"));
    CHECK_FALSE(std::filesystem::exists(folder / "other"));
    CHECK(is_refused({"learn", data, "--hold-out", "1"}, "--hold-out 1, expected a number from 2"));
    CHECK(is_refused({"learn", data, "--epochs", "0"}, "--epochs 0, expected a number from 1"));
    CHECK(is_refused({"learn", data, "--score-percent", "101"}, "expected a number from 0 to 100"));
    CHECK(is_refused({"learn", data, "--scale", "0"}, "--scale 0, expected a number from 1"));

    CHECK(is_refused({"check"}, "expected a file of weights"));
    CHECK(is_refused({"check", weights}, "too little data"));
    CHECK(is_refused({"check", weights, data, "--variant", "brazilian"}, "expected brazilian"));
    CHECK(is_refused({"check", data, data}, "expected one that begins with BolshakW"));
    CHECK(is_refused({"check", folder / "none", data}, "none"));
    std::string changed = whole;
    changed[9000] = static_cast<char>(changed[9000] ^ 1);
    std::ofstream{folder / "changed", std::ios::binary} << changed;
    std::ofstream{folder / "cut", std::ios::binary} << whole.substr(0, 9000);
    CHECK(is_refused({"check", folder / "changed", data}, "changed': damaged: wrong checksum"));
    CHECK(is_refused({"check", folder / "cut", data}, "cut': 9000 bytes, expected "));
    CHECK(is_refused({"teach"}, "unknown command 'teach'"));
    CHECK(run({"--help"}).exit_code == 0);
    CHECK(run({"learn", "--help"}).exit_code == 0);
}

TEST_CASE("bolshak-train: weights that cannot be written, and data with a damaged end") {
    const TemporaryFolder folder;
    make_data(folder / "data", "russian");
    std::ofstream{folder / "file"} << "no folder";
    const FinishedProcess locked = run(learn(folder / "data", folder / "file/weights", "russian"));
    CHECK(locked.exit_code == 2);
    CHECK(locked.lines.back().find("cannot write '") != std::string::npos);

    std::ofstream{folder / "data", std::ios::app} << "broken off";
    const FinishedProcess learned = run(learn(folder / "data", folder / "weights", "russian"));
    CHECK(learned.exit_code == 0);
    CHECK(learned.lines[0].find("data' is damaged after byte ") != std::string::npos);
}

}  // namespace draughts
