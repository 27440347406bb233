// DirectionSets: four sets of squares, one for each diagonal direction, worked on at once.
//
// The rules of men are the same in all four directions, so a generator can ask its questions of the four
// together. With AVX2 the sets are the lanes of one register; elsewhere they are an array. The
// lanes are in turning order: north-west, north-east, south-east, south-west.
#pragma once

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.h"
#include "core/types.h"

namespace draughts {

/// The lane of a direction. Turning right by a quarter is the next lane, about the last one.
[[nodiscard]] constexpr int lane_of(Direction d) {
    return d == Direction::north_west ? 0 : d == Direction::north_east ? 1 : d == Direction::south_east ? 2 : 3;
}

/// The direction of a lane, counted on around the board.
[[nodiscard]] constexpr Direction direction_of_lane(int lane) {
    constexpr std::array directions{Direction::north_west, Direction::north_east, Direction::south_east,
                                    Direction::south_west};
    return directions[static_cast<std::size_t>(lane % 4)];
}

#ifdef __AVX2__

class DirectionSets {
  public:
    DirectionSets() : lanes_{_mm256_setzero_si256()} {}
    /// The same set in each direction.
    explicit DirectionSets(Bitboard b) : lanes_{_mm256_set1_epi64x(static_cast<long long>(b.bits()))} {}
    /// All squares in direction D, none in the others.
    template <Direction D>
    [[nodiscard]] static DirectionSets only() {
        return DirectionSets{_mm256_setr_epi64x(lane_of(D) == 0 ? -1 : 0, lane_of(D) == 1 ? -1 : 0,
                                                lane_of(D) == 2 ? -1 : 0, lane_of(D) == 3 ? -1 : 0)};
    }

    /// Each set moved by `Steps` steps in its own direction; negative: backwards. May leave ghost bits.
    template <int Steps>
    [[nodiscard]] DirectionSets advanced() const {
        constexpr int near = (Steps > 0 ? Steps : -Steps) * step(Direction::north_west);
        constexpr int far = (Steps > 0 ? Steps : -Steps) * step(Direction::north_east);
        constexpr int none = 64;  // shifts everything out
        const __m256i ahead = _mm256_setr_epi64x(near, far, none, none);
        const __m256i behind = _mm256_setr_epi64x(none, none, near, far);
        return DirectionSets{_mm256_or_si256(_mm256_sllv_epi64(lanes_, Steps > 0 ? ahead : behind),
                                             _mm256_srlv_epi64(lanes_, Steps > 0 ? behind : ahead))};
    }
    /// Each direction takes the set of the one that lies `Quarters` quarter turns to its right.
    template <int Quarters>
    [[nodiscard]] DirectionSets turned() const {
        constexpr int order = Quarters % 4 == 1 ? 0b00'11'10'01 : Quarters % 4 == 2 ? 0b01'00'11'10 : 0b10'01'00'11;
        return Quarters % 4 == 0 ? *this : DirectionSets{_mm256_permute4x64_epi64(lanes_, order)};
    }

    template <Direction D>
    [[nodiscard]] Bitboard at() const {
        return Bitboard{static_cast<std::uint64_t>(_mm256_extract_epi64(lanes_, lane_of(D)))};
    }
    [[nodiscard]] bool any() const { return _mm256_testz_si256(lanes_, lanes_) == 0; }
    /// Whether the set of any direction meets `b`.
    [[nodiscard]] bool meets(DirectionSets b) const { return _mm256_testz_si256(lanes_, b.lanes_) == 0; }
    [[nodiscard]] DirectionSets without(DirectionSets b) const {
        return DirectionSets{_mm256_andnot_si256(b.lanes_, lanes_)};
    }

    friend DirectionSets operator&(DirectionSets a, DirectionSets b) {
        return DirectionSets{_mm256_and_si256(a.lanes_, b.lanes_)};
    }
    friend DirectionSets operator|(DirectionSets a, DirectionSets b) {
        return DirectionSets{_mm256_or_si256(a.lanes_, b.lanes_)};
    }

    /// The squares that are in any set.
    [[nodiscard]] Bitboard united() const {
        const __m128i half = _mm_or_si128(_mm256_castsi256_si128(lanes_), _mm256_extracti128_si256(lanes_, 1));
        return Bitboard{static_cast<std::uint64_t>(_mm_cvtsi128_si64(half) | _mm_extract_epi64(half, 1))};
    }

