// Every recorded perft number of at most a hundred thousand leaves; the larger ones are in
// test_perft_deep.cpp.
#include "catch.h"
#include "core/perft.h"
#include "support/perft_data.h"

namespace draughts {

TEST_CASE("perft: recorded positions, shallow") {
    constexpr std::uint64_t most_leaves = 100'000;
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (const PerftRow& row : perft_rows(variant)) {
            for (std::size_t i = 0; i < row.distinct.size() && row.distinct[i] <= most_leaves; ++i) {
                const int depth = static_cast<int>(i) + 1;
                CAPTURE(name_of(variant), row.name, depth);
                CHECK(perft(variant, row.position, {.depth = depth}) == row.distinct[i]);
            }
        }
    }
}

}  // namespace draughts
