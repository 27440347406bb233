// TranspositionTable: what earlier searches found out about positions, by key.
//
// Entries are two 64-bit words, four to a cache line. The first word is the key combined by exclusive or
// with the second, so a probe verifies all 64 bits of the key and refuses an entry that two threads
// have half written each: words are read and written with relaxed atomics and no lock. All zero is empty.
//
//     data bit  0..15  score, decisive scores counted from this position
//               16..23 depth
//               24..25 bound
//               26..31 generation: the search that wrote it, modulo 64
//               32..63 move: from, to (six bits each) and a 20-bit hash of the captured squares; 0: none
//
// A stored move is a hint for ordering: it is looked for among the legal moves and never played unseen.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/move.h"
#include "core/table_memory.h"
#include "core/zobrist.h"
#include "search/score.h"

namespace draughts {

/// A move squeezed into 32 bits: equal moves have equal codes, different moves almost always differ.
class MoveCode {
  public:
    constexpr MoveCode() = default;
    explicit constexpr MoveCode(Move move) : code_{encode(move)} {}
    [[nodiscard]] static constexpr MoveCode from_bits(std::uint32_t bits) {
        MoveCode code;
        code.code_ = bits;
        return code;
    }
    [[nodiscard]] constexpr std::uint32_t bits() const { return code_; }
    [[nodiscard]] constexpr bool is_none() const { return code_ == 0; }
    [[nodiscard]] constexpr bool operator==(const MoveCode&) const = default;

  private:
    static constexpr std::uint32_t encode(Move move) {
        const std::uint64_t captured_hash = move.captured().bits() * 0x9E3779B97F4A7C15 >> 44;
        return static_cast<std::uint32_t>(captured_hash << 12 | static_cast<std::uint64_t>(move.to()) << 6 |
                                          static_cast<std::uint64_t>(move.from()));
    }

    std::uint32_t code_ = 0;
};

class TranspositionTable {
  public:
    struct Hit {
        Score score;
        Depth depth;
        Bound bound;
        MoveCode move;
    };

    /// Makes an empty table of `mebibytes`, at least 1. False when memory is short: the table is then as before.
    /// Precondition of resize and clear: nobody uses the table meanwhile.
    [[nodiscard]] bool resize(std::size_t mebibytes);
    void clear();
    /// Takes all its memory from the system now, which would else hand it out in the middle of the first search, some
    /// pieces after a tenth of a second. Same precondition.
    void reserve();
    /// Starts a new search, as is needed before the first store: entries of earlier searches stay usable and are the
    /// first to be replaced.
    void new_generation();

    /// The entry of `key` if there is one. `ply` is the distance from the root, for decisive scores.
    [[nodiscard]] std::optional<Hit> probe(Key key, Ply ply) const;
    /// Keeps the move that is known when `move` is null. Precondition: 0 <= depth <= 255.
    void store(Key key, Ply ply, Score score, Depth depth, Bound bound, Move move);
    /// Asks the processor to fetch the entries of `key`.
    void prefetch(Key key) const { __builtin_prefetch(&clusters_[index(key)]); }

    /// Permille of the entries that the present search has written, by sample.
    [[nodiscard]] int hashfull() const;

  private:
    struct Entry {
        std::uint64_t check;
        std::uint64_t data;
    };
    struct alignas(64) Cluster {
        std::array<Entry, 4> entries;
    };
    static_assert(sizeof(Cluster) == 64 && std::atomic_ref<std::uint64_t>::is_always_lock_free);

    [[nodiscard]] std::size_t index(Key key) const {
        return static_cast<std::size_t>((key >> 32) * clusters_.size() >> 32);
    }
    [[nodiscard]] Entry& entry_to_write(Key key);
    [[nodiscard]] int worth(std::uint64_t data) const;

    TableMemory<Cluster> clusters_;
    bool is_blank_ = true;      // nothing can have been stored yet
    bool is_reserved_ = false;  // its memory has been touched
    std::uint8_t generation_ = 0;
};

}  // namespace draughts
