// The archive commands through the program, as scripts use them.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "catch.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"

namespace draughts {

namespace {

const std::string archive = TEST_DATA "/pdn/ussr1947.pdn";
const std::string quirks = TEST_DATA "/pdn/quirks.pdn";

std::string last_line(const FinishedProcess& process) {
    return process.lines.empty() ? "" : process.lines.back();
}

void write(const std::filesystem::path& path, const std::string& text) {
    std::ofstream{path, std::ios::binary} << text;
}

std::string file(const std::filesystem::path& path) {
    return path.string();
}

}  // namespace

TEST_CASE("check: 153 games of an archive replay, and nothing is found") {
    const FinishedProcess process = run({"check", archive});
    CHECK(process.exit_code.value_or(-1) == 0);
    CHECK(process.lines == std::vector<std::string>{"games 153 replayed 153 broken 0"});
}

TEST_CASE("check: what is wrong is told with file, line, game, players and move") {
    const FinishedProcess process = run({"check", quirks});
    CHECK(process.exit_code.value_or(-1) == 1);
    CHECK(last_line(process) == "games 8 replayed 5 broken 1");
    CHECK(process.has("without moves 2"));
    CHECK(process.has(quirks + ":17: game 3 (? - ?): no-moves: there are no moves"));
    const auto said = [&](const std::string& part) {
        return std::ranges::any_of(process.lines, [&](const std::string& line) {
            return line.find(part) != std::string::npos;
        });
    };
    CHECK(said(":24: game 5 (? - ?): illegal-move: 2. d4-d5: "));
    CHECK(said(": game 7 (? - ?): form: "));
}

TEST_CASE("C24: every thousandth game is bad, and each is listed") {
    const TemporaryFolder folder;
    constexpr int games = 3000;
    std::string text;
    for (int i = 1; i <= games; ++i) {
        text += "[White \"W" + std::to_string(i) + "\"]\n" + (i % 16 == 0 ? "[FEN \"W:W21-32:B1-12\"]\n" : "") +
                "\n1. c3-d4 " + (i % 1000 == 0 ? "d6-d5" : "d6-c5") + " 2. b2-c3 *\n\n";
    }
    write(folder / "many.pdn", text);
    const FinishedProcess process = run({"check", file(folder / "many.pdn")});
    CHECK(process.exit_code.value_or(-1) == 1);
    REQUIRE(process.lines.size() == 4);
    CHECK(process.lines[0].find("game 1000 (W1000 - ?): illegal-move: 1... d6-d5: ") != std::string::npos);
    CHECK(process.lines[2].find("game 3000 ") != std::string::npos);
    CHECK(process.lines[3] == "games 3000 replayed 2997 broken 3");

    // Shards share the games among them; their lines of JSON are those of the whole.
    std::vector<std::string> parts;
    for (const char* shard : {"1/2", "2/2"}) {
        const FinishedProcess part = run({"check", file(folder / "many.pdn"), "--shard", shard, "--json"});
        CHECK(part.exit_code.value_or(-1) == (shard[0] == '1' ? 0 : 1));
        CHECK(last_line(part) ==
              (shard[0] == '1' ? "games 1500 replayed 1500 broken 0" : "games 1500 replayed 1497 broken 3"));
        parts.insert(parts.end(), part.lines.begin(), part.lines.end() - 1);
    }
    FinishedProcess whole = run({"check", file(folder / "many.pdn"), "--json"});
    whole.lines.pop_back();
    std::ranges::sort(parts);
    std::ranges::sort(whole.lines);
    CHECK(parts == whole.lines);
    CHECK(whole.lines.size() == games);
}

TEST_CASE("convert: notation, numbering and encoding there and back") {
    const TemporaryFolder folder;
    const std::string plain = file(folder / "plain.pdn");
    REQUIRE(run({"convert", quirks, "--output", plain}).exit_code.value_or(-1) == 0);
    const std::vector<std::vector<std::string>> formats = {
        {"--numeric"},
        {"--numeric", "--to-numbering", "bottom", "--captures", "long"},
        {"--to-encoding", "CP1251"},
        {"--to-encoding", "UTF-16"},
        {"--sign", "x", "--captures", "long"}};
    for (const std::vector<std::string>& format : formats) {
        CAPTURE(format);
        const std::string other = file(folder / "other.pdn");
        const std::string back = file(folder / "back.pdn");
        std::vector<std::string> arguments{"convert", plain, "--output", other};
        arguments.insert(arguments.end(), format.begin(), format.end());
        REQUIRE(run(arguments).exit_code.value_or(-1) == 0);
        CHECK(folder.text("other.pdn") != folder.text("plain.pdn"));
        REQUIRE(run({"convert", other, "--output", back}).exit_code.value_or(-1) == 0);
        CHECK(folder.text("back.pdn") == folder.text("plain.pdn"));
    }
}

TEST_CASE("convert: merge, dedupe, split, lists of positions") {
    const TemporaryFolder folder;
    const std::string one = file(folder / "one.pdn");
    write(
        one,
        "[White \"A\"]\n1. c3-d4 d6-c5 1-0\n\n[White \"B\"]\n1. c3-d4 d6-c5 1-0\n\n[White \"a\"]\n1.c3d4 D6-C5 2-0\n");
    FinishedProcess process = run({"convert", one, one, "--dedupe", "--output", file(folder / "all.pdn")});
    CHECK(last_line(process) == "games 6 written 2 duplicates 4 not replayed to the end 0");
    CHECK(folder.text("all.pdn") == "[White \"A\"]\n\n1. c3-d4 d6-c5 1-0\n\n[White \"B\"]\n\n1. c3-d4 d6-c5 1-0\n\n");

    REQUIRE(run({"convert", one, "--split", "2", "--output", file(folder / "part.pdn")}).exit_code.value_or(-1) == 0);
    CHECK(folder.text("part-1.pdn") == folder.text("all.pdn"));
    CHECK(folder.text("part-2.pdn") == "[White \"a\"]\n\n1. c3-d4 d6-c5 2-0\n\n");

    process = run({"convert", one, "--dedupe", "--fens", "end"});
    CHECK(process.has("W:Wa3,d4,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,f6,h6,c5") == false);
    CHECK(process.has("W:Wd4,a3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,f6,h6,c5"));
    CHECK(run({"convert", one, "--fens", "all"}).lines.size() == 9 + 1);
    write(folder / "odd.pdn",
          "[FEN \"W:Wz9:Bb6\"]\n1. c3-d4 *\n\n[FEN \"W:WKa1:BKb8\"]\n1. a1-b2 /FEN \"B:WKc1:BKb8\"/ b8-a7 *\n");
    CHECK(run({"convert", file(folder / "odd.pdn"), "--fens", "all"}).lines ==
          std::vector<std::string>{"W:WKa1:BKb8", "B:WKb2:BKb8", "B:WKc1:BKb8", "W:WKc1:BKa7",
                                   "games 2 written 2 duplicates 0 not replayed to the end 1"});
    CHECK(run({"convert", file(folder / "odd.pdn"), "--fens", "start"}).lines.size() == 1 + 1);
}

TEST_CASE("convert: what is read is not written, and a failure leaves the output as it was") {
    const TemporaryFolder folder;
    const std::string text = "1. c3-d4 d6-c5 1-0\n\n1. e3-d4 *\n\n";
    write(folder / "games-1.pdn", text);
    write(folder / "games-2.pdn", text);
    write(folder / "good.pdn", "good");
    const std::string first = file(folder / "games-1.pdn");
    const std::string second = file(folder / "games-2.pdn");
    const std::string good = file(folder / "good.pdn");
    CHECK(is_refused({"convert", first, second, "--split", "1000", "--output", file(folder / "games.pdn")},
                     "games-1.pdn' is read too, expected another file"));
    CHECK(is_refused({"convert", second, "--split", "1", "--output", file(folder / "games.pdn")},
                     "games-2.pdn' is read too, expected another file"));
    CHECK(folder.text("games-2.pdn") == text);
    write(folder / "games-1.pdn", text);
    for (const char* command : {"convert", "find"}) {
        CAPTURE(command);
        CHECK(is_refused({command, first, file(folder / "typo.pdn"), "--output", good}, "cannot read "));
        CHECK(is_refused({command, first, "--encoding", "klingon", "--output", good}, "unknown encoding 'klingon'"));
        CHECK(is_refused({command, first, "--output", file(folder.path())}, "cannot write "));
        CHECK(folder.text("good.pdn") == "good");
        REQUIRE(run({command, first, "--output", good}).exit_code.value_or(-1) == 0);
        CHECK(folder.text("good.pdn") == text);
        write(folder / "good.pdn", "good");
        REQUIRE(run({command, first, "--output", "/dev/null"}).exit_code.value_or(-1) == 0);
    }
    const auto files = std::distance(std::filesystem::directory_iterator{folder.path()}, {});
    CHECK(files == 3);  // nothing is left beside them
}

TEST_CASE("what cannot be written or read to the end is no success") {
    for (const char* command : {"check", "convert", "find", "book"}) {
        CAPTURE(command);
        const FinishedProcess process =
            run_to_end({"/bin/sh", "-c", R"(exec "$0" "$@" 2>&1 >/dev/full)", TESTED_PROGRAM, command, archive});
        CHECK(process.exit_code.value_or(-1) == 2);
        CHECK(last_line(process) == "bolshak-analyse: cannot write to standard output");
    }
    CHECK(is_refused({"check", "/proc/self/mem"}, "cannot read '/proc/self/mem' to its end"));  // EIO at once
}

TEST_CASE("find: by player, result, position, material, with the games as PDN") {
    const TemporaryFolder folder;
    const std::string games = file(folder / "games.pdn");
    write(games,
          "[White \"Ivanov\"]\n[Black \"Smith\"]\n[Event \"Cup\"]\n1. c3-d4 d6-c5 2. b2-c3 1-0\n\n"
          "[White \"Smith\"]\n[Black \"Silva\"]\n1. a3-b4 b6-a5 0-1\n\n"
          "[White \"X\"]\n[Black \"Y\"]\n[FEN \"W:WKc3,Kd6,Ke3:BKd8\"]\n1. c3-b4 1-0\n");
    FinishedProcess process = run({"find", games, "--player", "SMITH", "--output", file(folder / "found.pdn")});
    CHECK(process.exit_code.value_or(-1) == 0);
    CHECK(process.lines == std::vector<std::string>{games + ":1: game 1 (Ivanov - Smith), Cup, 1-0",
                                                    games + ":6: game 2 (Smith - Silva), 0-1", "found 2 of 3 games"});
    CHECK(folder.text("found.pdn").starts_with("[White \"Ivanov\"]\n"));
    CHECK(last_line(run({"check", file(folder / "found.pdn")})) == "games 2 replayed 2 broken 0");
    CHECK(last_line(run({"find", games, "--result", "2-0", "--player", "smith"})) == "found 1 of 3 games");
    process = run(
        {"find", games, "--position", "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,g3,d4:Bb6,c5,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"});
    CHECK(process.has(games + ":1: game 1 (Ivanov - Smith), Cup, 1-0, after 1... d6-c5"));
    process = run({"find", games, "--material", "1Kv3K", "--either-color"});
    CHECK(process.has(games + ":10: game 3 (X - Y), 1-0, after the start"));
    CHECK(last_line(run({"find", games, "--material", "1Kv3K"})) == "found 0 of 3 games");
    CHECK(last_line(run({"find", games, "--opening", "I-1"})) == "found 1 of 3 games");
    process = run({"find", games, "--result", "0-1", "--json"});
    REQUIRE(process.lines.size() == 2);
    CHECK(process.lines[0] == "{\"file\":\"" + games +
                                  "\",\"game\":2,\"line\":6,\"white\":\"Smith\",\"black\":\"Silva\",\"event\":\"\","
                                  "\"date\":\"\",\"result\":\"0-1\",\"variant\":\"russian\",\"plies\":2}");
}

TEST_CASE("book: counts of shards add up to those of the whole") {
    const TemporaryFolder folder;
    std::vector<std::string> parts;
    for (const char* shard : {"1/2", "2/2"}) {
        const FinishedProcess part = run({"book", archive, "--shard", shard, "--json", "--plies", "3"});
        std::string text;
        for (const std::string& line : part.lines) {
            text += line + '\n';
        }
        parts.push_back(file(folder / (std::string{shard[0]} + ".jsonl")));
        write(parts.back(), text);
    }
    const FinishedProcess whole = run({"book", archive, "--plies", "3"});
    CHECK(run({"book", parts[0], parts[1], "--plies", "3"}).lines == whole.lines);
    // Counted in the file with grep: 153 games, 100 of them begin with "1. c3-d4".
    REQUIRE(whole.lines.size() > 3);
    CHECK(whole.lines[2].find("all ") == 0);
    CHECK(whole.lines[2].find(" 153 ") != std::string::npos);
    CHECK(whole.lines[3].find("c3-d4 ") == 0);
    CHECK(whole.lines[3].find(" 100 ") != std::string::npos);
}

TEST_CASE("bad arguments and files are named in one line") {
    const TemporaryFolder folder;
    write(folder / "bad.jsonl", "{\"position\": 1}\n");
    CHECK(is_refused({"check"}, "no file, expected one PDN file or more"));
    CHECK(is_refused({"check", "no-such-file.pdn"}, "cannot read 'no-such-file.pdn'"));
    CHECK(is_refused({"check", file(folder.path())}, "cannot read "));
    CHECK(is_refused({"check", archive, "--shard", "3/2"}, "expected I/N"));
    CHECK(is_refused({"check", archive, "--shard", "x"}, "expected I/N"));
    CHECK(is_refused({"check", archive, "--variant", "english"}, "expected russian or brazilian"));
    CHECK(is_refused({"check", archive, "--numbering", "left"}, "expected top or bottom"));
    CHECK(is_refused({"check", archive, "--encoding", "klingon"}, "unknown encoding 'klingon'"));
    CHECK(is_refused({"convert", archive, "--sign", "y"}, "--sign 'y', expected"));
    CHECK(is_refused({"convert", archive, "--split", "5"}, "--split needs --output"));
    CHECK(is_refused({"convert", archive, "--output", "/no/such/folder/x.pdn"}, "cannot write "));
    CHECK(is_refused({"convert", archive, "--output", archive}, "is read too, expected another file"));
    CHECK(is_refused({"find", archive, "--material", "3K"}, "expected White's kings and men"));
    CHECK(is_refused({"find", archive, "--result", "9-9"}, "--result '9-9', expected"));
    CHECK(is_refused({"find", archive, "--position", "nothing"}, "'nothing'"));
    CHECK(is_refused({"book", archive, "--opening", "Z-99"}, "--opening 'Z-99', expected a table"));
    CHECK(is_refused({"book", file(folder / "bad.jsonl")}, "line 1: expected a line that 'book --json' prints"));
    CHECK(is_refused({"nothing"}, "unknown command 'nothing', expected position, game, shots, image, check"));
}

}  // namespace draughts
