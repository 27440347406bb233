#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <stop_token>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <thread>
#include <vector>

#include "catch.h"
#include "match/match.h"
#include "match_folder.h"
#include "support/child_process.h"

namespace draughts {

namespace {

using Arguments = std::vector<std::string>;

const std::string bolshak = std::string{"cmd="} + BOLSHAK;

[[nodiscard]] std::string mock(const std::string& behaviour) {
    return "cmd='" MOCK_ENGINE "' " + behaviour;
}

struct EventOutcome {
    Ending ending = Ending::clean;
    std::string last_line;
    std::string warnings;
    std::vector<GameRecord> games;
};

/// An event in this process; its games as its file has them.
[[nodiscard]] EventOutcome run_event(Arguments arguments, const std::stop_token& stop = {}) {
    std::signal(SIGPIPE, SIG_IGN);
    const MatchFolder folder;
    arguments.insert(arguments.end(), {"--quiet", "--stderr", (folder / "stderr").string()});
    if (std::ranges::find(arguments, "--jsonl") == arguments.end()) {
        arguments.insert(arguments.end(), {"--jsonl", (folder / "games").string()});
    }
    const auto options = parse_options(arguments);
    REQUIRE(options);
    std::ostringstream out;
    std::ostringstream warnings;
    const auto ending = run_match(*options, out, warnings, false, stop);
    REQUIRE(ending);
    CHECK_FALSE(std::filesystem::exists(folder / "stderr"));
    CHECK(waitpid(-1, nullptr, WNOHANG) == -1);  // no child is left, dead or alive
    const std::string text = out.str();
    const std::string last_line = text.substr(text.rfind('\n', text.size() - 2) + 1);
    return {*ending, last_line, warnings.str(), *read_games(options->files.games)};
}

/// The mini-matches of a file are whole, each game is there once, and both games begin alike with colours reversed.
void check_pairs(const std::vector<GameRecord>& games, std::size_t count) {
    REQUIRE(games.size() == count);
    std::map<int, std::vector<GameRecord>> pairs;
    std::set<int> numbers;
    for (const GameRecord& game : games) {
        numbers.insert(game.game);
        pairs[game.pair].push_back(game);
    }
    CHECK(numbers.size() == count);
    CHECK(*numbers.rbegin() == static_cast<int>(count));
    CHECK(pairs.size() == count / 2);
    for (const auto& [number, pair] : pairs) {
        REQUIRE(pair.size() == 2);
        CHECK(pair[0].fen == pair[1].fen);
        CHECK(pair[0].opening == pair[1].opening);
        CHECK(pair[0].white == pair[1].black);
        CHECK(pair[0].black == pair[1].white);
    }
}

struct Misbehaviour {
    const char* name;
    const char* reason;
    const char* detail;
};

}  // namespace

TEST_CASE("each misbehaviour ends its game with its reason, and the event goes on") {
    constexpr std::array<Misbehaviour, 8> all = {{{"exit", "crash", "bad exited with code 7"},
                                                  {"illegal", "illegal-move", ""},
                                                  {"cheat", "illegal-move", ""},
                                                  {"claim", "no-move", ""},
                                                  {"close", "crash", "bad closed its output and did not leave"},
                                                  {"late", "time-forfeit", ""},
                                                  {"silent", "stall", "bad gave no move"},
                                                  {"flood", "stall", "bad gave no move"}}};
    for (const Misbehaviour& misbehaviour : all) {
        CAPTURE(misbehaviour.name);
        const auto event = run_event({"--engine", mock(misbehaviour.name), "name=bad", "stall=0.5", "--engine",
                                      mock("good"), "name=good", "--each", "st=0.2", "timemargin=50", "--games", "2"});
        check_pairs(event.games, 2);
        CHECK(event.games[0].moves.size() == 5);  // Black begins this opening; bad errs at its third move
        CHECK(event.games[1].moves.size() == 4);
        for (const GameRecord& game : event.games) {
            CHECK(game.reason == misbehaviour.reason);
            CHECK(game.result == (game.white == "good" ? "1-0" : "0-1"));
            if (*misbehaviour.detail != 0) {
                CHECK(game.detail == misbehaviour.detail);
            }
        }
        CHECK(event.ending ==
              (std::string_view{misbehaviour.reason} == "time-forfeit" ? Ending::clean : Ending::faulty));
        CHECK(event.last_line.starts_with("games 2 wins 0 draws 0 losses 2 score 0 elo "));
    }
}

TEST_CASE("an engine may be clumsy with its lines and still play") {
    std::vector<MoveRecord> expected;
    for (const char* behaviour : {"good", "glued", "drip", "loud"}) {
        CAPTURE(behaviour);
        const auto event = run_event({"--engine", mock(behaviour), "name=a", "--engine", mock("good"), "name=b",
                                      "--each", "st=2", "--games", "2"});
        CHECK(event.ending == Ending::clean);
        check_pairs(event.games, 2);
        CHECK((event.games[0].reason == "no-pieces" || event.games[0].reason == "no-moves"));
        for (std::vector<MoveRecord> moves : {event.games[0].moves, event.games[1].moves}) {
            for (MoveRecord& move : moves) {
                CHECK(move.score_men == 0.12);
                CHECK(move.nodes == 5U);
                move.seconds.reset();
            }
            if (expected.empty()) {
                expected = moves;
            }
            CHECK(moves == expected);
        }
    }
}

TEST_CASE("an overrun may be only warned of once") {
    const auto event = run_event({"--engine", mock("late"), "name=bad", "overrun=warn", "--engine", mock("good"),
                                  "name=good", "--each", "st=0.2", "timemargin=50", "--games", "2"});
    CHECK(event.games[0].reason == "time-forfeit");
    CHECK(event.games[0].moves.size() == 7);
}

TEST_CASE("an event with an engine that does not start does not begin") {
    const MatchFolder folder;
    for (const auto& [engine, expected] : {std::pair{mock("shy"), "bad did not introduce itself in time"},
                                           std::pair{mock("cold"), "bad did not get ready in time"},
                                           std::pair{std::string{"cmd=/no/such"}, "cannot start '/no/such'"}}) {
        const auto options =
            parse_options({"--engine", engine, "name=bad", "startup=0.3", "--engine", mock("good"), "--each", "st=1",
                           "--stderr", (folder / "stderr").string(), "--jsonl", (folder / "games").string()});
        REQUIRE(options);
        std::ostringstream out;
        const auto ending = run_match(*options, out, out, false, {});
        REQUIRE_FALSE(ending);
        CHECK(ending.error().find(expected) != std::string::npos);
        CHECK_FALSE(std::filesystem::exists(folder / "games"));
    }
}

TEST_CASE("an engine starts from a folder of any name, and what it complains of is kept") {
    const MatchFolder folder;
    std::filesystem::create_directory(folder / "мой движок");
    std::filesystem::copy_file(MOCK_ENGINE, folder / "мой движок" / "engine x");
    const std::string program = (folder / "мой движок" / "engine x").string();
    const auto options = parse_options({"--engine", "cmd=" + program, "args=moan", "name=a/б", "dir=/", "--engine",
                                        "cmd='" + program + "' good", "name=b", "--each", "st=1", "--stderr",
                                        (folder / "stderr").string(), "--pdn", (folder / "games.pdn").string()});
    REQUIRE(options);
    std::ostringstream out;
    CHECK(*run_match(*options, out, out, false, {}) == Ending::clean);
    CHECK(folder.text("stderr/a_б.txt") == "alas\nalas\nalas\n");  // once when tried, then in each game
    CHECK_FALSE(std::filesystem::exists(folder / "stderr" / "b.txt"));
    CHECK(folder.text("games.pdn").find("[White \"a/б\"]\n[Black \"b\"]\n[Result \"") != std::string::npos);
}

TEST_CASE("pairs are complete under concurrency, also when the openings do not suffice") {
    const MatchFolder folder;
    std::ofstream{folder / "three.fen"} << "W:W21-32:B1-12\r\nB:W17,22-32:B1-12\tI-1\r\n\r\nW:W21-32:B1-11,16\r\n";
    const auto event =
        run_event({"--engine", mock("good"), "name=a", "--engine", mock("good"), "name=b", "--each", "st=1", "--games",
                   "10", "--concurrency", "4", "--openings", (folder / "three.fen").string(), "--seed", "3"});
    check_pairs(event.games, 10);
    CHECK(event.warnings.find("3 openings for 5 mini-matches") != std::string::npos);
    std::map<std::string, int> uses;
    for (const GameRecord& game : event.games) {
        ++uses[game.opening];
    }
    CHECK(uses.size() == 3);
    CHECK(event.last_line.starts_with("games 10 wins "));
}

TEST_CASE("an SPRT stops by itself, and the mini-matches begun are finished") {
    const auto event =
        run_event({"--engine", mock("good"), "name=a", "--engine", mock("illegal 20"), "name=b", "--each", "st=1",
                   "--games", "1000", "--concurrency", "3", "--sprt", "elo0=0", "elo1=200"});
    CHECK(event.games.size() < 100);
    CHECK(event.games.size() % 2 == 0);
    check_pairs(event.games, event.games.size());
}

TEST_CASE("a stopped event keeps what it has, and goes on when asked to") {
    const MatchFolder folder;
    const Arguments arguments = {
        "--engine", mock("nap"), "name=a", "--engine",      mock("nap"), "name=b",  "--each",
        "st=1",     "--games",   "16",     "--concurrency", "2",         "--state", (folder / "state").string(),
        "--resume"};
    std::stop_source stop;
    std::jthread stopper{[&] {
        std::this_thread::sleep_for(std::chrono::milliseconds{300});
        stop.request_stop();
    }};
    const auto first = run_event(arguments, stop.get_token());
    stopper.join();
    CHECK(first.games.size() < 16);
    CHECK(first.ending == Ending::stopped);
    const auto second = run_event(arguments);
    CHECK(second.ending == Ending::clean);
    check_pairs(second.games, 16);
    CHECK(second.last_line.starts_with("games 16 wins "));
}

TEST_CASE("shards merged are the event") {
    const MatchFolder folder;
    std::vector<std::filesystem::path> files;
    for (const char* shard : {"1/2", "2/2"}) {
        files.push_back(folder / std::string{shard[0]});
        const auto part = run_event({"--engine", mock("good"), "name=a", "--engine", mock("good"), "name=b", "--each",
                                     "st=1", "--games", "8", "--shard", shard, "--jsonl", files.back().string()});
        CHECK(part.games.size() == 4);
    }
    check_pairs(*merge_games(files), 8);
}

TEST_CASE("killed in mid-event and resumed: the games asked for, each once", "[process]") {
    const MatchFolder folder;
    const Arguments command = {TESTED_PROGRAM,
                               "--engine",
                               mock("nap"),
                               "name=a",
                               "--engine",
                               mock("nap"),
                               "name=b",
                               "--each",
                               "st=1",
                               "--games",
                               "10",
                               "--concurrency",
                               "2",
                               "--state",
                               (folder / "state").string(),
                               "--resume",
                               "--jsonl",
                               (folder / "games").string(),
                               "--stderr",
                               ""};
    for (int kill = 0; kill < 2; ++kill) {
        ChildProcess runner{command};
        REQUIRE(runner.read_until("game ", std::chrono::seconds{20}));
    }  // killed by its end of scope, without a chance to tidy up
    ChildProcess runner{command};
    const auto last = runner.read_until("games ", std::chrono::seconds{30});
    REQUIRE(last);
    CHECK(last->starts_with("games 10 wins "));
    CHECK(runner.wait_for_exit(std::chrono::seconds{5}) == 0);
    check_pairs(*read_games(folder / "games"), 10);
    CHECK(read_games(folder / "state").error().find("line 1") != std::string::npos);  // no file of games
}

TEST_CASE("Ctrl-C ends an event cleanly, with its results", "[process]") {
    const MatchFolder folder;
    ChildProcess runner{{"/usr/bin/timeout",
                         "--preserve-status",
                         "-s",
                         "INT",
                         "1",
                         TESTED_PROGRAM,
                         "--engine",
                         mock("nap"),
                         "name=a",
                         "--engine",
                         mock("nap"),
                         "name=b",
                         "--each",
                         "st=1",
                         "--games",
                         "1000",
                         "--concurrency",
                         "2",
                         "--jsonl",
                         (folder / "games").string(),
                         "--stderr",
                         ""}};
    const auto last = runner.read_until("games ", std::chrono::seconds{20});
    REQUIRE(last);
    CHECK(runner.wait_for_exit(std::chrono::seconds{5}) == 1);
    const auto games = read_games(folder / "games");
    REQUIRE(games);
    CHECK(last->starts_with("games " + std::to_string(games->size()) + " wins "));
}

TEST_CASE("our own engine in both dialects: the same games again from one seed, the last line as agreed", "[process]") {
    const MatchFolder folder;
    const auto play = [&](const std::string& file, const char* variant) {
        ChildProcess runner{{TESTED_PROGRAM,
                             "--variant",
                             variant,
                             "--engine",
                             bolshak,
                             "name=one",
                             "--engine",
                             bolshak,
                             "args=hub",
                             "proto=hub",
                             "name=two",
                             "--each",
                             "nodes=200",
                             "option.hash=1",
                             "--games",
                             "4",
                             "--openings",
                             "flying",
                             "--seed",
                             "9",
                             "--jsonl",
                             (folder / file).string(),
                             "--quiet",
                             "--stderr",
                             ""}};
        const auto last = runner.read_until("games ", std::chrono::seconds{60});
        REQUIRE(last);
        CHECK(runner.wait_for_exit(std::chrono::seconds{5}) == 0);
        auto games = *read_games(folder / file);
        for (GameRecord& game : games) {
            for (MoveRecord& move : game.moves) {
                move.seconds.reset();
            }
        }
        return std::pair{*last, games};
    };
    for (const char* variant : {"russian", "brazilian"}) {
        const auto [last, games] = play("first", variant);
        const auto [again, same_games] = play("second", variant);
        check_pairs(games, 4);
        CHECK(games == same_games);
        CHECK(last == again);
        std::istringstream words{last};
        std::string names;
        std::string word;
        for (int i = 0; words >> word; ++i) {
            names += i % 2 == 0 || word == "+-" ? word + " " : "";
        }
        CAPTURE(last);
        CHECK(names == "games wins draws losses score elo +- llr ");
    }
}

}  // namespace draughts
