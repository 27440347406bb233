// The transposition table.
#include <optional>
#include <unistd.h>

#include "catch.h"
#include "core/movegen.h"
#include "search/tt.h"
#include "support/board_text.h"
#include "support/resident_memory.h"

namespace draughts {

namespace {

TranspositionTable table_of(std::size_t mebibytes) {
    TranspositionTable table;
    REQUIRE(table.resize(mebibytes));
    table.new_generation();
    return table;
}

const Move move_a{square_of("c3"), square_of("d4"), Bitboard{}, false};
const Move move_b{square_of("e3"), square_of("f4"), Bitboard{}, false};

/// Keys that fall into one cluster: the index is made of the upper half.
Key neighbour(Key key, Key i) {
    return key ^ i;
}

}  // namespace

TEST_CASE("an empty table knows nothing") {
    const TranspositionTable table = table_of(1);
    for (const Key key : {Key{0}, Key{1}, ~Key{0}, Key{1} << 63}) {
        CHECK_FALSE(table.probe(key, 0));
    }
}

TEST_CASE("a result comes back as it was stored") {
    TranspositionTable table = table_of(1);
    for (const Score score : {0, 57, -1234, eval_limit, -eval_limit}) {
        for (const Depth depth : {0, 1, 40, 255}) {
            table.store(77, 3, score, depth, Bound::upper, move_a);
            const auto hit = table.probe(77, 3);
            REQUIRE(hit);
            CHECK(hit->score == score);
            CHECK(hit->depth == depth);
            CHECK(hit->bound == Bound::upper);
            CHECK(hit->move == MoveCode{move_a});
        }
    }
}

TEST_CASE("the last key of the table is in the table") {
    TranspositionTable table = table_of(3);
    table.store(~Key{0}, 0, 5, 1, Bound::exact, move_a);
    CHECK(table.probe(~Key{0}, 0));
}

TEST_CASE("all bits of the key are verified") {
    TranspositionTable table = table_of(1);
    const Key key = 0x0123456789ABCDEF;
    table.store(key, 0, 1, 1, Bound::exact, move_a);
    for (int bit = 0; bit < 64; ++bit) {
        CHECK_FALSE(table.probe(key ^ Key{1} << bit, 0));
    }
}

TEST_CASE("decisive scores are told from the position, not from the root") {
    TranspositionTable table = table_of(1);
    table.store(1, 10, win_in(15), 4, Bound::exact, move_a);  // won in 5 from there
    CHECK(table.probe(1, 2)->score == win_in(7));
    table.store(2, 10, loss_in(16), 4, Bound::exact, move_a);
    CHECK(table.probe(2, 0)->score == loss_in(6));
    table.store(3, 0, win_in(0), 4, Bound::exact, move_a);
    CHECK(table.probe(3, 0)->score == win_in(0));
}

TEST_CASE("a result without a move keeps the move known before") {
    TranspositionTable table = table_of(1);
    table.store(9, 0, 1, 5, Bound::lower, move_a);
    table.store(9, 0, -1, 6, Bound::upper, Move{});
    CHECK(table.probe(9, 0)->move == MoveCode{move_a});
    CHECK(table.probe(9, 0)->score == -1);
    table.store(9, 0, -1, 6, Bound::exact, move_b);
    CHECK(table.probe(9, 0)->move == MoveCode{move_b});
}

TEST_CASE("in a full cluster the shallowest result goes, and old ones before new ones") {
    TranspositionTable table = table_of(1);
    for (Key i = 0; i < 4; ++i) {
        table.store(neighbour(0, i), 0, 0, static_cast<Depth>(10 + i), Bound::exact, move_a);
    }
    table.store(neighbour(0, 4), 0, 0, 1, Bound::exact, move_a);
    CHECK_FALSE(table.probe(neighbour(0, 0), 0));
    for (Key i = 1; i < 5; ++i) {
        CHECK(table.probe(neighbour(0, i), 0));
    }
    table.new_generation();
    table.store(neighbour(0, 4), 0, 0, 1, Bound::exact, move_a);  // of this search now
    table.store(neighbour(0, 5), 0, 0, 1, Bound::exact, move_a);
    CHECK_FALSE(table.probe(neighbour(0, 1), 0));
    CHECK(table.probe(neighbour(0, 4), 0));
    CHECK(table.probe(neighbour(0, 5), 0));
}

TEST_CASE("generations go round without losing their order") {
    TranspositionTable table = table_of(1);
    for (int search = 0; search < 130; ++search) {
        table.new_generation();
        for (Key i = 0; i < 3; ++i) {
            table.store(neighbour(0, i), 0, 0, 1, Bound::exact, move_a);
        }
        table.store(neighbour(0, Key{100} + static_cast<Key>(search)), 0, 0, 200, Bound::exact, move_a);
        for (Key i = 0; i < 3; ++i) {
            CHECK(table.probe(neighbour(0, i), 0));
        }
    }
}

TEST_CASE("hashfull counts what this search has written") {
    TranspositionTable table = table_of(1);
    CHECK(table.hashfull() == 0);
    constexpr Key clusters = (1 << 20) / 64;
    for (Key cluster = 0; cluster < clusters; ++cluster) {
        const Key key = cluster << 50;  // one for each cluster: 2^14 of them
        table.store(key | 1, 0, 0, 1, Bound::exact, move_a);
        table.store(key | 2, 0, 0, 1, Bound::exact, move_a);
    }
    CHECK(table.hashfull() == 500);
    table.new_generation();
    CHECK(table.hashfull() == 0);
    table.clear();
    CHECK_FALSE(table.probe(1, 0));
}

TEST_CASE("a new size starts empty") {
    TranspositionTable table = table_of(1);
    table.store(5, 0, 0, 1, Bound::exact, move_a);
    REQUIRE(table.resize(2));
    CHECK_FALSE(table.probe(5, 0));
    table.new_generation();
    table.store(5, 0, 0, 1, Bound::exact, move_a);
    REQUIRE(table.resize(2));
    CHECK_FALSE(table.probe(5, 0));
}

TEST_CASE("what is stored outlives reserving the memory") {
    TranspositionTable table = table_of(1);
    table.store(77, 0, 5, 1, Bound::exact, move_a);
    table.reserve();
    CHECK(table.probe(77, 0));
}

TEST_CASE("reserving takes the memory from the system") {
    constexpr int mebibytes = 64;
    TranspositionTable table;
    REQUIRE(table.resize(mebibytes));
    const long before = resident_memory(getpid());
    table.reserve();
    CHECK(resident_memory(getpid()) - before > (mebibytes - 4) * 1024);
}

TEST_CASE("move codes tell captures with equal ends apart") {
    const Position position = position_of("W:WKc3:Be7,b6,b4,Kg7");  // c3xh8 takes one piece or four
    const MoveList moves = legal_moves(VariantId::russian, position);
    REQUIRE(moves.size() == 2);
    CHECK(moves[0].from() == moves[1].from());
    CHECK(moves[0].to() == moves[1].to());
    CHECK_FALSE(MoveCode{moves[0]} == MoveCode{moves[1]});
    CHECK(MoveCode{Move{}}.is_none());
}

}  // namespace draughts
