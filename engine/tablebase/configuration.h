// Configuration: one placement of the men of an ending with all placements of the kings and both sides to
// move, solved at once.
//
// Captures, promotions and man moves lead elsewhere, to values that are known already; only quiet king
// moves stay inside. So a position with a capture has its value at once, and the others follow backwards:
// by number of plies, from each position with a value to those from which a king can have come. A win
// reaches all of them; a loss follows when the last king move is refuted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/position.h"
#include "core/variant.h"
#include "tablebase/dense_tables.h"
#include "tablebase/events.h"
#include "tablebase/index.h"
#include "tablebase/king_sets.h"
#include "tablebase/outlook.h"
#include "tablebase/slice.h"

namespace draughts {

/// One worker's solver; it keeps its memory from one configuration to the next.
template <Variant V>
class ConfigurationSolver {
  public:
    /// Reads known values from `tables`, which must hold all that a capture, a promotion or a man move leads to.
    explicit ConfigurationSolver(const DenseTables& tables) : tables_{tables} {}

    /// `slice` and `men`: with White to move.
    void solve(Slice slice, const Men& men);

    /// The values just found with White, or Black, to move, in the order of SliceIndex: `slice` and `men`
    /// for White, their reverse and mirror image for Black.
    void copy_white(std::span<TableValue> target) const;
    void copy_black(std::span<TableValue> target) const;

    /// Bytes of memory that solving a configuration of this slice takes, about.
    [[nodiscard]] static std::size_t memory_for(Slice slice);

  private:
    /// What is known of a position while its configuration is solved, under one set of draw rules. A cell is a
    /// placement of White's kings and one of Black's, overlapping ones included (they are never reached).
    struct Cells {
        std::vector<std::uint8_t> code;  // the value, or the quickest win by known moves; 0: none yet
        std::vector<std::uint8_t> loss;  // the slowest loss by known moves
        std::vector<std::uint8_t> open;  // king moves not refuted yet, or a mark below
    };
    static constexpr std::uint8_t fixed_win = 255;  // no king move counts: the value is final
    static constexpr std::uint8_t fixed_loss = 254;
    static constexpr std::uint8_t fixed_draw = 253;
    static constexpr std::uint8_t never_loses = 252;  // a known move draws
    [[nodiscard]] static bool is_fixed(std::uint8_t open) { return open >= fixed_draw; }

    using Cell = std::uint32_t;
    [[nodiscard]] Cells& cells(DrawRules rules, Color turn) {
        return cells_[static_cast<std::size_t>(rules) * 2 + static_cast<std::size_t>(turn)];
    }
    [[nodiscard]] const Cells& cells(DrawRules rules, Color turn) const {
        return cells_[static_cast<std::size_t>(rules) * 2 + static_cast<std::size_t>(turn)];
    }
    [[nodiscard]] const KingSets& kings(Color side) const { return kings_[static_cast<std::size_t>(side)]; }
    [[nodiscard]] std::size_t rank_in(Cell cell, Color side) const {
        return side == Color::white ? cell / kings(Color::black).size() : cell % kings(Color::black).size();
    }
    [[nodiscard]] Position position_of(Cell cell, Color turn) const;
    [[nodiscard]] CountState state_of(Cell cell, Color turn) const;
    /// Calls f(cell) for each that a quiet move of a king of `side` leads to; these are also those from which it came.
    template <class F>
    void for_each_neighbour(Cell cell, Color side, F&& f) const;

    void look_around(Cell cell, Color turn);
    void add_captures(const Position& position, Outlook<V>& outlook) const;
    void add_man_moves(const Position& position, Outlook<V>& outlook) const;

    void go_back(DrawRules rules);
    void seed(DrawRules rules, Color turn);
    void go_back_from(DrawRules rules, Cell cell, Color turn, bool is_win);
    void reach(DrawRules rules, Color turn, Cell cell, std::uint8_t code, bool is_win);

    void solve_by_rounds();
    void add_changes_of_rule(Color turn, const std::array<std::vector<std::uint8_t>, 2>& known);
    [[nodiscard]] TableValue value_of(Cell cell, Color turn) const;

    /// A value found, in the list of its number of plies.
    class Entry {
      public:
        Entry(Cell cell, Color turn, bool is_win)
            : word_{cell << 2 | static_cast<std::uint32_t>(turn) << 1 | static_cast<std::uint32_t>(is_win)} {}

        [[nodiscard]] Cell cell() const { return word_ >> 2; }
        [[nodiscard]] Color turn() const { return static_cast<Color>(word_ >> 1 & 1); }
        [[nodiscard]] bool is_win() const { return (word_ & 1) != 0; }

      private:
        std::uint32_t word_;
    };
    static_assert(sizeof(Entry) == 4);

    const DenseTables& tables_;
    Slice slice_;
    Men men_;
    std::array<KingSets, 2> kings_{KingSets{0, Bitboard{}}, KingSets{0, Bitboard{}}};
    std::size_t size_ = 0;  // cells
    std::array<Cells, 6> cells_;
    std::array<std::vector<Entry>, TableValue::most_plies + 1> found_;  // by plies
    std::size_t last_found_ = 0;                                        // most plies with an entry
};

extern template class ConfigurationSolver<Russian>;
extern template class ConfigurationSolver<Brazilian>;

}  // namespace draughts
