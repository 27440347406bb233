// Generator: the legal moves of one position, as a list or as a number. Private to movegen and perft.
//
// Moves of men are found for the whole side at once: a shift finds all steps in one direction, the
// JumpMap all jumps and all second jumps. Only captures of three and more, and those of kings, are
// followed one by one (CaptureSearch).
#pragma once

#include <cstddef>

#include "core/capture_search.h"
#include "core/capture_sinks.h"
#include "core/direction_sets.h"
#include "core/jump_map.h"
#include "core/move.h"
#include "core/position.h"
#include "core/rays.h"
#include "core/variant.h"

namespace draughts {

template <Variant V, Color Us>
class Generator {
  public:
    explicit Generator(const Position& position)
        : position_{position},
          men_{position.men(Us)},
          kings_{position.kings(Us)},
          enemy_{position.pieces(opponent(Us))},
          empty_{position.empty()},
          jumps_{enemy_, empty_} {}

    [[nodiscard]] const JumpMap& jumps() const { return jumps_; }
    [[nodiscard]] bool has_capture() const {
        return jumps_.from().meets(DirectionSets{men_}) || (kings_.any() && kings_can_capture());
    }

    /// Appends all captures to an empty list, each distinct move once.
    void captures(MoveList& list) const;
    /// Whether a capture takes more than two pieces, is a king's, or may be one of a man crowned on the way. Other
    /// captures have one route each.
    [[nodiscard]] bool captures_need_search() const { return man_captures().need_search; }
    /// Passes all captures to `sink`, a sink of capture_search.h.
    template <class Sink>
    void search_captures(Sink& sink) const;
    /// Appends all quiet moves. They are legal only where there is no capture.
    void quiet_moves(MoveList& list) const;

    [[nodiscard]] int count() const { return has_capture() ? count_captures() : count_quiet_moves(); }
    /// The number of captures, possibly 0.
    [[nodiscard]] int count_captures() const;
    /// The number of quiet moves, whether there is a capture or not.
    [[nodiscard]] int count_quiet_moves() const;

  private:
    static constexpr Bitboard crowning = V::promotes_in_passing ? promotion_rank(Us) : Bitboard{};

    /// What the men can take, as sets of squares after the first jump, by the direction of that jump.
    struct ManCaptures {
        DirectionSets ends;     // captures of one
        DirectionSets goes_on;  // first jumps of captures of two
        bool need_search;       // there is something more, or a king captures
    };

    [[nodiscard]] ManCaptures man_captures() const;
    /// Where a second jump begins, by its direction, when the first went `Quarters` quarter turns further right.
    template <int Quarters>
    [[nodiscard]] DirectionSets second_jumps(const ManCaptures& captures) const {
        return captures.goes_on.template turned<Quarters>() & jumps_.from();
    }
    void list_captures_of_one(const ManCaptures& captures, MoveList& list) const;
    void list_captures_of_two(const ManCaptures& captures, MoveList& list) const;

    [[nodiscard]] bool kings_can_capture() const;
    template <Direction D>
    [[nodiscard]] bool king_can_capture(Square king) const;
    template <Direction D>
    [[nodiscard]] bool crowned_goes_on(Bitboard landings) const;
    [[nodiscard]] bool any_crowned_goes_on(const DirectionSets& landings) const;

