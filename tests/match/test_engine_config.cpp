#include <string>
#include <vector>

#include "catch.h"
#include "match/options.h"

namespace draughts {

namespace {

[[nodiscard]] std::string fault_of(const std::vector<std::string>& arguments) {
    const auto options = parse_options(arguments);
    return options ? "" : options.error();
}

}  // namespace

TEST_CASE("a command is split as a shell would") {
    CHECK(split_command("a  b\tc") == std::vector<std::string>{"a", "b", "c"});
    CHECK(split_command("\"мой движок/x\" '' d\"e f\"g") == std::vector<std::string>{"мой движок/x", "", "de fg"});
    CHECK(split_command("").empty());
}

TEST_CASE("the options of the agreed command line") {
    const auto options = parse_options({"--variant",  "brazilian", "--each",     "tc=10+0.1", "option.Hash=1",
                                        "--engine",   "cmd=a",     "name=first", "--engine",  "cmd=b --x",
                                        "proto=hub",  "nodes=50",  "tc=inf",     "--games",   "10",
                                        "--openings", "flying",    "--seed",     "7",         "--concurrency",
                                        "3",          "--sprt",    "elo0=0",     "elo1=10",   "alpha=0.05",
                                        "beta=0.1",   "--jsonl",   "j",          "--pdn",     "p",
                                        "--state",    "s",         "--resume",   "--quiet"});
    REQUIRE(options);
    CHECK(options->rules.variant == VariantId::brazilian);
    REQUIRE(options->engines.size() == 2);
    const EngineConfig& first = options->engines[0];
    CHECK(first.name == "first");
    CHECK(first.control.base == Seconds{10});
    CHECK(first.protocol == Protocol::uci);
    const EngineConfig& second = options->engines[1];
    CHECK(second.name == "b");
    CHECK(second.command == std::vector<std::string>{"b", "--x"});
    CHECK(second.protocol == Protocol::hub);
    CHECK_FALSE(second.control.base.has_value());
    CHECK(second.control.nodes == 50U);
    CHECK(second.options == std::vector<std::pair<std::string, std::string>>{{"Hash", "1"}});
    CHECK(options->format.games == 10);
    CHECK(options->is_shuffled);
    CHECK(options->seed == 7);
    CHECK(options->concurrency == 3);
    REQUIRE(options->sprt);
    CHECK(options->sprt->elo1 == 10);
    CHECK(options->sprt->beta == 0.1);
    CHECK(options->files.state == "s");
    CHECK(options->files.games == "j");
    CHECK(options->resumes);
    CHECK(options->is_quiet);
}

TEST_CASE("an engine against itself gets two names") {
    const auto options = parse_options({"--engine", "cmd=x", "--engine", "cmd=x", "--each", "depth=3"});
    REQUIRE(options);
    CHECK(options->engines[0].name == "x");
    CHECK(options->engines[1].name == "x-2");
}

TEST_CASE("what is wrong on the command line is named, with what was expected") {
    const std::vector<std::string> two = {"--each", "nodes=9", "--engine", "cmd=a", "--engine", "cmd=b"};
    const auto with = [&](const std::vector<std::string>& more) {
        std::vector<std::string> all = two;
        all.insert(all.end(), more.begin(), more.end());
        return fault_of(all);
    };
    CHECK(with({}).empty());
    CHECK(fault_of({}) == "found 0 --engine, expected two or more");
    CHECK(fault_of({"--engine", "cmd=a", "--engine", "cmd=b", "nodes=1"}) ==
          "engine 1 has no limit, expected tc=, st=, nodes= or depth=");
    CHECK(with({"--engine", "cmd=c"}).find("between two engines") != std::string::npos);
    CHECK(with({"--engine", "nodes=1", "--format", "gauntlet"}) ==
          "engine 3 has no cmd=, expected the program to start");
    CHECK(with({"--games", "0"}) == "--games '0': expected a number, at least 1");
    CHECK(with({"--variant", "chess"}) == "--variant 'chess': expected russian or brazilian");
    CHECK(with({"--draw-rules", "x"}).find("china64, fmjd64 or none") != std::string::npos);
    CHECK(with({"--sprt", "elo=1"}).find("expected alpha=, beta=, elo0=, elo1=") != std::string::npos);
    CHECK(with({"--sprt", "elo0=5", "elo1=5"}).find("elo0 < elo1") != std::string::npos);
    CHECK(with({"--resume"}).find("needs --state") != std::string::npos);
    CHECK(with({"--shard", "3/2"}).find("i/n") != std::string::npos);
    CHECK(with({"--format", "cup"}) ==
          "--format 'cup': expected match, gauntlet, round-robin, double-round-robin, swiss, knock-out or relay");
    CHECK(with({"--format", "swiss", "--shard", "1/2"}).find("--shard: the games of a swiss depend on results") == 0);
    CHECK(with({"--format", "relay", "--sprt"}).find("--sprt: the games of a relay depend on results") == 0);
    CHECK(with({"--format", "swiss", "--rounds", "2"}).find("expected at most 1 for 2 engines") != std::string::npos);
    CHECK(with({"--rounds", "-1"}) == "--rounds '-1': expected a number, at least 0");
    CHECK(with({"--boards", "x"}) == "--boards 'x': expected order or all");
    CHECK(with({"--engine", "cmd=c", "team=A", "--format", "swiss"}).find("engine 'c' has a team") == 0);
    CHECK_FALSE(with({"--nonsense"}).empty());
    CHECK_FALSE(with({"stray"}).empty());
    for (const char* setting : {"nodes", "nodes=x", "nodes=0", "tc=x", "st=-1", "proto=dxp", "numbering=left",
                                "overrun=x", "timemargin=x", "color=red", "option.=1"}) {
        CAPTURE(setting);
        CHECK_FALSE(with({"--each", setting}).empty());
    }
}

}  // namespace draughts
