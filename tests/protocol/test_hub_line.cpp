#include "catch.h"
#include "protocol/hub_line.h"

namespace draughts {

namespace {

[[nodiscard]] std::vector<HubField> fields_of(std::string_view text) {
    const auto line = parse_hub_line(text);
    REQUIRE(line);
    return line->fields;
}

}  // namespace

TEST_CASE("a Hub line is a command and its pairs") {
    const auto line = parse_hub_line("level time=59 inc=0.5");
    REQUIRE(line);
    CHECK(line->command == "level");
    CHECK(line->fields == std::vector<HubField>{{"time", "59"}, {"inc", "0.5"}});
}

TEST_CASE("a Hub value may be quoted, empty or missing") {
    CHECK(fields_of("pos moves=\"22-18 11-16\"") == std::vector<HubField>{{"moves", "22-18 11-16"}});
    CHECK(fields_of("id name=\"\" x=") == std::vector<HubField>{{"name", ""}, {"x", ""}});
    CHECK(fields_of("go think") == std::vector<HubField>{{"think", ""}});
    CHECK(fields_of("id url=\"a=b\" v=1") == std::vector<HubField>{{"url", "a=b"}, {"v", "1"}});
}

TEST_CASE("blanks around the equals sign, CRLF, tabs and NUL only separate") {
    CHECK(fields_of("level\ttime = 5  inc= 1\r") == std::vector<HubField>{{"time", "5"}, {"inc", "1"}});
    CHECK(fields_of(std::string_view{"go\0think", 8}) == std::vector<HubField>{{"think", ""}});
    CHECK(parse_hub_line("  stop  ")->command == "stop");
    CHECK(parse_hub_line("")->command.empty());
    CHECK(parse_hub_line(" \r")->command.empty());
}

TEST_CASE("a Hub line that cannot be read is an error") {
    CHECK_FALSE(parse_hub_line("pos moves=\"22-18"));
    CHECK_FALSE(parse_hub_line("set-param =5"));
    CHECK_FALSE(parse_hub_line("set-param name=a=b"));
    CHECK_FALSE(parse_hub_line("\"hub\""));
}

TEST_CASE("the first field of a name counts") {
    const auto line = parse_hub_line("level depth=3 depth=4");
    REQUIRE(line);
    REQUIRE(line->find("depth") != nullptr);
    CHECK(*line->find("depth") == "3");
    CHECK(line->find("nodes") == nullptr);
}

TEST_CASE("a Hub value is quoted only when it must be") {
    CHECK(format_hub_field("pv", "22-18") == "pv=22-18");
    CHECK(format_hub_field("pv", "22-18 11-15") == "pv=\"22-18 11-15\"");
    CHECK(format_hub_field("value", "") == "value=\"\"");
    CHECK(format_hub_field("value", "a=b") == "value=\"a=b\"");
}

}  // namespace draughts
