// SliceIndex: a number for each position of a slice with White to move, without holes.
//
// Men come first: their *configuration* is the set of own men, then that of enemy men on the squares left.
// Own men on the first rank cannot stand in the way of an enemy man, which would have promoted there, so
// configurations are grouped by how many there are: within a group every own set leaves the enemy the
// same number of squares. Then the kings: own ones on the squares free of men, then enemy ones on the rest.
//
//     configuration = group's base + (set on rank 1 * sets on ranks 2-7 + set on ranks 2-7) * enemy sets + enemy set
//     index         = configuration * kings_size() + own kings * C(squares left, enemy kings) + enemy kings
//
// Any position that is_valid() and has the slice's material has an index. Black to move: index its mirror.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.h"
#include "core/position.h"
#include "tablebase/combinations.h"
#include "tablebase/slice.h"

namespace draughts {

using TableIndex = std::uint64_t;

/// Where the men stand, the side to move being White.
struct Men {
    Bitboard own;
    Bitboard enemy;

    [[nodiscard]] constexpr Bitboard both() const { return own | enemy; }
    /// The same for the other side.
    [[nodiscard]] constexpr Men mirrored() const { return {enemy.rotated(), own.rotated()}; }
};

class SliceIndex {
  public:
    constexpr SliceIndex() = default;
    explicit constexpr SliceIndex(Slice slice);

    [[nodiscard]] constexpr Slice slice() const { return slice_; }
    [[nodiscard]] constexpr TableIndex size() const { return configurations_ * kings_size_; }
    [[nodiscard]] constexpr TableIndex configurations() const { return configurations_; }
    /// Positions of one configuration of men.
    [[nodiscard]] constexpr TableIndex kings_size() const { return kings_size_; }

    [[nodiscard]] constexpr TableIndex configuration_of(const Men& men) const;
    /// Precondition: configuration < configurations().
    [[nodiscard]] constexpr Men men_at(TableIndex configuration) const;

    /// Precondition: White to move, and the slice's material.
    [[nodiscard]] constexpr TableIndex index_of(const Position& position) const;
    /// Precondition: index < size().
    [[nodiscard]] constexpr Position position_at(TableIndex index) const;

  private:
    static constexpr Bitboard first_rank = rank_squares(0);
    static constexpr Bitboard last_rank = rank_squares(7);
    static constexpr Bitboard middle = board_squares.without(first_rank | last_rank);
    static constexpr int middle_size = 24;
    static constexpr int home_size = 4;

    struct Group {
        TableIndex base = 0;            // configurations of the groups before
        std::uint32_t middle_sets = 0;  // of own men on ranks 2-7
        std::uint32_t enemy_sets = 0;
    };
    [[nodiscard]] static constexpr Bitboard enemy_domain(Bitboard own_men) {
        return board_squares.without(first_rank | own_men);
    }

    Slice slice_;
    std::array<Group, home_size + 1> groups_{};  // by the number of own men on the first rank
    TableIndex configurations_ = 0;
    TableIndex kings_size_ = 0;
    std::uint32_t enemy_king_sets_ = 0;
};

constexpr SliceIndex::SliceIndex(Slice slice) : slice_{slice} {
    for (int home = 0; home <= home_size; ++home) {
        const int rest = slice.own_men - home;
        Group& group = groups_[static_cast<std::size_t>(home)];
        group.base = configurations_;
        if (rest >= 0) {
            group.middle_sets = choose(middle_size, rest);
            group.enemy_sets = choose(middle_size + home_size - rest, slice.enemy_men);
            configurations_ += TableIndex{choose(home_size, home)} * group.middle_sets * group.enemy_sets;
        }
    }
    const int free = square_count - slice.men();
    enemy_king_sets_ = choose(free - slice.own_kings, slice.enemy_kings);
    kings_size_ = TableIndex{choose(free, slice.own_kings)} * enemy_king_sets_;
}

constexpr TableIndex SliceIndex::configuration_of(const Men& men) const {
    const Bitboard home = men.own & first_rank;
    const Group& group = groups_[static_cast<std::size_t>(home.count())];
    const TableIndex own = TableIndex{rank_of_set(home, first_rank)} * group.middle_sets +
                           rank_of_set(men.own.without(first_rank), middle);
    return group.base + own * group.enemy_sets + rank_of_set(men.enemy, enemy_domain(men.own));
}

constexpr Men SliceIndex::men_at(TableIndex configuration) const {
    assert(configuration < configurations_);
    int home = home_size;
    while (home > 0 && (groups_[static_cast<std::size_t>(home)].base > configuration ||
                        groups_[static_cast<std::size_t>(home)].middle_sets == 0)) {
        --home;
    }
    const Group& group = groups_[static_cast<std::size_t>(home)];
    const TableIndex in_group = configuration - group.base;
    const TableIndex own = in_group / group.enemy_sets;
    const auto narrow = [](TableIndex n) {
        return static_cast<std::uint32_t>(n);
    };
    Men men;
    men.own = set_of_rank(narrow(own / group.middle_sets), home, first_rank) |
              set_of_rank(narrow(own % group.middle_sets), slice_.own_men - home, middle);
    men.enemy = set_of_rank(narrow(in_group % group.enemy_sets), slice_.enemy_men, enemy_domain(men.own));
    return men;
}

constexpr TableIndex SliceIndex::index_of(const Position& position) const {
    assert(position.turn() == Color::white);
    const Men men{position.men(Color::white), position.men(Color::black)};
    const Bitboard own_kings = position.kings(Color::white);
    const Bitboard free = board_squares.without(men.both());
    return configuration_of(men) * kings_size_ + TableIndex{rank_of_set(own_kings, free)} * enemy_king_sets_ +
           rank_of_set(position.kings(Color::black), free.without(own_kings));
}

constexpr Position SliceIndex::position_at(TableIndex index) const {
    assert(index < size());
    const Men men = men_at(index / kings_size_);
    const auto kings = static_cast<std::uint32_t>(index % kings_size_);
    const Bitboard free = board_squares.without(men.both());
    const Bitboard own_kings = set_of_rank(kings / enemy_king_sets_, slice_.own_kings, free);
    const Bitboard enemy_kings = set_of_rank(kings % enemy_king_sets_, slice_.enemy_kings, free.without(own_kings));
    return {men.own | own_kings, men.enemy | enemy_kings, own_kings | enemy_kings, Color::white};
}

/// Calls f(index, position) for begin <= index < end, faster than by position_at.
template <class F>
constexpr void for_each_position(const SliceIndex& numbering, TableIndex begin, TableIndex end, F&& f) {
    for (TableIndex index = begin; index < end;) {
        Position position = numbering.position_at(index);
        const Bitboard white = position.pieces(Color::white);
        const Bitboard white_kings = position.kings(Color::white);
        const Bitboard black_men = position.men(Color::black);
        const Bitboard free = board_squares.without(white | black_men);
        for (Bitboard kings = position.kings(Color::black);;) {
            f(index, position);
            kings = next_set(kings, free);
            if (++index == end || kings.none()) {
                break;
            }
            position = Position{white, black_men | kings, white_kings | kings, Color::white};
        }
    }
}

}  // namespace draughts
