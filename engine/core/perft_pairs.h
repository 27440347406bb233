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
          onward_{replies.jumps().onward()},
          beyond_{onward_.template advanced<-2>()},
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

    /// What the opponent can take after the moves in one direction; moves are told by their `to` squares.
    struct Answers {
        DirectionCount captures;  // under the majority rule: of one and of two
        DirectionCount of_three;  // under the majority rule
        Bitboard three;           // moves answered by them
        Bitboard search;          // moves answered by captures that must be followed one by one
    };

    /// Leaves below the moves of men in direction D.
    template <Direction D>
    [[nodiscard]] int count_men(Bitboard moves) const {
        const Bitboard left = shift<reverse(D)>(moves);                // the squares they leave
        const DirectionSets back = DirectionSets::only<reverse(D)>();  // where the square left is room as well
        const DirectionSets moved = DirectionSets{moves} & beside_ & (room_ | back);  // jumped there
        const DirectionSets neighbour = DirectionSets{left} & exposed_;               // jumped, landing there
        const DirectionSets room_ahead{shift<reverse(D), 2>(empty_)};                 // behind the moved man
        const DirectionSets moved_on = moved & onward_.template advanced<-1>();
        const DirectionSets neighbour_on = neighbour & (onward_ | room_ahead);

        Answers answers;
        if constexpr (V::promotes_in_passing) {
            find_crowned<D>(moved, neighbour, answers);
        }
        Bitboard by_two;
        if ((moved_on | neighbour_on).any()) {
            const DirectionSets over_moved = neighbour_on & room_ahead;
            answers.captures.add(over_moved);
            answers.search |= shift<D>(over_moved.united() & shift<reverse(D), 2>(onward_.template at<D>()));
            const DirectionSets landed = moved_on.template advanced<1>();
            follow<0, D>(landed, neighbour_on, answers);
            follow<1, D>(landed, neighbour_on, answers);
            follow<3, D>(landed, neighbour_on, answers);
            if constexpr (V::majority_capture) {
                by_two = moved_on.united() | shift<D>(neighbour_on.united());
            }
        }
        if (answers.search.any()) {
            return search_answers<D>(answers.search) + count_men<D>(moves.without(answers.search));
        }
        if constexpr (V::majority_capture) {
            if (answers.three.any()) {
                return answers.of_three.total() + count_men<D>(moves.without(answers.three));
            }
            answers.captures.add(moved.without(DirectionSets{by_two}));
            answers.captures.add(neighbour.without(DirectionSets{shift<reverse(D)>(by_two)}));
        } else {
            answers.captures.add(moved.without(moved_on));
            answers.captures.add(neighbour.without(neighbour_on));
        }
        const Bitboard calm = moves.without(moved.united() | shift<D>(neighbour.united()));
        return answers.captures.total() + count_calm<D>(calm);
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

    /// Adds the captures of two and three whose second jump goes `Quarters` quarter turns left of the first.
    /// Given: where the first jumps land that go on, over the moved man and over a neighbour.
    template <int Quarters, Direction D>
    void follow(const DirectionSets& moved_on, const DirectionSets& neighbour_on, Answers& answers) const {
        const DirectionSets moved = moved_on.template turned<Quarters>() & jumps_;
        const DirectionSets neighbour = neighbour_on.template turned<Quarters>() & jumps_;
        if constexpr (V::promotes_in_passing) {
            for_each_forward<them>([&]<Direction E>() {
                constexpr Direction first = direction_of_lane(lane_of(E) + Quarters);
                answers.search |=
                    crowned_goes_on<D, E, 2 * step(E) + step(first)>(shift<E, 2>(moved.template at<E>())) |
                    crowned_goes_on<D, E, 2 * step(E) - step(D)>(shift<E, 2>(neighbour.template at<E>()));
            });
        }
        const DirectionSets moved_third = moved & beyond_;
        const DirectionSets neighbour_third = neighbour & beyond_;
        answers.captures.add(moved.without(moved_third));
        answers.captures.add(neighbour.without(neighbour_third));
        if ((moved_third | neighbour_third).any()) {
            follow_third<Quarters, 0, D>(moved_third, neighbour_third, answers);
            follow_third<Quarters, 1, D>(moved_third, neighbour_third, answers);
            follow_third<Quarters, 3, D>(moved_third, neighbour_third, answers);
        }
    }

    /// Adds the captures of three whose third jump goes `Quarters` quarter turns left of the second. Given: where
    /// the second jumps begin that go on.
    template <int Before, int Quarters, Direction D>
    void follow_third(const DirectionSets& moved_on, const DirectionSets& neighbour_on, Answers& answers) const {
        const DirectionSets moved = moved_on.template advanced<2>().template turned<Quarters>() & jumps_;
        const DirectionSets neighbour = neighbour_on.template advanced<2>().template turned<Quarters>() & jumps_;
        const auto moves_of = [](const DirectionSets& over_moved, const DirectionSets& over_neighbour) {
            const auto first = [](const DirectionSets& third) {
                return third.template turned<4 - Quarters>().template advanced<-2>().template turned<4 - Before>();
            };
            return to_of_moved(first(over_moved)) | shift<D>(first(over_neighbour).united());
        };
        const DirectionSets unknown = beyond_ | DirectionSets{crowning}.template advanced<-2>();
        answers.search |= moves_of(moved & unknown, neighbour & unknown);
        if constexpr (V::majority_capture) {
            answers.three |= moves_of(moved, neighbour);
            answers.of_three.add(moved);
            answers.of_three.add(neighbour);
        } else {
            answers.captures.add(moved);
            answers.captures.add(neighbour);
        }
    }

    /// Finds the moves answered by a first jump that crowns a man which goes on as a king.
    template <Direction D>
    void find_crowned(const DirectionSets& moved, const DirectionSets& neighbour, Answers& answers) const {
        for_each_forward<them>([&]<Direction E>() {
            answers.search |= crowned_goes_on<D, E, step(E)>(shift<E>(moved.template at<E>())) |
                              crowned_goes_on<D, E, -step(D)>(neighbour.template at<E>());
        });
    }

    /// The moves after which a man that arrives by E on the last rank captures on as a king, its first or second
    /// jump done: that of `landings` minus `Distance` each. One ray is left to it (Generator::crowned_goes_on), on
    /// which neither the piece nor its captures stood.
    template <Direction D, Direction E, int Distance>
    [[nodiscard]] Bitboard crowned_goes_on(Bitboard landings) const {
        constexpr Direction onward = reverse(mirror(E));
        Bitboard moves;
        for (const Square s : landings& crowning) {
            const Bitboard to{static_cast<Square>(bit_of(s) - Distance)};
            const Bitboard changed = to | shift<reverse(D)>(to);
            const Bitboard victim =
                obstacle<onward>(s, position_.occupied() ^ changed) & (position_.pieces(Us) ^ changed);
            if ((shift<onward>(victim) & (empty_ ^ changed)).any()) {
                moves |= to;
            }
        }
        return moves;
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
    DirectionSets onward_;   // where their capture can go on
    DirectionSets beyond_;   // from where a jump lands on such a square
    DirectionSets beside_;   // squares that one of theirs stands beside, about to jump over
    DirectionSets room_;     // squares with an empty square behind
    DirectionSets exposed_;  // squares of ours that, left empty, let them jump a neighbour onto it
};

}  // namespace draughts