  private:
    friend class DirectionCount;
    explicit DirectionSets(__m256i lanes) : lanes_{lanes} {}

    __m256i lanes_;
};

/// The sum of the sizes of sets, for all directions together; at most 255 / 8 of them.
class DirectionCount {
  public:
    DirectionCount() : bytes_{_mm256_setzero_si256()} {}

    void add(DirectionSets sets) {
        const __m256i low = _mm256_set1_epi8(0x0F);
        const __m256i sizes = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                               0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const __m256i nibbles[] = {_mm256_and_si256(sets.lanes_, low),
                                   _mm256_and_si256(_mm256_srli_epi16(sets.lanes_, 4), low)};
        bytes_ = _mm256_add_epi8(
            bytes_, _mm256_add_epi8(_mm256_shuffle_epi8(sizes, nibbles[0]), _mm256_shuffle_epi8(sizes, nibbles[1])));
    }
    [[nodiscard]] int total() const {
        const __m256i lanes = _mm256_sad_epu8(bytes_, _mm256_setzero_si256());
        const __m128i half = _mm_add_epi64(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
        return static_cast<int>(_mm_cvtsi128_si64(half) + _mm_extract_epi64(half, 1));
    }

  private:
    __m256i bytes_;
};

#else

class DirectionSets {
  public:
    DirectionSets() = default;
    /// The same set in each direction.
    explicit DirectionSets(Bitboard b) : lanes_{b, b, b, b} {}
    /// All squares in direction D, none in the others.
    template <Direction D>
    [[nodiscard]] static DirectionSets only() {
        DirectionSets sets;
        sets.lanes_[lane_of(D)] = board_squares;
        return sets;
    }

    /// Each set moved by `Steps` steps in its own direction; negative: backwards. May leave ghost bits.
    template <int Steps>
    [[nodiscard]] DirectionSets advanced() const {
        return DirectionSets{
            shift<Direction::north_west, Steps>(lanes_[0]), shift<Direction::north_east, Steps>(lanes_[1]),
            shift<Direction::south_east, Steps>(lanes_[2]), shift<Direction::south_west, Steps>(lanes_[3])};
    }
    /// Each direction takes the set of the one that lies `Quarters` quarter turns to its right.
    template <int Quarters>
    [[nodiscard]] DirectionSets turned() const {
        return DirectionSets{lanes_[Quarters % 4], lanes_[(1 + Quarters) % 4], lanes_[(2 + Quarters) % 4],
                             lanes_[(3 + Quarters) % 4]};
    }

    template <Direction D>
    [[nodiscard]] Bitboard at() const {
        return lanes_[lane_of(D)];
    }
    [[nodiscard]] bool any() const { return united().any(); }
    /// Whether the set of any direction meets that of `b`.
    [[nodiscard]] bool meets(const DirectionSets& b) const { return (*this & b).any(); }
    [[nodiscard]] DirectionSets without(const DirectionSets& b) const {
        return DirectionSets{lanes_[0].without(b.lanes_[0]), lanes_[1].without(b.lanes_[1]),
                             lanes_[2].without(b.lanes_[2]), lanes_[3].without(b.lanes_[3])};
    }

    friend DirectionSets operator&(const DirectionSets& a, const DirectionSets& b) {
        return DirectionSets{a.lanes_[0] & b.lanes_[0], a.lanes_[1] & b.lanes_[1], a.lanes_[2] & b.lanes_[2],
                             a.lanes_[3] & b.lanes_[3]};
    }
    friend DirectionSets operator|(const DirectionSets& a, const DirectionSets& b) {
        return DirectionSets{a.lanes_[0] | b.lanes_[0], a.lanes_[1] | b.lanes_[1], a.lanes_[2] | b.lanes_[2],
                             a.lanes_[3] | b.lanes_[3]};
    }

    /// The squares that are in any set.
    [[nodiscard]] Bitboard united() const { return lanes_[0] | lanes_[1] | lanes_[2] | lanes_[3]; }

  private:
    friend class DirectionCount;
    DirectionSets(Bitboard nw, Bitboard ne, Bitboard se, Bitboard sw) : lanes_{nw, ne, se, sw} {}

    std::array<Bitboard, 4> lanes_;
};

/// The sum of the sizes of sets, for all directions together.
class DirectionCount {
  public:
    void add(const DirectionSets& sets) { total_ += sum_of_counts(sets.lanes_); }
    [[nodiscard]] int total() const { return total_; }

  private:
    int total_ = 0;
};

#endif

}  // namespace draughts
