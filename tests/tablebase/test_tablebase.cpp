// Probing: what the solver found, and the recorded values with running counts.
#include <memory>
#include <string>
#include <vector>

#include "catch.h"
#include "support/board_text.h"
#include "support/data_file.h"
#include "support/random_positions.h"
#include "tablebase/solved_tables.h"

namespace draughts {

namespace {

template <Variant V>
void check_position(const Tablebase& tablebase, const Position& position, const TableValue& value) {
    REQUIRE(*tablebase.value_without_rules<V>(position) == value.wdl(DrawRules::none));
    for (const DrawRules rules : all_draw_rules) {
        const Wdl wdl = value.wdl(rules);
        REQUIRE(*tablebase.verdict<V>(position, rules) == Verdict{wdl, wdl == Wdl::draw ? 0 : value.plies(rules)});
        REQUIRE(*tablebase.value<V>(position, rules, start_clock<V>(rules, position)) == wdl);
    }
}

/// The clock that "C=12,T=6" stands for; the letters are those of endgame_edge.txt.
template <Variant V>
[[nodiscard]] DrawClock clock_of(const Position& position, const std::string& counts) {
    DrawClock clock = start_clock<V>(DrawRules::china64, position);
    for (const std::string& count : split(counts, ",")) {
        const auto number = static_cast<std::uint8_t>(std::stoi(count.substr(2)));
        (count[0] == 'C' || count[0] == 'Q' ? clock.plies : clock.ending_count) = number;
    }
    return clock;
}

[[nodiscard]] const char* name_of(Wdl value) {
    return value == Wdl::win ? "win" : value == Wdl::draw ? "draw" : "loss";
}

}  // namespace

TEMPLATE_TEST_CASE("tablebase: tells what the solver found, for either side to move", "", Russian, Brazilian) {
    const auto tablebase = solved_tablebase<TestType>(3);
    Random random{3};
    for (int pieces = 2; pieces <= 3; ++pieces) {
        for (const Slice slice : slices_of(pieces)) {
            const DenseTables::Table& table = solved_tables<TestType>(3)[slice];
            const std::size_t size = table.values.size();
            for (int i = 0; i < 1'000; ++i) {
                const std::size_t index = static_cast<std::size_t>(random.below(1 << 30)) % size;
                const Position position = table.numbering.position_at(index);
                check_position<TestType>(*tablebase, position, table.values[index]);
                check_position<TestType>(*tablebase, mirrored(position), table.values[index]);
            }
        }
    }
}

TEST_CASE("tablebase: values with running counts, as brute force found them") {
    Tablebase tablebase;
    REQUIRE_FALSE(tablebase.add_images(embedded_tables(), most_table_pieces).has_value());
    int checked = 0;
    for (const std::vector<std::string>& row : data_rows("endgame_edge.txt")) {
        const Position position = position_of(row[1]);
        if (position.occupied().count() > tablebase.most_pieces(VariantId::russian)) {
            continue;
        }
        INFO(row[0] << ' ' << row[1] << ' ' << row[2]);
        const Answer<Wdl> value =
            row[0] == "russian"
                ? tablebase.value<Russian>(position, DrawRules::china64, clock_of<Russian>(position, row[2]))
                : tablebase.value<Brazilian>(position, DrawRules::china64, clock_of<Brazilian>(position, row[2]));
        REQUIRE(static_cast<bool>(value));
        CHECK(name_of(*value) == row[3]);
        ++checked;
    }
    CHECK(checked >= 2);
}

TEST_CASE("tablebase: why there is no answer") {
    const auto tablebase = solved_tablebase<Russian>(2);
    CHECK(tablebase->value_without_rules<Russian>(position_of("W:WKa1:B")).why() == NoAnswer::game_over);
    CHECK(tablebase->value_without_rules<Russian>(Position::start()).why() == NoAnswer::too_large);
    CHECK(tablebase->value_without_rules<Russian>(position_of("W:WKa1,Kc1:BKh2")).why() == NoAnswer::no_table);
    // The capture leads to a table that is there.
    CHECK(*tablebase->value_without_rules<Russian>(position_of("W:WKa1:Bb2,h4")) == Wdl::win);
    CHECK(Tablebase{}.verdict<Brazilian>(position_of("W:WKa1:BKh2"), DrawRules::none).why() == NoAnswer::no_table);
}

}  // namespace draughts
