// A million positions of random games, evaluated one after the other, against the network written out plainly. Each
// code path runs it, so all give the same values.
#include "catch.h"
#include "eval/embedded_weights.h"
#include "eval/evaluator.h"
#include "eval/reference_network.h"
#include "support/board_text.h"
#include "support/random_positions.h"

namespace draughts {

TEST_CASE("a million positions have the values of the network written out plainly") {
    constexpr int million = 1'000'000;
    constexpr int plies = 150;  // of a random game, see random_play()
    Random random{2026};
    int count = 0;
    while (count < million) {
        for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
            const auto weights = built_in_weights(variant);
            Evaluator evaluator{*weights, plies};
            int ply = 0;
            for (const Position& position : random_play(variant, random, 100)) {
                ply = position == Position::start() ? 0 : ply + 1;
                if (evaluator.evaluate(position, ply) != reference_evaluation(*weights, position)) {
                    FAIL("another value for " << fen_of(position));
                }
                ++count;
            }
        }
    }
}

}  // namespace draughts
