#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <sstream>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "catch.h"
#include "event_run.h"
#include "support/child_process.h"

namespace draughts {

namespace {

const std::string bolshak = std::string{"cmd="} + BOLSHAK;

struct Misbehaviour {
    const char* name;
    const char* reason;
    const char* detail;
};
constexpr std::array<Misbehaviour, 8> all_misbehaviours = {
    {{"exit", "crash", "bad exited with code 7"},
     {"illegal", "illegal-move", ""},
     {"cheat", "illegal-move", ""},
     {"claim", "no-move", ""},
     {"close", "crash", "bad closed its output and did not leave"},
     {"late", "time-forfeit", ""},
     {"silent", "stall", "bad gave no move"},
     {"flood", "stall", "bad gave no move"}}};

}  // namespace

TEST_CASE("each misbehaviour ends its game with its reason, and the event goes on") {
    for (const Misbehaviour& misbehaviour : all_misbehaviours) {
        CAPTURE(misbehaviour.name);
        const auto event = run_event({"--engine", mock(misbehaviour.name), "name=bad", "stall=0.5", "--engine",
                                      mock("good"), "name=good", "--each", "st=0.2", "timemargin=350", "--games", "2"});
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

TEST_CASE("in one event, several games at a time, all misbehave and each game ends with the right reason") {
    Arguments arguments = {"--format", "gauntlet", "--concurrency", "3", "--engine", mock("good"), "name=good"};
    for (const Misbehaviour& misbehaviour : all_misbehaviours) {
        arguments.insert(arguments.end(),
                         {"--engine", mock(misbehaviour.name), std::string{"name="} + misbehaviour.name, "stall=0.5"});
    }
    arguments.insert(arguments.end(), {"--each", "st=0.2", "timemargin=350"});
    const auto event = run_event(arguments);
    check_pairs(event.games, 2 * all_misbehaviours.size());
    for (const Misbehaviour& misbehaviour : all_misbehaviours) {
        CAPTURE(misbehaviour.name);
        for (const GameRecord& game : event.games) {
            if (game.white == misbehaviour.name || game.black == misbehaviour.name) {
                CHECK(game.reason == misbehaviour.reason);
                CHECK(game.result == (game.white == "good" ? "1-0" : "0-1"));
            }
        }
    }
    CHECK(event.last_line.starts_with("games 16 wins 16 draws 0 losses 0 score 32 elo inf "));
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
                                  "name=good", "--each", "st=0.2", "timemargin=350", "--games", "2"});
    CHECK(event.games[0].reason == "time-forfeit");
    CHECK(event.games[0].moves.size() == 7);
}

TEST_CASE("an event with an engine that does not start does not begin") {
    const TemporaryFolder folder;
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

TEST_CASE("an event in which an engine has not the option it is given does not begin") {
    const auto options = parse_options({"--engine", mock("good"), "name=one", "--engine", mock("good"), "name=two",
                                        "option.Hush=1", "--each", "st=1", "--stderr", ""});
    REQUIRE(options);
    std::ostringstream out;
    const auto ending = run_match(*options, out, out, false, {});
    REQUIRE_FALSE(ending);
    CHECK(ending.error().find("two has no option 'Hush'") != std::string::npos);
}

TEST_CASE("an engine starts from a folder of any name, and what it complains of is kept") {
    const TemporaryFolder folder;
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
    const TemporaryFolder folder;
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

TEST_CASE("a game ends where the tables know its result") {
    const TemporaryFolder folder;
    // By hand: a king holds the man's only move in check; two kings; a capture that must be made leaves king and man
    // against a man. The last is too large for the tables at first.
    std::ofstream{folder / "endings.fen"} << "B:WKa1:Ba3\nW:WKa1:BKb8\nW:Wc3,Kh2:Bd4,a7\nW:Wa1,c1,e1,g1:Bb8,d8,f8,h8\n";
    const auto event =
        run_event({"--engine", mock("good"), "name=a", "--engine", mock("good"), "name=b", "--each", "st=1", "--games",
                   "8", "--openings", (folder / "endings.fen").string(), "--tables", "built-in"});
    check_pairs(event.games, 8);
    CHECK(event.games[0].reason == "table-win");
    CHECK(event.games[0].result == "1-0");
    CHECK(event.games[0].moves.empty());
    CHECK(event.games[2].reason == "table-draw");
    CHECK(event.games[2].result == "1/2-1/2");
    CHECK(event.games[4].reason == "table-win");
    CHECK(event.games[4].result == "1-0");
    CHECK(event.games[6].reason.starts_with("table-"));
    CHECK(event.games[6].moves.size() > 4);
    CHECK(event.ending == Ending::clean);
}

TEST_CASE("a stopped event keeps what it has, and goes on when asked to") {
    const TemporaryFolder folder;
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
    const TemporaryFolder folder;
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
    const TemporaryFolder folder;
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
    const TemporaryFolder folder;
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
    const TemporaryFolder folder;
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
