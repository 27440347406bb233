// Keys: the one carried along is the one made anew, and different positions have different keys.
#include <set>
#include <unordered_map>

#include "catch.h"
#include "core/movegen.h"
#include "core/zobrist.h"
#include "support/board_text.h"
#include "support/random_positions.h"

namespace draughts {

TEST_CASE("the key after a move is the key of the position it leads to") {
    Random random{8};
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (int i = 0; i < 3000; ++i) {
            const Position position = random_setup(random, 1 + random.below(12), random.below(101));
            const Key key = key_of(position);
            for (const Move move : legal_moves(variant, position)) {
                if (key_after(key, position, move) != key_of(position.make(move))) {
                    FAIL("keys differ after a move in " << fen_of(position));
                }
            }
        }
    }
}

TEST_CASE("every number of the table counts") {
    std::set<Key> keys;
    for (const Color side : {Color::white, Color::black}) {
        for (const Square s : all_squares) {
            keys.insert(zobrist::piece(side, false, s));
            keys.insert(zobrist::piece(side, true, s));
        }
    }
    keys.insert(zobrist::table.black_to_move);
    CHECK(keys.size() == 4 * 32 + 1);
    CHECK_FALSE(keys.contains(0));
    CHECK(key_of(position_of("W:WKc3:Bb8")) != key_of(position_of("B:WKc3:Bb8")));
    CHECK(key_of(position_of("W:WKc3:Bb8")) != key_of(position_of("W:Wc3:Bb8")));
}

TEST_CASE("no two positions of games by chance share a key") {
    Random random{9};
    std::unordered_map<Key, Position> seen;
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (const Position& position : random_play(variant, random, 500)) {
            const auto [entry, is_new] = seen.emplace(key_of(position), position);
            if (!is_new && entry->second != position) {
                FAIL("one key for " << fen_of(position) << " and " << fen_of(entry->second));
            }
        }
    }
    CHECK(seen.size() > 30'000);
}

}  // namespace draughts
