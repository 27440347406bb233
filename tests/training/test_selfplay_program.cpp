// bolshak-selfplay as scripts call it.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catch.h"
#include "core/movegen.h"
#include "core/zobrist.h"
#include "support/data_file.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"
#include "text/fen.h"
#include "training_data/data_file.h"

namespace draughts {

namespace {

/// `make` with short searches: a batch has some 2500 positions.
[[nodiscard]] std::vector<std::string> make(const std::filesystem::path& file, const std::string& positions,
                                            const std::string& threads, const std::string& seed = "1") {
    return {"make", file.string(), "--positions", positions, "--threads", threads, "--nodes", "20", "--seed", seed};
}

[[nodiscard]] std::map<std::uint32_t, DataBlock> blocks_of(const std::filesystem::path& file) {
    DataReader reader = DataReader::open(file).take();
    std::map<std::uint32_t, DataBlock> blocks;
    while (auto block = reader.next()) {
        REQUIRE(blocks.emplace(block->batch, *block).second);
    }
    CHECK_FALSE(reader.is_damaged());
    return blocks;
}

[[nodiscard]] std::size_t number_of_lines(const std::vector<std::string>& arguments) {
    const FinishedProcess process = run(arguments);
    CHECK(process.exit_code == 0);
    return process.lines.size();
}

}  // namespace

TEST_CASE("bolshak-selfplay: the same file from the same settings") {
    const TemporaryFolder folder;
    REQUIRE(run(make(folder / "a", "4000", "1")).exit_code == 0);
    REQUIRE(run(make(folder / "b", "4000", "1")).exit_code == 0);
    REQUIRE(run(make(folder / "c", "4000", "1", "2")).exit_code == 0);
    CHECK(folder.text("a") == folder.text("b"));
    CHECK(folder.text("a") != folder.text("c"));
}

TEST_CASE("bolshak-selfplay: endings are of three to five pieces and can be played on") {
    const FinishedProcess process = run({"endings", "--count", "3000", "--seed", "7"});
    REQUIRE(process.exit_code == 0);
    REQUIRE(process.lines.size() == 3000);
    std::size_t three_kings = 0;
    std::set<std::string> different;
    for (const std::string& line : process.lines) {
        const auto parsed = parse_fen(line);
        REQUIRE(parsed);
        const Position& position = parsed->position;
        const int pieces = position.occupied().count();
        CHECK((pieces >= 3 && pieces <= 5));
        CHECK(position.pieces(Color::white).any());
        CHECK(position.pieces(Color::black).any());
        CHECK(count_moves<Brazilian>(position) > 0);
        const bool is_three = position.pieces(Color::white).count() == 3 || position.pieces(Color::black).count() == 3;
        three_kings += pieces == 4 && is_three && position.kings() == position.occupied() ? 1U : 0U;
        different.insert(line);
    }
    CHECK((three_kings > 600 && three_kings < 900));  // 600 and what the rest has of them, about 80
    CHECK(different.size() > 2950);
    CHECK(run({"endings", "--count", "3000", "--seed", "7"}).lines == process.lines);
    CHECK(run({"endings", "--count", "3000", "--seed", "8"}).lines != process.lines);
}

TEST_CASE("bolshak-selfplay: what was broken off is gone on with, to the same end") {
    const TemporaryFolder folder;
    REQUIRE(run(make(folder / "whole", "6000", "1")).exit_code == 0);
    const std::string whole = folder.text("whole");
    const auto blocks = blocks_of(folder / "whole");
    REQUIRE(blocks.size() >= 3);
    const std::size_t first = blocks.at(0).records.size() * Record::size;
    for (const std::size_t kept : {first + first / 2, first / 2, whole.size() - 1, whole.size()}) {
        INFO(kept);
        std::ofstream{folder / "broken", std::ios::binary} << whole.substr(0, kept);
        CHECK(run(make(folder / "broken", "6000", "1")).exit_code == 0);
        CHECK(folder.text("broken") == whole);
    }
}

TEST_CASE("bolshak-selfplay: several threads play the same games, and keep no position twice") {
    const TemporaryFolder folder;
    REQUIRE(run(make(folder / "alone", "4000", "1")).exit_code == 0);
    REQUIRE(run(make(folder / "together", "4000", "3")).exit_code == 0);
    const auto alone = blocks_of(folder / "alone");
    const auto together = blocks_of(folder / "together");
    std::set<Key> keys;
    std::size_t positions = 0;
    for (const auto& [batch, block] : together) {
        CHECK(block.games == 64);
        for (const Record& record : block.records) {
            keys.insert(key_of(record.position));
            ++positions;
        }
    }
    CHECK(positions >= 4000);
    CHECK(keys.size() == positions);
    for (const auto& [batch, block] : alone) {
        CHECK(together.contains(batch));
        CHECK(std::ranges::all_of(block.records, [&](const Record& record) {
            return keys.contains(key_of(record.position));
        }));
    }
}

TEST_CASE("bolshak-selfplay: stat and dump tell what is in a file") {
    const TemporaryFolder folder;
    REQUIRE(run({"make", folder / "data", "--variant", "brazilian", "--positions", "1000", "--threads", "1", "--nodes",
                 "20", "--openings", "tables150", "--random-plies", "3", "--seed", "5"})
                .exit_code == 0);
    const auto blocks = blocks_of(folder / "data");
    std::size_t records = 0;
    for (const auto& [batch, block] : blocks) {
        records += block.records.size();
    }
    const FinishedProcess stat = run({"stat", folder / "data"});
    CHECK(stat.exit_code == 0);
    CHECK(
        stat.lines[0].starts_with("variant=brazilian draw-rules=china64 nodes=20 seed=5 openings=tables150 "
                                  "random-plies=3 balance=150 table-pieces="));
    CHECK(stat.lines[1].starts_with("blocks " + std::to_string(blocks.size()) + "  games " +
                                    std::to_string(64 * blocks.size()) + "  positions " + std::to_string(records)));

    CHECK(number_of_lines({"dump", folder / "data"}) == records);
    CHECK(number_of_lines({"dump", folder / "data", "--first", "10", "--count", "7"}) == 7);
    CHECK(number_of_lines({"dump", folder / "data", "--first", std::to_string(records - 2)}) == 2);
    CHECK(number_of_lines({"dump", folder / "data", "--first", std::to_string(records)}) == 0);
    const Record& record = blocks.at(0).records[10];
    const FinishedProcess dump = run({"dump", folder / "data", "--first", "10", "--count", "1"});
    const std::vector<std::string> fields = split(dump.lines.at(0), "\t");
    CHECK(fields.at(0)[0] == (record.position.turn() == Color::white ? 'W' : 'B'));
    CHECK(fields.at(1) == std::to_string(record.score));
    CHECK(fields.at(3) == std::to_string(record.ply));

    std::filesystem::resize_file(folder / "data", std::filesystem::file_size(folder / "data") - 5);
    CHECK(run({"stat", folder / "data"}).lines.back().ends_with("is damaged and left out"));
}

TEST_CASE("bolshak-selfplay: a file of other settings or of something else is refused and left as it is") {
    const TemporaryFolder folder;
    REQUIRE(run(make(folder / "data", "100", "1")).exit_code == 0);
    const std::string before = folder.text("data");
    const auto with = [&](const std::string& option, const std::string& value) {
        std::vector<std::string> arguments{"make", folder / "data", "--positions", "9000", "--threads", "1"};
        if (option != "--nodes") {
            arguments.insert(arguments.end(), {"--nodes", "20"});
        }
        arguments.insert(arguments.end(), {option, value});
        return arguments;
    };
    for (const auto& [option, value] : std::map<std::string, std::string>{{"--seed", "2"},
                                                                          {"--nodes", "21"},
                                                                          {"--variant", "brazilian"},
                                                                          {"--openings", "tables150"},
                                                                          {"--random-plies", "7"}}) {
        CHECK(is_refused(with(option, value), "the file is of other settings: variant=russian"));
    }
    CHECK(folder.text("data") == before);
    std::ofstream{folder / "notes"} << "What I wanted to remember\n";
    CHECK(is_refused(make(folder / "notes", "100", "1"), "expected a file that begins with BolshakD"));
    CHECK(folder.text("notes") == "What I wanted to remember\n");
}

TEST_CASE("bolshak-selfplay: ends when the games have nothing new any more") {
    const TemporaryFolder folder;
    std::ofstream{folder / "opening"} << "W:WKa1:BKh2\n";
    const FinishedProcess process = run({"make", folder / "data", "--openings", folder / "opening", "--random-plies",
                                         "0", "--threads", "1", "--nodes", "20"});
    CHECK(process.exit_code == 2);
    CHECK(process.lines.back().find("no new position in the last 1024 games") != std::string::npos);
    const auto blocks = blocks_of(folder / "data");
    CHECK(blocks.size() == 17);
    CHECK(blocks.at(0).records.size() > 2);
    CHECK(blocks.at(16).records.empty());
}

TEST_CASE("bolshak-selfplay: bad arguments") {
    const TemporaryFolder folder;
    const std::string file = folder / "data";
    CHECK(is_refused({}, "unknown command"));
    CHECK(is_refused({"play"}, "expected make, stat, dump or endings"));
    for (const std::string command : {"make", "stat", "dump"}) {
        CHECK(is_refused({command}, "expected a file of training data"));
        CHECK(is_refused({command, file, "more"}, "unexpected 'more'"));
        CHECK(is_refused({command, file, "--colour"}, "colour"));
    }
    CHECK(is_refused({"stat", file}, "data': cannot be read"));
    CHECK(is_refused({"dump", file}, "data': cannot be read"));
    CHECK(is_refused({"dump", file, "--count", "0"}, "--count 0, expected a number from 1"));
    CHECK(is_refused({"make", file, "--nodes", "0"}, "--nodes 0, expected a number from 1"));
    CHECK(is_refused({"make", file, "--nodes", "many"}, "many"));
    CHECK(is_refused({"make", file, "--positions", "0"}, "--positions 0, expected a number from 1"));
    CHECK(is_refused({"make", file, "--random-plies", "41"}, "--random-plies 41, expected a number from 0 to 40"));
    CHECK(is_refused({"make", file, "--variant", "polish"}, "expected russian or brazilian"));
    CHECK(is_refused({"make", file, "--openings", folder / "none"}, "cannot read openings"));
    CHECK(is_refused({"make", file, "--weights", folder / "none"}, "none"));
    CHECK(is_refused({"make", file, "--dir", folder / "none"}, "none"));
    CHECK(is_refused({"make", file, "--dir", folder / ""}, "no endgame tables there"));
    CHECK_FALSE(std::filesystem::exists(file));
    CHECK(is_refused({"make", folder / "no/folder/data"}, "cannot be written"));
    CHECK(run({"--help"}).exit_code == 0);
    CHECK(run({"make", "--help"}).exit_code == 0);
    CHECK(run({"--version"}).lines[0].starts_with("bolshak-selfplay "));
}

}  // namespace draughts
