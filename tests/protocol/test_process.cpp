// The program as its clients meet it: pipes, end of input, arguments, odd folders.
#include <chrono>
#include <filesystem>
#include <string>
#include <unistd.h>

#include "catch.h"
#include "support/child_process.h"
#include "support/patience.h"

namespace draughts {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

/// What a client waits for a program that was told to go, on a loaded machine.
constexpr milliseconds leaving{1'500};

const std::string program = TESTED_PROGRAM;

/// A folder of this test alone, with a name that breaks careless programs.
class OddFolder {
  public:
    OddFolder() : path_{std::filesystem::temp_directory_path() / ("мой движок " + std::to_string(getpid()))} {
        std::filesystem::create_directory(path_);
    }
    ~OddFolder() { std::filesystem::remove_all(path_); }
    OddFolder(const OddFolder&) = delete;
    OddFolder& operator=(const OddFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

}  // namespace

TEST_CASE("D11: every line is flushed into a pipe") {
    ChildProcess engine{{program}};
    engine.write_line("hub");
    CHECK(engine.read_until("wait", patience));
    engine.write_line("init");
    CHECK(engine.read_line(patience) == "ready");
    engine.write_line("ping");
    CHECK(engine.read_line(patience) == "pong");
    engine.write_line("quit");
    CHECK(engine.wait_for_exit(leaving) == 0);
}

TEST_CASE("D07: end of input ends an analysis and the program") {
    ChildProcess engine{{program, "hub"}};
    engine.write("hub\ninit\npos start\nlevel infinite\ngo analyze\n");
    REQUIRE(engine.read_until("info", patience));
    engine.close_input();
    CHECK(engine.wait_for_exit(leaving) == 0);
}

TEST_CASE("D07: end of input ends a Hub search with a limit too") {
    ChildProcess engine{{program, "hub"}};
    engine.write("hub\ninit\npos start\nlevel move-time=60\ngo think\n");
    REQUIRE(engine.read_until("info", patience));
    engine.close_input();
    CHECK(engine.wait_for_exit(leaving) == 0);
}

TEST_CASE("D07: a client that is gone altogether ends the program") {
    ChildProcess engine{{program, "uci"}};
    engine.write("position startpos\ngo infinite\n");
    REQUIRE(engine.read_until("info", patience));
    engine.close_output();
    engine.close_input();
    CHECK(engine.wait_for_exit(leaving) == 0);
}

TEST_CASE("D07: end of input ends an infinite UCI search") {
    ChildProcess engine{{program}};
    engine.write("position startpos\ngo infinite\n");
    REQUIRE(engine.read_until("info", patience));
    engine.close_input();
    CHECK(engine.read_until("bestmove ", leaving));
    CHECK(engine.wait_for_exit(leaving) == 0);
}

TEST_CASE("a UCI search with a limit answers a shell pipe") {
    const auto begin = Clock::now();
    ChildProcess engine{{program}};
    engine.write("uci\nsetoption name UCI_Variant value brazilian\nposition startpos moves c3-d4\ngo movetime 300\n");
    engine.close_input();
    CHECK(engine.read_until("bestmove ", patience));
    CHECK(Clock::now() - begin >= milliseconds{250});
    CHECK(engine.wait_for_exit(leaving) == 0);
}

TEST_CASE("quit during a search ends the program") {
    ChildProcess engine{{program, "uci"}};
    engine.write("go infinite\nquit\n");
    CHECK(engine.read_until("bestmove ", patience));
    CHECK(engine.wait_for_exit(leaving) == 0);
}

TEST_CASE("lines of any length, CRLF, NUL and garbage leave the session alive") {
    ChildProcess engine{{program, "uci"}};
    engine.write("isready\r\n");
    CHECK(engine.read_line(patience) == "readyok");
    engine.write(std::string{"\0\xFF\xFE\x80 \x01\n", 7});
    engine.write(std::string(1 << 20, 'x') + "\n");
    engine.write("position fen " + std::string(1 << 20, 'W') + "\n");
    engine.write("isready\n");
    CHECK(engine.read_until("readyok", patience));
    std::string moves = "position startpos moves";
    for (int i = 0; i < 10'000; ++i) {
        moves += " c3-d4";
    }
    engine.write_line(moves);
    engine.write("isready");  // the last line without its newline
    engine.close_input();
    CHECK(engine.read_until("info string error illegal move 2", patience));
    CHECK(engine.read_until("readyok", patience));
    CHECK(engine.wait_for_exit(leaving) == 0);
}

TEST_CASE("D16: the program starts from a folder with blanks and Cyrillic letters in its name") {
    const OddFolder folder;
    const auto copy = folder.path() / "большак engine";
    std::filesystem::copy_file(program, copy);
    for (const auto& from : {std::filesystem::path{"/"}, folder.path()}) {
        ChildProcess engine{{copy.string(), "hub", "--some-key=value"}, {from}};
        engine.write("hub\ninit\npos start\nlevel depth=3\ngo think\n");
        CHECK(engine.read_until("done move=", patience));
        engine.close_input();
        CHECK(engine.wait_for_exit(leaving) == 0);
    }
}

TEST_CASE("arguments: what is known, what is ignored, what is refused") {
    const auto exit_code = [](const std::vector<std::string>& arguments) {
        std::vector<std::string> command{program};
        command.insert(command.end(), arguments.begin(), arguments.end());
        return run_to_end(command).exit_code;
    };
    CHECK(exit_code({"--help"}) == 0);
    CHECK(exit_code({"--version"}) == 0);
    CHECK(exit_code({"uci"}) == 0);
    CHECK(exit_code({"hub", "--key=value", "--other=x y"}) == 0);
    CHECK(exit_code({"chess"}) == 2);
    CHECK(exit_code({"hub", "uci"}) == 2);
    CHECK(exit_code({"--no-such-flag"}) == 2);

    ChildProcess version{{program, "--version"}};
    CHECK(version.read_line(patience) == "Bolshak " DRAUGHTS_VERSION);
}

}  // namespace draughts
