// The search against a plain minimax of the game, on small endings: forced wins and losses must be the same.
#include <algorithm>
#include <random>

#include "catch.h"
#include "core/movegen.h"
#include "search/run_search.h"

namespace draughts {

namespace {

/// What is forced within `depth` plies: win_in, loss_in, or a draw by rule or for lack of depth. No pruning, no
/// memory, and the rules straight from Game.
Score minimax(Game& game, Depth depth, Ply ply) {
    const Outcome outcome = game.outcome();
    if (outcome.status == Status::draw) {
        return draw_score;
    }
    if (outcome.status != Status::ongoing) {
        return loss_in(ply);
    }
    if (depth == 0) {
        return draw_score;
    }
    Score best = -infinite_score;
    for (const Move move : game.legal_moves()) {
        game.play(move);
        best = std::max(best, -minimax(game, depth - 1, ply + 1));
        game.undo();
    }
    return best;
}

/// Random pieces on random squares; valid, and both sides have some.
Position random_ending(std::mt19937& random, unsigned pieces) {
    while (true) {
        Bitboard sides[2];
        Bitboard kings;
        for (unsigned i = 0; i < pieces; ++i) {
            const Bitboard square{all_squares[random() % 32]};
            sides[i == 0 ? 0 : i == 1 ? 1 : random() % 2] |= square;
            if (random() % 3 == 0) {
                kings |= square;
            }
        }
        const Position position{sides[0], sides[1], kings, random() % 2 == 0 ? Color::white : Color::black};
        if (position.is_valid() && sides[0].any() && sides[1].any()) {
            return position;
        }
    }
}

void compare(VariantId variant, DrawRules rules, unsigned pieces, Depth depth, int positions, std::uint8_t clock) {
    std::mt19937 random{static_cast<unsigned>(pieces * 100 + clock)};
    int decided = 0;
    for (int i = 0; i < positions; ++i) {
        Game game{variant, rules, random_ending(random, pieces), clock};
        if (game.outcome().status != Status::ongoing) {
            continue;
        }
        const Score expected = minimax(game, depth, 0);
        // Deeper than the minimax, since late moves are reduced; found results must be true at any depth.
        const Score found = run_search(game, to_depth(depth + 4)).info.score;
        CAPTURE(fen_of(game.position()), name_of(variant), name_of(rules), int{clock});
        if (is_decisive(expected)) {
            ++decided;
            REQUIRE(found == expected);
        } else if (is_decisive(found)) {
            REQUIRE(plies_to_end(found) > depth);
        }
    }
    CHECK(decided > positions / 10);
}

}  // namespace

TEST_CASE("two to four pieces: forced results equal the minimax's") {
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        compare(variant, DrawRules::china64, 2, 6, 60, 0);
        compare(variant, DrawRules::china64, 3, 5, 60, 0);
        compare(variant, DrawRules::fmjd64, 4, 4, 60, 0);
    }
}

TEST_CASE("the same with few plies left on the draw clock") {
    compare(VariantId::russian, DrawRules::china64, 3, 5, 60, 57);
    compare(VariantId::brazilian, DrawRules::china64, 3, 5, 60, 27);
    compare(VariantId::russian, DrawRules::fmjd64, 3, 5, 60, 7);
}

}  // namespace draughts
