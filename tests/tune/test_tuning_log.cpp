// The log of a tuning run that is stopped and goes on.
#include <filesystem>
#include <fstream>
#include <string>

#include "catch.h"
#include "support/temporary_folder.h"
#include "tune/tuning_log.h"

namespace draughts {

namespace {

const std::vector<Parameter> parameters{{"a", 1.5, 0, 9, 1}, {"b", 20, 0, 90, 5}};

}  // namespace

TEST_CASE("tuning log: a new one begins with the values given") {
    const TemporaryFolder folder;
    TuningLog log;
    const auto state = log.open(folder / "log", "some settings", parameters);
    REQUIRE(state);
    CHECK(state->finished == 0);
    CHECK(state->values == std::vector<double>{1.5, 20});
    REQUIRE(log.add(1, -3, parameters));
    CHECK(folder.text("log") == "# some settings\n# iteration\tpoints\ta\tb\n1\t-3\t1.5\t20\n");
}

TEST_CASE("tuning log: goes on after the last whole line") {
    const TemporaryFolder folder;
    std::ofstream{folder / "log"} << "# s\n# iteration\tpoints\ta\tb\n1\t-3\t1.5\t20\n2\t4\t2.25\t21\n3\t1\t2";
    TuningLog log;
    const auto state = log.open(folder / "log", "s", parameters);
    REQUIRE(state);
    CHECK(state->finished == 2);
    CHECK(state->values == std::vector<double>{2.25, 21});
    REQUIRE(log.add(3, 0, parameters));
    CHECK(folder.text("log") == "# s\n# iteration\tpoints\ta\tb\n1\t-3\t1.5\t20\n2\t4\t2.25\t21\n3\t0\t1.5\t20\n");
}

TEST_CASE("tuning log: an empty file is a new one") {
    const TemporaryFolder folder;
    std::ofstream{folder / "log"} << "";
    TuningLog log;
    REQUIRE(log.open(folder / "log", "s", parameters));
    CHECK(folder.text("log") == "# s\n# iteration\tpoints\ta\tb\n");
}

TEST_CASE("tuning log: the file of another run, and one that is none, are left alone") {
    const TemporaryFolder folder;
    const std::string other = "# other\n1\t2\t3\t4\n";
    std::ofstream{folder / "other"} << other;
    const auto refused = TuningLog{}.open(folder / "other", "s", parameters);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().find("is of another run") != std::string::npos);
    CHECK(folder.text("other") == other);

    std::ofstream{folder / "none"} << "# s\nfoo\n";
    const auto broken = TuningLog{}.open(folder / "none", "s", parameters);
    REQUIRE_FALSE(broken);
    CHECK(broken.error().find("'foo' is no iteration") != std::string::npos);
    CHECK(folder.text("none") == "# s\nfoo\n");
    std::ofstream{folder / "blank"} << "# s\n\n";
    CHECK_FALSE(TuningLog{}.open(folder / "blank", "s", parameters));
    CHECK_FALSE(TuningLog{}.open(folder / "no folder" / "log", "s", parameters));
}

}  // namespace draughts
