// Generator: the legal moves of one position, as a list or as a number. Private to movegen and perft.
//
// Moves of men are found for the whole side at once: a shift finds all steps in one direction, the
// JumpMap all jumps. Only captures that go on, and kings, are followed one by one (CaptureSearch).
#pragma once

#include <cstddef>

#include "core/capture_search.h"
#include "core/jump_map.h"
#include "core/move.h"
#include "core/position.h"
#include "core/rays.h"
#include "core/variant.h"

namespace draughts {

/// Collects distinct moves. Routes to the same move exist only where three or more pieces are taken.
class DistinctMoves {
  public:
    static constexpr bool every_landing = false;

    explicit DistinctMoves(MoveList& list) : list_{list} {}

    void add(Move move, const CaptureRoute& route) {
        if (route.length < 3 || !list_.contains(move)) {
            list_.add(move);
        }
    }
    void clear() { list_.clear(); }

  private:
    MoveList& list_;
};

template <Variant V, Color Us>
class Generator {
  public:
    explicit constexpr Generator(const Position& position)
        : position_{position},
          men_{position.men(Us)},
          kings_{position.kings(Us)},
          enemy_{position.pieces(opponent(Us))},
          empty_{position.empty()},
          jumps_{enemy_, empty_} {}

    [[nodiscard]] bool has_capture() const { return men_can_capture() || kings_can_capture(); }

    /// Appends all captures to an empty list, each distinct move once.
    void captures(MoveList& list) const;
    /// Appends all quiet moves. They are legal only where there is no capture.
    void quiet_moves(MoveList& list) const;

    [[nodiscard]] int count() const { return has_capture() ? count_captures() : count_quiet_moves(); }
    /// 0 when there is no capture.
    [[nodiscard]] int count_captures() const;
    /// The number of quiet moves, whether there is a capture or not.
    [[nodiscard]] int count_quiet_moves() const;

    [[nodiscard]] constexpr Bitboard men() const { return men_; }
    [[nodiscard]] constexpr Bitboard kings() const { return kings_; }
    [[nodiscard]] constexpr Bitboard empty() const { return empty_; }

  private:
    [[nodiscard]] bool men_can_capture() const { return (men_ & jumps_.from_any()).any(); }
    [[nodiscard]] bool kings_can_capture() const;
    template <Direction D>
    [[nodiscard]] bool king_can_capture(Square king) const;
    template <Direction D>
    [[nodiscard]] bool crowned_goes_on(Bitboard landings) const;

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

template <Variant V, Color Us>
void Generator<V, Us>::captures(MoveList& list) const {
    DistinctMoves sink{list};
    CaptureSearch<V, Us, DistinctMoves> search{position_, sink};
    for (const Square king : kings_) {
        search.king(king);
    }
    const Bitboard men_jumping = men_ & jumps_.from_any();
    if (men_jumping.none()) {
        return;
    }
    // Chains first: under the majority rule a single jump counts only if there is nothing longer.
    constexpr Bitboard crowning = V::promotes_in_passing ? promotion_rank(Us) : Bitboard{};
    for_each_direction([&]<Direction D>() {
        const Bitboard landings = shift<D, 2>(men_jumping & jumps_.template from<D>());
        for (const Square s : shift<reverse(D), 2>(landings & (jumps_.template onward<D>() | crowning))) {
            search.template man<D>(s);
        }
    });
    if (search.longest() > 1) {
        return;
    }
    for_each_direction([&]<Direction D>() {
        const Bitboard landings = shift<D, 2>(men_jumping & jumps_.template from<D>());
        for (const Square to : landings.without(jumps_.template onward<D>() | crowning)) {
            const Bitboard victim = shift<reverse(D)>(Bitboard{to});
            list.add(Move{shift<reverse(D)>(victim).first(), to, victim, promotion_rank(Us).contains(to)});
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
        Bitboard targets;
        for_each_direction([&]<Direction D>() {
            targets |= slide<D>(king, position_.occupied());
        });
        for (const Square to : targets) {
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
        Bitboard targets;
        for_each_direction([&]<Direction D>() {
            targets |= slide<D>(king, position_.occupied());
        });
        count += targets.count();
    }
    return count;
}

/// Whether a man crowned on one of `landings`, where it arrived by D, can capture on as a king.
template <Variant V, Color Us>
template <Direction D>
bool Generator<V, Us>::crowned_goes_on(Bitboard landings) const {
    for (const Square s : landings) {
        if (king_can_capture<reverse(mirror(D))>(s)) {
            return true;
        }
    }
    return false;
}

template <Variant V, Color Us>
int Generator<V, Us>::count_captures() const {
    int singles = 0;
    int doubles = 0;
    Bitboard third_jump;  // anything here needs the search
    bool needs_search = kings_.any() && kings_can_capture();
    for_each_direction([&]<Direction D>() {
        const Bitboard landings = shift<D, 2>(men_ & jumps_.template from<D>());
        const Bitboard going_on = landings & jumps_.template onward<D>();
        singles += landings.without(going_on).count();
        if constexpr (V::promotes_in_passing) {
            needs_search = needs_search || crowned_goes_on<D>(landings & promotion_rank(Us));
        }
        if (going_on.any()) {
            for_each_onward<D>([&]<Direction E>() {
                const Bitboard second = shift<E, 2>(going_on & jumps_.template from<E>());
                third_jump |= second & jumps_.template onward<E>();
                doubles += second.count();
                if constexpr (V::promotes_in_passing) {
                    needs_search = needs_search || crowned_goes_on<E>(second & promotion_rank(Us));
                }
            });
        }
    });
    if (needs_search || third_jump.any()) {
        MoveList list;
        captures(list);
        return static_cast<int>(list.size());
    }
    if constexpr (V::majority_capture) {
        return doubles > 0 ? doubles : singles;
    } else {
        return singles + doubles;
    }
}

}  // namespace draughts
