// Every recorded perft number of at most a hundred thousand leaves; the larger ones are in
// test_perft_deep.cpp.
#include <string_view>

#include "catch.h"
#include "core/perft.h"
#include "support/board_text.h"
#include "support/perft_data.h"

namespace draughts {

namespace {

void check(VariantId variant, Counting counting, std::uint64_t most_leaves) {
    for (const PerftRow& row : perft_rows(variant)) {
        const auto& expected = counting == Counting::orders ? row.orders : row.distinct;
        for (std::size_t i = 0; i < expected.size() && expected[i] <= most_leaves; ++i) {
            const int depth = static_cast<int>(i) + 1;
            CAPTURE(name_of(variant), row.name, depth);
            CHECK(perft(variant, row.position, {.depth = depth, .counting = counting}) == expected[i]);
        }
    }
}

}  // namespace

TEST_CASE("perft: recorded positions, shallow, distinct moves") {
    check(VariantId::russian, Counting::distinct, 100'000);
    check(VariantId::brazilian, Counting::distinct, 100'000);
}

TEST_CASE("perft: recorded positions, shallow, orders") {
    check(VariantId::russian, Counting::orders, 30'000);
    check(VariantId::brazilian, Counting::orders, 30'000);
}

// Ways that differ in a landing square only: counted by hand.
TEST_CASE("perft: paths") {
    const auto paths = [](VariantId variant, std::string_view fen) {
        return perft(variant, position_of(fen), {.depth = 1, .counting = Counting::paths});
    };
    CHECK(paths(VariantId::russian, "W:WKa1:Bc3,f6") == 4);
    CHECK(paths(VariantId::brazilian, "W:WKa1:Bc3,f6") == 4);
    CHECK(paths(VariantId::russian, "W:WKc1:Bb4,d4,b2,d2") == 2);
    CHECK(paths(VariantId::russian, "W:Wc3:Bd6,b4,d4") == 2);
    CHECK(paths(VariantId::brazilian, "W:Wc3:Bd6,b4,d4") == 1);
}

}  // namespace draughts
