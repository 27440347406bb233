// Win chances: a whole at every score, and near to what became of games.
#include <cstdlib>

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

TEST_CASE("win chances are near to what became of games") {
    // Permille of wins among positions of self-play whose score was within 5 of the one given.
    struct Observed {
        std::string_view fen;  // of so many pieces
        Score score;
        int russian;
        int brazilian;
    };
    constexpr std::string_view eight = "W:Wa1,c1,e1,g1:Bb8,d8,f8,h8";
    constexpr std::string_view sixteen = "W:Wa1,c1,e1,g1,b2,d2,f2,h2:Bb8,d8,f8,h8,a7,c7,e7,g7";
    constexpr std::string_view all = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";
    for (const Observed& observed :
         {Observed{eight, 0, 18, 14}, Observed{eight, 100, 242, 240}, Observed{eight, 300, 895, 907},
          Observed{sixteen, -100, 47, 50}, Observed{sixteen, 0, 216, 214}, Observed{sixteen, 100, 589, 581},
          Observed{sixteen, 200, 838, 843}, Observed{all, 0, 294, 269}, Observed{all, 100, 700, 709}}) {
        constexpr int tolerance = 60;
        CAPTURE(observed.fen, observed.score);
        const Position position = position_of(observed.fen);
        CHECK(std::abs(win_chances(observed.score, VariantId::russian, position).win - observed.russian) < tolerance);
        CHECK(std::abs(win_chances(observed.score, VariantId::brazilian, position).win - observed.brazilian) <
              tolerance);
    }
}

}  // namespace draughts
