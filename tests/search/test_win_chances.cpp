// Win chances: a whole at every score, and near to what became of games.
#include "catch.h"
#include "search/win_chances.h"
#include "support/board_text.h"

namespace draughts {

TEST_CASE("win chances: a whole, symmetric and rising") {
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (const std::string_view fen : {"W:Wa1:Bh8", "W:Wa1,c1,e1,g1:Bb8,d8,f8,h8"}) {
            const Position position = position_of(fen);
            WinChances last = win_chances(-infinite_score, variant, position);
            for (Score score = -1000; score <= 1000; ++score) {
                const WinChances chances = win_chances(score, variant, position);
                const WinChances mirrored = win_chances(-score, variant, position);
                CAPTURE(score, fen);
                CHECK(chances.win + chances.draw + chances.loss == 1000);
                CHECK(chances.draw >= 0);
                CHECK(chances == WinChances{mirrored.loss, mirrored.draw, mirrored.win});
                CHECK(chances.win >= last.win);
                last = chances;
            }
        }
        CHECK(win_chances(win_in(9), variant, Position::start()) == WinChances{1000, 0, 0});
        CHECK(win_chances(loss_in(0), variant, Position::start()) == WinChances{0, 0, 1000});
    }
}

}  // namespace draughts
