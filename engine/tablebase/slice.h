// Slice: the material of an ending, the side to move first. "2K1Mv1K0M" is two kings and a man, to move,
// against a king. Tables are made and kept by slice.
#pragma once

#include <array>
#include <cassert>
#include <charconv>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.h"

namespace draughts {

struct Slice {
    std::uint8_t own_kings = 0;  // of the side to move
    std::uint8_t own_men = 0;
    std::uint8_t enemy_kings = 0;
    std::uint8_t enemy_men = 0;

    [[nodiscard]] constexpr int own() const { return own_kings + own_men; }
    [[nodiscard]] constexpr int enemy() const { return enemy_kings + enemy_men; }
    [[nodiscard]] constexpr int pieces() const { return own() + enemy(); }
    [[nodiscard]] constexpr int men() const { return own_men + enemy_men; }
    /// The same board with the other side to move.
    [[nodiscard]] constexpr Slice reversed() const { return {enemy_kings, enemy_men, own_kings, own_men}; }
    [[nodiscard]] constexpr auto operator<=>(const Slice&) const = default;
};

/// Tables hold at most seven pieces, at least one on each side.
inline constexpr int most_table_pieces = 7;

[[nodiscard]] constexpr bool is_table_slice(Slice slice) {
    return slice.own() > 0 && slice.enemy() > 0 && slice.pieces() <= most_table_pieces;
}

/// A number below slice_codes for each slice of at most seven pieces a kind.
inline constexpr std::size_t slice_codes = 4096;
[[nodiscard]] constexpr std::size_t code_of(Slice slice) {
    return static_cast<std::size_t>(slice.own_kings << 9 | slice.own_men << 6 | slice.enemy_kings << 3 |
                                    slice.enemy_men);
}

/// Precondition: at most seven pieces of each kind.
[[nodiscard]] constexpr Slice slice_of(const Position& position) {
    const Color us = position.turn();
    const Color them = opponent(us);
    const auto size = [](Bitboard set) {
        return static_cast<std::uint8_t>(set.count());
    };
    return {size(position.kings(us)), size(position.men(us)), size(position.kings(them)), size(position.men(them))};
}

[[nodiscard]] inline std::string name_of(Slice slice) {
    const auto side = [](int kings, int men) {
        return std::to_string(kings) + "K" + std::to_string(men) + "M";
    };
    return side(slice.own_kings, slice.own_men) + "v" + side(slice.enemy_kings, slice.enemy_men);
}

/// Reads the form that name_of writes; null for anything else, and for what no table holds.
[[nodiscard]] constexpr std::optional<Slice> slice_of_name(std::string_view name) {
    constexpr std::string_view pattern = "0K0Mv0K0M";
    if (name.size() != pattern.size()) {
        return std::nullopt;
    }
    std::array<std::uint8_t, pattern.size()> digits{};
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool is_digit = name[i] >= '0' && name[i] <= '7';
        if (pattern[i] == '0' ? !is_digit : name[i] != pattern[i]) {
            return std::nullopt;
        }
        digits[i] = static_cast<std::uint8_t>(name[i] - '0');
    }
    const Slice slice{digits[0], digits[2], digits[5], digits[7]};
    return is_table_slice(slice) ? std::optional{slice} : std::nullopt;
}

/// All slices of `pieces` pieces, the fewer men the earlier; a slice and its reverse stand together.
[[nodiscard]] inline std::vector<Slice> slices_of(int pieces) {
    std::vector<Slice> slices;
    const auto add = [&](int own, int own_men, int enemy_men) {
        const Slice slice{static_cast<std::uint8_t>(own - own_men), static_cast<std::uint8_t>(own_men),
                          static_cast<std::uint8_t>(pieces - own - enemy_men), static_cast<std::uint8_t>(enemy_men)};
        slices.push_back(slice);
        if (slice != slice.reversed()) {
            slices.push_back(slice.reversed());
        }
    };
    for (int men = 0; men <= pieces; ++men) {
        for (int own = pieces - 1; 2 * own >= pieces; --own) {
            for (int own_men = 0; own_men <= men; ++own_men) {
                const bool fits = own_men <= own && men - own_men <= pieces - own;
                const bool is_twin = 2 * own == pieces && 2 * own_men > men;  // already there as a reverse
                if (fits && !is_twin) {
                    add(own, own_men, men - own_men);
                }
            }
        }
    }
    return slices;
}

}  // namespace draughts
