#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "catch.h"
#include "match/event_files.h"
#include "match/file_commands.h"
#include "support/temporary_folder.h"

namespace draughts {

namespace {

[[nodiscard]] GameRecord game(int number, const std::string& result = "1-0") {
    GameRecord record;
    record.game = number;
    record.pair = (number + 1) / 2;
    record.variant = "russian";
    record.fen = "W:Wc3:Bd6";
    record.white = number % 2 == 1 ? "a" : "b";
    record.black = number % 2 == 1 ? "b" : "a";
    record.result = result;
    return record;
}

}  // namespace

TEST_CASE("an event that was killed goes on with the games it has; half a line does not count") {
    const TemporaryFolder folder;
    const EventFiles::Paths paths{folder / "state", folder / "games"};
    {
        EventFiles files{paths};
        REQUIRE(files.open("event A", false)->empty());
        CHECK(files.add(game(2)));
        CHECK(files.add(game(1)));
    }
    std::ofstream{paths.state, std::ios::app} << to_json_line(game(3)).substr(0, 40);
    EventFiles files{paths};
    const auto played = files.open("event A", true);
    REQUIRE(played);
    REQUIRE(played->size() == 2);
    CHECK(read_games(paths.games)->size() == 2);
    CHECK(files.add(game(3)));
    auto all = *played;
    all.push_back(game(3));
    CHECK(files.finish(all).has_value());
    const auto games = read_games(paths.games);
    REQUIRE(games);
    REQUIRE(games->size() == 3);
    for (int i = 0; i < 3; ++i) {
        CHECK((*games)[static_cast<std::size_t>(i)].game == i + 1);
    }
    CHECK(EventFiles{paths}.open("event A", true)->size() == 3);
}

TEST_CASE("a state file is never overwritten, nor mixed with another event") {
    const TemporaryFolder folder;
    const EventFiles::Paths paths{folder / "state", {}};
    {
        EventFiles files{paths};
        REQUIRE(files.open("event A", true).has_value());  // nothing there yet: resuming begins
        CHECK(files.add(game(1)));
    }
    CHECK(EventFiles{paths}.open("event A", false).error().find("--resume") != std::string::npos);
    CHECK(EventFiles{paths}.open("event B", true).error().find("another event") != std::string::npos);
    CHECK(EventFiles{paths}.open("event A", true)->size() == 1);
}

TEST_CASE("a kill before the first game leaves a file to resume from") {
    const TemporaryFolder folder;
    const EventFiles::Paths paths{folder / "state", {}};
    std::ofstream{paths.state} << "bolshak-ma";
    {
        EventFiles files{paths};
        REQUIRE(files.open("event A", true)->empty());
        CHECK(files.add(game(1)));
    }
    CHECK(EventFiles{paths}.open("event A", true)->size() == 1);
}

TEST_CASE("shards merge to the file of one run") {
    const TemporaryFolder folder;
    REQUIRE(write_games(folder / "whole", {game(4), game(1), game(3), game(2)}).has_value());
    REQUIRE(write_games(folder / "one", {game(1), game(2)}).has_value());
    REQUIRE(write_games(folder / "two", {game(4), game(3)}).has_value());
    const auto merged = merge_games({folder / "two", folder / "one", folder / "one"});
    REQUIRE(merged);
    REQUIRE(write_games(folder / "merged", *merged).has_value());
    CHECK(folder.text("merged") == folder.text("whole"));
    CHECK(merge_games({folder / "one", folder / "missing"}).error().find("missing") != std::string::npos);
    REQUIRE(write_games(folder / "foreign", {game(2, "0-1")}).has_value());
    CHECK(merge_games({folder / "one", folder / "foreign"}).error().find("another game 2") != std::string::npos);
}

TEST_CASE("merge tells the result of the parts, and where their SPRT stands when asked") {
    const TemporaryFolder folder;
    REQUIRE(write_games(folder / "one", {game(1), game(2)}).has_value());
    REQUIRE(write_games(folder / "two", {game(3), game(4)}).has_value());
    const auto merge = [&](std::vector<std::string> more) {
        std::vector<std::string> arguments = {"merge", (folder / "one").string(), (folder / "two").string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        std::ostringstream out;
        const auto done = run_merge(arguments, out);
        return done ? out.str() : done.error();
    };
    const std::string target = (folder / "all").string();
    const std::string plain = merge({"-o", target});
    CHECK(plain.find("\ngames 4 wins 2 draws 0 losses 2 score 4 elo 0.0 +- 0.0 llr 0.00\n") != std::string::npos);
    CHECK(plain.find("SPRT") == std::string::npos);
    // Two level pairs and a hint of the others: elo1 is a shade less likely than elo0.
    const std::string tested = merge({"--sprt", "elo0=0", "elo1=100", "-o", target});
    CHECK(tested.find("\nSPRT 0.0 to 100.0 Elo: llr -") != std::string::npos);
    CHECK(tested.find(" llr 0.00\n") == std::string::npos);
    CHECK(read_games(target)->size() == 4);
    CHECK(merge({"-o", target, "--sprt", "elo2=1"}).find("'elo2=1' is unknown, expected") != std::string::npos);
    CHECK(merge({"-o", target, "--sprt", "elo0=5", "elo1=1"}).find("elo0 < elo1") != std::string::npos);
}

}  // namespace draughts
