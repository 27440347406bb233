// QuietPairs: the leaves two plies below a position where nobody can capture, without making the moves.
// Private to perft.
//
// After a quiet move of a man most replies are the ones there were before it: the opponent's quiet moves,
// plus those onto the square left, minus those onto the square taken. Where the move lets the opponent
// capture, the replies are captures, and those begin in two ways only: the moved man is jumped, or a
// neighbour of the square left is jumped onto it. Each is a set of moves for each direction of the jump.
// The JumpMap of the position before the move stays true after it, for the second and the third jump
// too, but for one jump: over the moved man, straight ahead from the square left.
#pragma once

#include <cstdint>

#include "core/direction_sets.h"
#include "core/generator.h"
#include "core/jump_map.h"
#include "core/position.h"

namespace draughts {

/// Leaf counts the replies to a move where that must be done one by one: int operator()(const Position&).
/// Precondition: Us is to move, neither side could capture, and the opponent has no king.
template <Variant V, Color Us, class Leaf>
class QuietPairs {
  public:
    static constexpr Color them = opponent(Us);

    QuietPairs(const Position& position, const Generator<V, them>& replies)
        : position_{position},
          theirs_{position.pieces(them)},
          empty_{position.empty()},
          quiet_replies_{replies.count_quiet_moves()},
          jumps_{replies.jumps().from()},
          onward_{replies.jumps().onward() | DirectionSets{crowning}},
          beside_{DirectionSets{theirs_}.advanced<1>()},
          room_{DirectionSets{empty_}.advanced<-1>()},
          exposed_{(DirectionSets{position.pieces(Us)} & beside_).template advanced<1>()} {}

    [[nodiscard]] std::uint64_t count() const {
        int leaves = 0;
        for_each_forward<Us>([&]<Direction D>() {
            leaves += count_men<D>(shift<D>(position_.men(Us)) & empty_);
        });
        for (const Square king : position_.kings(Us)) {
            for (const Square to : king_targets(king, position_.occupied())) {
                leaves += Leaf{}(position_.make<Us>(Move{king, to, Bitboard{}, false}));
            }
        }
        return static_cast<std::uint64_t>(leaves);
    }

  private:
    static constexpr Bitboard crowning = V::promotes_in_passing ? promotion_rank(them) : Bitboard{};

    /// Leaves below the moves of men in direction D, told by their `to` squares.
    template <Direction D>
    [[nodiscard]] int count_men(Bitboard moves) const {
        const Bitboard left = shift<reverse(D)>(moves);                // the squares they leave
        const Bitboard room_ahead = shift<reverse(D), 2>(empty_);      // squares with room behind the moved man
        const DirectionSets back = DirectionSets::only<reverse(D)>();  // where the square left is room as well
        const DirectionSets moved = DirectionSets{moves} & beside_ & (room_ | back);  // jumped there
        const DirectionSets neighbour = DirectionSets{left} & exposed_;               // jumped, landing there
        const DirectionSets moved_on = moved.template advanced<1>() & onward_;        // landing and going on
        const DirectionSets neighbour_on = neighbour & (onward_ | DirectionSets{room_ahead});

        int captures = 0;
        if ((moved_on | neighbour_on).any()) {
            Bitboard search = to_of_moved(moved_on & DirectionSets{crowning}) |
                              shift<D>((neighbour_on & DirectionSets{crowning}).united());
            const DirectionSets over_moved = neighbour_on & DirectionSets{room_ahead};
            search |= shift<D>(over_moved.united() & shift<reverse(D), 2>(onward_.template at<D>()));
            captures += over_moved.count() + follow<0, D>(moved_on, neighbour_on, search) +
                        follow<1, D>(moved_on, neighbour_on, search) + follow<3, D>(moved_on, neighbour_on, search);
            if (search.any()) {
                return search_answers<D>(search) + count_men<D>(moves.without(search));
            }
        }
        const Bitboard calm = moves.without(moved.united() | shift<D>(neighbour.united()));
        if constexpr (V::majority_capture) {
            const Bitboard by_two = to_of_moved(moved_on) | shift<D>(neighbour_on.united());
            captures += moved.without(DirectionSets{by_two}).count() +
                        neighbour.without(DirectionSets{shift<reverse(D)>(by_two)}).count();
        } else {
            captures += moved.count() - moved_on.count() + neighbour.count() - neighbour_on.count();
        }
        return captures + count_calm<D>(calm);
    }

    /// Leaves below moves that leave the opponent nothing to capture.
    template <Direction D>
    [[nodiscard]] int count_calm(Bitboard moves) const {
        const Bitboard entered = shift<reverse(mirror(D))>(theirs_);  // squares a man of theirs can step onto
        return moves.count() * quiet_replies_ + (shift<reverse(D)>(moves) & entered).count() -
               (moves & entered).count();
    }

    /// Leaves below moves answered by captures that must be followed one by one.
    template <Direction D>
    [[nodiscard]] int search_answers(Bitboard moves) const {
        int leaves = 0;
        for (const Square to : moves) {
            const auto from = static_cast<Square>(bit_of(to) - step(D));
            leaves += Leaf{}(position_.make<Us>(Move{from, to, Bitboard{}, promotion_rank(Us).contains(to)}));
        }
        return leaves;
    }

    /// The number of captures of two whose second jump goes `Quarters` quarter turns left of the first. Adds to
    /// `search` the moves answered by a third jump, or by a man crowned on the way.
    template <int Quarters, Direction D>
    [[nodiscard]] int follow(const DirectionSets& moved_on, const DirectionSets& neighbour_on, Bitboard& search) const {
        const DirectionSets after_moved = moved_on.template turned<Quarters>() & jumps_;
        const DirectionSets after_neighbour = neighbour_on.template turned<Quarters>() & jumps_;
        const DirectionSets third = onward_.template advanced<-2>();
        search |= to_of_moved((after_moved & third).template turned<4 - Quarters>()) |
                  shift<D>((after_neighbour & third).united());
        return after_moved.count() + after_neighbour.count();
    }

    /// The `to` squares of moves whose man is jumped, from the landings of the jumps.
    [[nodiscard]] static Bitboard to_of_moved(const DirectionSets& landings) {
        return landings.template advanced<-1>().united();
    }

    const Position& position_;
    Bitboard theirs_;
    Bitboard empty_;
    int quiet_replies_;      // before our move
    DirectionSets jumps_;    // from where they can jump
    DirectionSets onward_;   // where their capture can go on, or their man is crowned
    DirectionSets beside_;   // squares that one of theirs stands beside, about to jump over
    DirectionSets room_;     // squares with an empty square behind
    DirectionSets exposed_;  // squares of ours that, left empty, let them jump a neighbour onto it
};

}  // namespace draughts
