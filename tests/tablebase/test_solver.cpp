// The values that the solver finds, against those of other programs.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.h"
#include "support/data_file.h"
#include "tablebase/solved_tables.h"

namespace draughts {

namespace {

struct Counts {
    TableIndex win = 0;
    TableIndex draw = 0;
    TableIndex loss = 0;
    int longest_win = -1;
    int longest_loss = -1;
};

[[nodiscard]] Counts counts_of(const DenseTables::Table& table, DrawRules rules) {
    Counts counts;
    for (const TableValue& value : table.values) {
        switch (value.wdl(rules)) {
            case Wdl::win:
                ++counts.win;
                counts.longest_win = std::max(counts.longest_win, value.plies(rules));
                break;
            case Wdl::draw:
                ++counts.draw;
                break;
            case Wdl::loss:
                ++counts.loss;
                counts.longest_loss = std::max(counts.longest_loss, value.plies(rules));
                break;
        }
    }
    return counts;
}

template <Variant V>
void check_free_values(const DenseTables& tables) {
    for (const std::string& line : data_lines("endgame_" + std::string{V::name} + ".tsv")) {
        const std::vector<std::string> fields = split(line, "\t");
        const auto slice = slice_of_name(fields[0]);
        if (!slice || !tables.has(*slice)) {
            continue;
        }
        INFO(line);
        const Counts counts = counts_of(tables[*slice], DrawRules::none);
        CHECK(counts.win == std::stoull(fields[2]));
        CHECK(counts.draw == std::stoull(fields[3]));
        CHECK(counts.loss == std::stoull(fields[4]));
        CHECK(counts.longest_win == std::stoi(fields[5]));
        CHECK(counts.longest_loss == std::stoi(fields[6]));
    }
}

template <Variant V>
void check_china64_values(const DenseTables& tables) {
    for (const std::string& line : data_lines("endgame_rules_" + std::string{V::name} + ".tsv")) {
        const std::vector<std::string> fields = split(line, "\t");
        const auto slice = slice_of_name(fields[1]);
        if (!slice || !tables.has(*slice)) {
            continue;
        }
        INFO(line);
        const Counts counts = counts_of(tables[*slice], DrawRules::china64);
        CHECK(counts.win == std::stoull(fields[3]));
        CHECK(counts.draw == std::stoull(fields[4]));
        CHECK(counts.loss == std::stoull(fields[5]));
        const bool has_own_distance = fields[14] != "-";  // in a group with a count of its own
        CHECK(counts.longest_win == std::stoi(fields[has_own_distance ? 14 : 8]));
        CHECK(counts.longest_loss == std::stoi(fields[has_own_distance ? 15 : 11]));
    }
}

}  // namespace

TEMPLATE_TEST_CASE("solver: counts of all endings with up to three pieces", "", Russian, Brazilian) {
    check_free_values<TestType>(solved_tables<TestType>(3));
    check_china64_values<TestType>(solved_tables<TestType>(3));
}

TEMPLATE_TEST_CASE("embedded tables: counts of all their endings", "", Russian, Brazilian) {
    const DenseTables& tables = embedded_dense_tables<TestType>();
    REQUIRE(tables.has({2, 0, 1, 0}));
    check_free_values<TestType>(tables);
    check_china64_values<TestType>(tables);
}

}  // namespace draughts
