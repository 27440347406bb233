// Slices and the numbering of their positions.
#include <cstdint>
#include <string>
#include <vector>

#include "catch.h"
#include "support/board_text.h"
#include "support/data_file.h"
#include "support/random_positions.h"
#include "tablebase/index.h"

namespace draughts {

namespace {

void check_round_trip(const SliceIndex& numbering, TableIndex index) {
    const Position position = numbering.position_at(index);
    REQUIRE(position.is_valid());
    REQUIRE(position.turn() == Color::white);
    REQUIRE(slice_of(position) == numbering.slice());
    REQUIRE(numbering.index_of(position) == index);
}

}  // namespace

TEST_CASE("slices: names") {
    CHECK(name_of(Slice{2, 1, 1, 0}) == "2K1Mv1K0M");
    CHECK(slice_of_name("2K1Mv1K0M") == Slice{2, 1, 1, 0});
    CHECK(slice_of_name("2K1Mv1K0M")->reversed() == Slice{1, 0, 2, 1});
    for (const char* name : {"", "2K1Mv1K0", "2K1M-1K0M", "2K1Mv1K0M ", "8K0Mv1K0M", "2K1Mv0K0M", "4K0Mv4K0M"}) {
        CHECK_FALSE(slice_of_name(name).has_value());
    }
    CHECK(slice_of(position_of("W:WKa1,Kc1,b2:BKh8")) == Slice{2, 1, 1, 0});
    CHECK(slice_of(position_of("B:WKa1,Kc1,b2:BKh8")) == Slice{1, 0, 2, 1});
}

TEST_CASE("slices: number and positions by pieces, as published") {
    // Ordered slices and positions with one side to move; 2-5 pieces were also counted one by one by two programs.
    struct Row {
        int pieces;
        std::size_t slices;
        TableIndex positions;
    };
    for (const Row& row : {Row{2, 4, 3488}, Row{3, 12, 196032}, Row{4, 25, 6209316}, Row{5, 44, 139450808},
                           Row{6, 70, 2426085676}, Row{7, 104, 34243113624}}) {
        TableIndex positions = 0;
        const std::vector<Slice> slices = slices_of(row.pieces);
        for (const Slice slice : slices) {
            CHECK(slice.pieces() == row.pieces);
            positions += SliceIndex{slice}.size();
        }
        CHECK(positions == row.positions);
        CHECK(slices.size() == row.slices);
    }
}

TEST_CASE("slices: positions of each, as counted by other programs") {
    for (const char* file : {"endgame_russian.tsv", "endgame_brazilian.tsv"}) {
        for (const std::string& line : data_lines(file)) {
            const std::vector<std::string> fields = split(line, "\t");
            if (const auto slice = slice_of_name(fields[0])) {
                INFO(line);
                CHECK(SliceIndex{*slice}.size() == std::stoull(fields[1]));
            }
        }
    }
}

TEST_CASE("index: every position of small slices, the ends and random ones of larger slices") {
    Random random{20261130};
    for (int pieces = 2; pieces <= most_table_pieces; ++pieces) {
        for (const Slice slice : slices_of(pieces)) {
            INFO(name_of(slice));
            const SliceIndex numbering{slice};
            if (numbering.size() < 30'000) {
                for (TableIndex index = 0; index < numbering.size(); ++index) {
                    check_round_trip(numbering, index);
                }
                continue;
            }
            check_round_trip(numbering, 0);
            check_round_trip(numbering, numbering.size() - 1);
            for (int i = 0; i < 2'000; ++i) {
                check_round_trip(numbering, static_cast<TableIndex>(random.below(1 << 30)) * 61 % numbering.size());
            }
        }
    }
}

TEST_CASE("index: set-ups with Black to move are indexed as their mirror") {
    Random random{5};
    for (int i = 0; i < 2'000; ++i) {
        const Position position = random_setup(random, 3, 40);
        const Position white = with_white_to_move(position);
        CHECK(slice_of(white) == slice_of(position));
        const SliceIndex numbering{slice_of(white)};
        CHECK(numbering.position_at(numbering.index_of(white)) == white);
    }
}

}  // namespace draughts
