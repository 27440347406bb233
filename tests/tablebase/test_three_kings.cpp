// Three kings against one, the ending that the books know by heart (Petrov's triangle): how many positions are won in
// how many plies, and the main road, which saves the lone king. Wins and draws add up to what data/endgame_russian.tsv
// and data/endgame_brazilian.tsv have from another program; the plies are the solver's, each of which `bolshak-tb
// verify` confirms with rules of its own (tools/tb/plain_rules.h).
#include <map>

#include "catch.h"
#include "support/board_text.h"
#include "tablebase/solved_tables.h"

namespace draughts {

namespace {

/// Positions by the plies to the end; draws apart.
struct Histogram {
    std::map<int, int> wins;
    std::map<int, int> losses;
    int draws = 0;

    void add(const TableValue& value) {
        switch (value.wdl(DrawRules::none)) {
            case Wdl::win:
                ++wins[value.plies(DrawRules::none)];
                break;
            case Wdl::draw:
                ++draws;
                break;
            case Wdl::loss:
                ++losses[value.plies(DrawRules::none)];
                break;
        }
    }
};

/// False, and a warning, in a build with smaller tables in it.
template <class V>
[[nodiscard]] bool has_three_kings() {
    const bool has = embedded_dense_tables<V>().has({3, 0, 1, 0});
    if (!has) {
        WARN("not tested: this build has no tables of 4 pieces");
    }
    return has;
}

}  // namespace

TEMPLATE_TEST_CASE("three kings against one: 25 plies at the most", "", Russian, Brazilian) {
    if (!has_three_kings<TestType>()) {
        return;
    }
    const DenseTables& tables = embedded_dense_tables<TestType>();
    Histogram three;
    for (const TableValue& value : tables[{3, 0, 1, 0}].values) {
        three.add(value);
    }
    CHECK(three.wins == std::map<int, int>{{1, 56848},
                                           {3, 17402},
                                           {5, 6602},
                                           {7, 6000},
                                           {9, 2092},
                                           {11, 2528},
                                           {13, 2012},
                                           {15, 4720},
                                           {17, 7272},
                                           {19, 8164},
                                           {21, 10468},
                                           {23, 7264},
                                           {25, 868}});
    CHECK(three.draws == 11600);
    CHECK(three.losses.empty());

    Histogram lone;
    for (const TableValue& value : tables[{1, 0, 3, 0}].values) {
        lone.add(value);
    }
    CHECK(lone.losses == std::map<int, int>{{0, 62},
                                            {2, 3744},
                                            {4, 4778},
                                            {6, 2056},
                                            {8, 1052},
                                            {10, 812},
                                            {12, 650},
                                            {14, 1398},
                                            {16, 3930},
                                            {18, 5908},
                                            {20, 10892},
                                            {22, 13618},
                                            {24, 7424},
                                            {26, 194}});
    CHECK(lone.wins == std::map<int, int>{{1, 1754}, {3, 100}});
    CHECK(lone.draws == 85468);
}

TEMPLATE_TEST_CASE("three kings against one: the main road saves the lone king", "", Russian, Brazilian) {
    if (!has_three_kings<TestType>()) {
        return;
    }
    const DenseTables& tables = embedded_dense_tables<TestType>();
    const Bitboard road = position_of("W:WKa1,Kb2,Kc3,Kd4,Ke5,Kf6,Kg7,Kh8:B").occupied();
    Histogram held;
    Histogram other;
    const DenseTables::Table& table = tables[{3, 0, 1, 0}];
    for_each_position(table.numbering, 0, table.numbering.size(), [&](TableIndex i, const Position& position) {
        const bool is_held = (position.occupied() & road) == position.pieces(Color::black);
        (is_held ? held : other).add(table.values[i]);
    });
    CHECK(held.draws == 10704);
    CHECK(held.wins.rbegin()->first == 9);  // shots
    int wins = 0;
    for (const auto& [plies, positions] : other.wins) {
        wins += positions;
    }
    CHECK(wins == 126752);
    CHECK(other.draws == 896);
}

}  // namespace draughts