    const Position& position_;
    Bitboard men_;
    Bitboard kings_;
    Bitboard enemy_;
    Bitboard empty_;
    JumpMap jumps_;
};

template <Variant V, Color Us>
template <Direction D>
bool Generator<V, Us>::king_can_capture(Square king) const {
    const Bitboard victim = obstacle<D>(king, position_.occupied()) & enemy_;
    return (shift<D>(victim) & empty_).any();
}

template <Variant V, Color Us>
bool Generator<V, Us>::kings_can_capture() const {
    for (const Square king : kings_) {
        bool can = false;
        for_each_direction([&]<Direction D>() {
            can = can || king_can_capture<D>(king);
        });
        if (can) {
            return true;
        }
    }
    return false;
}

/// Whether a man crowned on one of `landings`, where it arrived by D, captures on as a king. On the last
/// rank one way only is left to it: not off the board, not back over the piece just taken.
template <Variant V, Color Us>
template <Direction D>
bool Generator<V, Us>::crowned_goes_on(Bitboard landings) const {
    for (const Square s : landings& crowning) {
        if (king_can_capture<reverse(mirror(D))>(s)) {
            return true;
        }
    }
    return false;
}

template <Variant V, Color Us>
bool Generator<V, Us>::any_crowned_goes_on(const DirectionSets& landings) const {
    if constexpr (V::promotes_in_passing) {
        if (landings.meets(DirectionSets{crowning})) {
            bool goes_on = false;
            for_each_forward<Us>([&]<Direction D>() {
                goes_on |= crowned_goes_on<D>(landings.template at<D>());
            });
            return goes_on;
        }
    }
    return false;
}

template <Variant V, Color Us>
typename Generator<V, Us>::ManCaptures Generator<V, Us>::man_captures() const {
    const DirectionSets landings = (DirectionSets{men_} & jumps_.from()).template advanced<2>();
    const DirectionSets onward = jumps_.onward();
    ManCaptures captures{landings.without(onward), landings & onward, false};
    captures.need_search = any_crowned_goes_on(landings) || (kings_.any() && kings_can_capture());
    if (captures.goes_on.any()) {
        const DirectionSets ahead = second_jumps<0>(captures).template advanced<2>();
        const DirectionSets left = second_jumps<1>(captures).template advanced<2>();
        const DirectionSets right = second_jumps<3>(captures).template advanced<2>();
        captures.need_search |= onward.meets(ahead | left | right) || any_crowned_goes_on(ahead | left | right);
    }
    return captures;
}

template <Variant V, Color Us>
void Generator<V, Us>::captures(MoveList& list) const {
    const ManCaptures captures = man_captures();
    if (captures.need_search) {
        DistinctMoves sink{list};
        search_captures(sink);
        return;
    }
    const bool any_of_two = captures.goes_on.any();
    if (any_of_two) {
        list_captures_of_two(captures, list);
    }
    if (!V::majority_capture || !any_of_two) {
        list_captures_of_one(captures, list);
    }
}

template <Variant V, Color Us>
void Generator<V, Us>::list_captures_of_one(const ManCaptures& captures, MoveList& list) const {
    for_each_direction([&]<Direction D>() {
        for (const Square to : captures.ends.template at<D>()) {
            const Bitboard victim = shift<reverse(D)>(Bitboard{to});
            list.add(Move{shift<reverse(D)>(victim).first(), to, victim, promotion_rank(Us).contains(to)});
        }
    });
}

template <Variant V, Color Us>
void Generator<V, Us>::list_captures_of_two(const ManCaptures& captures, MoveList& list) const {
    for_each_direction([&]<Direction D>() {
        for (const Square turn : captures.goes_on.template at<D>()) {
            const Bitboard first = shift<reverse(D)>(Bitboard{turn});
            const Square from = shift<reverse(D)>(first).first();
            for_each_onward<D>([&]<Direction E>() {
                if (jumps_.from().template at<E>().contains(turn)) {
                    const Bitboard second = shift<E>(Bitboard{turn});
                    const Square to = shift<E>(second).first();
                    list.add(Move{from, to, first | second, promotion_rank(Us).contains(to)});
                }
            });
        }
    });
}

template <Variant V, Color Us>
template <class Sink>
void Generator<V, Us>::search_captures(Sink& sink) const {
    CaptureSearch<V, Us, Sink> search{position_, sink};
    for (const Square king : kings_) {
        search.king(king);
    }
    for_each_direction([&]<Direction D>() {
        for (const Square man : men_& jumps_.from().template at<D>()) {
            search.template man<D>(man);
        }
    });
}

template <Variant V, Color Us>
void Generator<V, Us>::quiet_moves(MoveList& list) const {
    for_each_forward<Us>([&]<Direction D>() {
        for (const Square to : shift<D>(men_) & empty_) {
            const auto from = static_cast<Square>(bit_of(to) - step(D));
            list.add(Move{from, to, Bitboard{}, promotion_rank(Us).contains(to)});
        }
    });
    for (const Square king : kings_) {
        for (const Square to : king_targets(king, position_.occupied())) {
            list.add(Move{king, to, Bitboard{}, false});
        }
    }
}

template <Variant V, Color Us>
int Generator<V, Us>::count_quiet_moves() const {
    int count = 0;
    for_each_forward<Us>([&]<Direction D>() {
        count += (shift<D>(men_) & empty_).count();
    });
    for (const Square king : kings_) {
        count += king_targets(king, position_.occupied()).count();
    }
    return count;
}

template <Variant V, Color Us>
int Generator<V, Us>::count_captures() const {
    const ManCaptures captures = man_captures();
    if (captures.need_search) {
        MoveList list;
        DistinctMoves sink{list};
        search_captures(sink);
        return static_cast<int>(list.size());
    }
    DirectionCount count;
    if (captures.goes_on.any()) {
        count.add(second_jumps<0>(captures));
        count.add(second_jumps<1>(captures));
        count.add(second_jumps<3>(captures));
        if constexpr (V::majority_capture) {
            return count.total();
        }
    }
    count.add(captures.ends);
    return count.total();
}

}  // namespace draughts
