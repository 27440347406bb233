// The recorded perft numbers of more than a hundred thousand leaves, as deep as a patient developer likes.
#include "catch.h"
#include "core/perft.h"
#include "support/perft_data.h"

namespace draughts {

namespace {

void check(VariantId variant) {
    constexpr std::uint64_t least_leaves = 100'000;
    constexpr std::uint64_t most_leaves = 120'000'000;
    for (const PerftRow& row : perft_rows(variant)) {
        for (std::size_t i = 0; i < row.distinct.size(); ++i) {
            if (row.distinct[i] > least_leaves && row.distinct[i] <= most_leaves) {
                const int depth = static_cast<int>(i) + 1;
                CAPTURE(row.name, depth);
                CHECK(perft(variant, row.position, {.depth = depth}) == row.distinct[i]);
            }
        }
    }
}

}  // namespace

TEST_CASE("perft: recorded positions, deep, Russian") {
    check(VariantId::russian);
}

TEST_CASE("perft: recorded positions, deep, Brazilian") {
    check(VariantId::brazilian);
}

}  // namespace draughts
