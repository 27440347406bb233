// CaptureWalk: a capture tried leap by leap, to say which rule a leap breaks.
//
// Knows the rules of one leap and of going on, not the majority rule. Plain and slow; the moves themselves come from
// core/capture_search.h, and this only finds words for what is not among them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/bitboard.h"
#include "core/position.h"
#include "core/variant.h"

namespace draughts {

struct Leap {
    Square taken{};
    Square landing{};
};

class CaptureWalk {
  public:
    /// Precondition: a piece of the side to move stands on `from`.
    CaptureWalk(VariantId variant, const Position& position, Square from);

    /// Leaps to `to`; or stays, and returns the rule that forbids it as a clause.
    std::optional<std::string> leap(Square to);

    /// What the piece can take from where it is.
    [[nodiscard]] std::vector<Leap> leaps() const;
    [[nodiscard]] Square at() const { return at_; }
    [[nodiscard]] int count_taken() const { return taken_.count(); }

  private:
    [[nodiscard]] std::vector<Square> landings_where_it_goes_on(Square victim) const;
    void take(const Leap& leap);

    VariantId variant_;
    Position position_;
    Bitboard occupied_;  // without the capturing piece, with the pieces it has taken
    Bitboard taken_;
    Square at_;
    bool is_king_;
};

/// The squares strictly between two squares of one diagonal, null if they share none or are the same.
[[nodiscard]] std::optional<Bitboard> squares_between(Square a, Square b);

/// What keeps a piece, whatever its kind, from walking or leaping straight from one square to another: no common
/// diagonal, an occupied end, an own piece, a piece taken already or two pieces on the way. Nothing if nothing does.
/// `occupied`: without the moving piece; `taken`: those taken already, still standing.
[[nodiscard]] std::optional<std::string> line_fault(const Position& position, Bitboard occupied, Bitboard taken,
                                                    Square from, Square to);

}  // namespace draughts
