// Moves as values, and whether a list of them is always large enough.
#include <algorithm>
#include <string>

#include "catch.h"
#include "core/movegen.h"
#include "support/board_text.h"
#include "support/random_positions.h"

namespace draughts {

namespace {

/// `position` with one piece moved, added, removed or exchanged for another.
Position changed(const Position& position, Random& random) {
    const Bitboard square{all_squares[static_cast<std::size_t>(random.below(square_count))]};
    const Bitboard source = position.occupied() & square;
    Bitboard white = position.pieces(Color::white).without(square);
    Bitboard black = position.pieces(Color::black).without(square);
    Bitboard kings = position.kings().without(square);
    if (source.none() || random.percent(50)) {
        const Bitboard target{all_squares[static_cast<std::size_t>(random.below(square_count))]};
        const bool is_white = random.percent(50);
        white = is_white ? white | target : white.without(target);
        black = is_white ? black.without(target) : black | target;
        kings = random.percent(60) ? kings | target : kings.without(target);
    }
    return {white, black, kings, Color::white};
}

/// The largest number of distinct moves that a climb from a set-up by chance comes upon; of captures, if
/// only those count.
template <Variant V>
int climb(Random& random, bool captures_only) {
    constexpr int steps = 25'000;
    const auto moves_in = [&](const Position& position) {
        return captures_only && !has_capture(position) ? 0 : count_moves<V>(position);
    };
    Position best{Bitboard{square_of("a1")}, Bitboard{square_of("b2")}, Bitboard{square_of("a1")}, Color::white};
    int most = moves_in(best);
    for (int i = 0; i < steps; ++i) {
        Position next = changed(best, random);
        for (int more = random.below(3); more > 0; --more) {
            next = changed(next, random);
        }
        if (!next.is_valid()) {
            continue;
        }
        const int count = moves_in(next);
        if (count >= most) {
            most = count;
            best = next;
        }
    }
    return most;
}

}  // namespace

TEST_CASE("a move keeps what it is made of") {
    const Square from = square_of("c3");
    const Square to = square_of("h8");
    const Bitboard captured = Bitboard{square_of("d4")} | Bitboard{square_of("g7")} | Bitboard{square_of("b8")};
    const Move move{from, to, captured, true};
    CHECK(move.from() == from);
    CHECK(move.to() == to);
    CHECK(move.captured() == captured);
    CHECK(move.promotes());
    CHECK(move.is_capture());
    CHECK_FALSE(move.is_null());
    CHECK(Move::from_word(move.word()) == move);

    CHECK(move != Move{from, to, captured, false});
    CHECK(move != Move{from, to, captured.without(Bitboard{square_of("b8")}), true});
    CHECK(move != Move{to, from, captured, true});
    CHECK_FALSE(Move{from, to, Bitboard{}, false}.is_capture());
}

TEST_CASE("the null move is no move") {
    CHECK(Move{}.is_null());
    CHECK_FALSE(Move(square_of("a1"), square_of("b2"), Bitboard{}, false).is_null());
}

TEST_CASE("a list holds moves in the order they came") {
    MoveList list;
    CHECK(list.empty());
    const Move first{square_of("c3"), square_of("d4"), Bitboard{}, false};
    const Move second{square_of("c3"), square_of("b4"), Bitboard{}, false};
    list.add(first);
    list.add(second);
    CHECK(list.size() == 2);
    CHECK(list[0] == first);
    CHECK(list[1] == second);
    CHECK(list.contains(second));
    CHECK_FALSE(list.contains(Move{}));
    CHECK(std::count(list.begin(), list.end(), first) == 1);
    list.clear();
    CHECK(list.empty());
}

TEST_CASE("a list takes no more than it can hold") {
    MoveList list;
    for (std::size_t i = 0; i < MoveList::capacity + 5; ++i) {
        list.add(Move{square_of("c3"), square_of("d4"), Bitboard{}, false});
    }
    CHECK(list.size() == MoveList::capacity);
}

// The most that long hunts (annealing, minutes) came upon: 68 quiet moves with twelve kings
// (W:WK1,K2,K4,K12,K13,K14,K20,K28,K29,K30,K31,K32:B), 68 captures in Russian
// (W:WK3,K4,K5,K13,K29,K32:B8,K9,K10,K16,17,K18,24,25,26), 39 in Brazilian.
TEST_CASE("no position comes near the capacity of a list: a climb for the most moves") {
    Random random{6};
    int most = 0;
    for (int start = 0; start < 3; ++start) {
        for (const bool captures_only : {false, true}) {
            most = std::max(most, climb<Russian>(random, captures_only));
            most = std::max(most, climb<Brazilian>(random, captures_only));
        }
    }
    CHECK(most > 60);  // the climb does climb
    CHECK(most < static_cast<int>(MoveList::capacity) / 2);
}

}  // namespace draughts
