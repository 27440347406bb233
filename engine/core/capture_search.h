// CaptureSearch: every complete capture, found depth first. The one place that knows how a capture goes on.
//
// While a capture lasts, its piece is lifted off the board (its square is empty), and the pieces it
// has taken stay where they are: they block, and may not be jumped again (Art. 6). A king must land
// where it can go on, if any square behind the piece just taken lets it.
//
// The sink decides what counts as different and gets every route that may matter to it:
//     static constexpr bool every_landing;  // false: routes that differ only in a landing square on
//                                           // the way to the same next piece are walked once
//     void add(Move move, const CaptureRoute& route);
//     void clear();                         // majority rule: a longer capture was found
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "core/bitboard.h"
#include "core/move.h"
#include "core/position.h"
#include "core/rays.h"
#include "core/variant.h"

namespace draughts {

/// One way of a capture: the pieces in the order taken, and where the piece landed after each.
struct CaptureRoute {
    static constexpr std::size_t capacity = 12;  // a side has at most twelve pieces

    std::size_t length = 0;
    std::array<Square, capacity> taken{};
    std::array<Square, capacity> landings{};
};

template <Variant V, Color Us, class Sink>
class CaptureSearch {
  public:
    CaptureSearch(const Position& position, Sink& sink)
        : occupied_{position.occupied()}, targets_{position.pieces(opponent(Us))}, sink_{sink} {}

    /// All captures of the man on `from` whose first jump goes in direction D.
    template <Direction D>
    void man(Square from) {
        is_man_ = true;
        lift(from);
        man_jump<D>(Bitboard{from});
        put_back();
    }

    /// All captures of the king on `from`.
    void king(Square from) {
        is_man_ = false;
        lift(from);
        for_each_direction([&]<Direction D>() {
            king_jump<D>(from);
        });
        put_back();
    }

    /// The length of the longest capture so far, 0 if none. Counted only under the majority rule.
    [[nodiscard]] std::size_t longest() const { return longest_; }

  private:
    static constexpr Bitboard crowning_rank = V::promotes_in_passing ? promotion_rank(Us) : Bitboard{};

    void lift(Square from) {
        from_ = from;
        occupied_ ^= Bitboard{from};
    }
    void put_back() { occupied_ ^= Bitboard{from_}; }

    void take(Square victim) {
        targets_ ^= Bitboard{victim};
        captured_ |= Bitboard{victim};
        route_.taken[route_.length++] = victim;
    }
    void give_back(Square victim) {
        --route_.length;
        captured_ ^= Bitboard{victim};
        targets_ ^= Bitboard{victim};
    }
    void land(Square at) { route_.landings[route_.length - 1] = at; }

    /// Jumps as a man from `at` in direction D, if it can. Returns whether it could.
    template <Direction D>
    bool man_jump(Bitboard at) {
        const Bitboard victim = shift<D>(at) & targets_;
        const Bitboard landing = shift<D>(victim) & board_squares;
        if (landing.without(occupied_).none()) {
            return false;
        }
        take(victim.first());
        land(landing.first());
        if ((landing & crowning_rank).any()) {
            crowned_ = true;
            if (!king_goes_on<D>(landing.first())) {
                finish(landing.first());
            }
            crowned_ = false;
        } else {
            bool goes_on = false;
            for_each_onward<D>([&]<Direction E>() {
                goes_on |= man_jump<E>(landing);
            });
            if (!goes_on) {
                finish(landing.first());
            }
        }
        give_back(victim.first());
        return true;
    }

    /// The piece that a king on `at` can jump in direction D, as a set of one square or none.
    template <Direction D>
    [[nodiscard]] Bitboard victim_of_king(Square at) const {
        const Bitboard victim = obstacle<D>(at, occupied_) & targets_;
        const Bitboard behind = (shift<D>(victim) & board_squares).without(occupied_);
        return behind.any() ? victim : Bitboard{};
    }

    /// Jumps as a king from `at` in direction D, if it can. Returns whether it could.
    template <Direction D>
    bool king_jump(Square at) {
        const Bitboard victim = victim_of_king<D>(at);
        if (victim.none()) {
            return false;
        }
        take(victim.first());
        const Bitboard landings = slide<D>(victim.first(), occupied_);
        bool goes_on = false;
        bool look_ahead = true;
        for (const Square landing : landings) {
            land(landing);
            if (look_ahead) {
                goes_on |= king_jump<D>(landing);
                look_ahead = Sink::every_landing;
            }
            goes_on |= king_jump<mirror(D)>(landing);
            goes_on |= king_jump<reverse(mirror(D))>(landing);
        }
        if (!goes_on) {
            for (const Square landing : landings) {
                land(landing);
                finish(landing);
            }
        }
        give_back(victim.first());
        return true;
    }

    /// A man just crowned on `at`, arrived by D: jumps on as a king, if it can. Returns whether it could.
    template <Direction D>
    bool king_goes_on(Square at) {
        bool goes_on = false;
        for_each_onward<D>([&]<Direction E>() {
            goes_on |= king_jump<E>(at);
        });
        return goes_on;
    }

    void finish(Square to) {
        if constexpr (V::majority_capture) {
            if (route_.length < longest_) {
                return;
            }
            if (route_.length > longest_) {
                longest_ = route_.length;
                sink_.clear();
            }
        }
        const bool promotes = is_man_ && (crowned_ || promotion_rank(Us).contains(to));
        sink_.add(Move{from_, to, captured_, promotes}, route_);
    }

    Bitboard occupied_;  // without the capturing piece, with the pieces it has taken
    Bitboard targets_;   // enemy pieces not yet taken
    Bitboard captured_;
    Square from_{};
    bool is_man_ = true;
    bool crowned_ = false;
    std::size_t longest_ = 0;
    CaptureRoute route_;
    Sink& sink_;
};

}  // namespace draughts
