// PerftTable: remembers how many leaves lie below a position.
//
// An entry holds the whole position and depth, so a count is never taken for another position's. It may
// be read and written by several threads at once without locks: words are relaxed atomics, and an entry
// of which two threads have written a part each does not pass its check.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/position.h"
#include "core/table_memory.h"
#include "core/zobrist.h"

namespace draughts {

class PerftTable {
  public:
    /// A table of `bytes` bytes, a whole number of entries. Without entries when memory is short.
    explicit PerftTable(std::size_t bytes) : entries_{bytes / sizeof(Entry)} {}

    [[nodiscard]] bool has_entries() const { return entries_.size() > 0; }

    /// Precondition of both: has_entries().
    [[nodiscard]] std::optional<std::uint64_t> find(const Position& position, int depth) const {
        const Entry& entry = entry_of(position, depth);
        const Label label = label_of(position, depth);
        const std::uint64_t count = load_relaxed(entry[2]);
        if (load_relaxed(entry[0]) == label[0] && load_relaxed(entry[1]) == label[1] &&
            load_relaxed(entry[3]) == check(label, count)) {
            return count;
        }
        return std::nullopt;
    }
    void keep(const Position& position, int depth, std::uint64_t count) {
        Entry& entry = entry_of(position, depth);
        const Label label = label_of(position, depth);
        store_relaxed(entry[0], label[0]);
        store_relaxed(entry[1], label[1]);
        store_relaxed(entry[2], count);
        store_relaxed(entry[3], check(label, count));
    }

  private:
    using Label = std::array<std::uint64_t, 2>;                  // position and depth, exactly
    struct alignas(32) Entry : std::array<std::uint64_t, 4> {};  // label, count, check; depth 0 is never kept

    [[nodiscard]] static Label label_of(const Position& position, int depth) {
        const std::uint64_t black = position.pieces(Color::black).bits();
        return {position.pieces(Color::white).bits() | black << bit_count,
                black >> (64 - bit_count) | position.kings().bits() << 8 |
                    static_cast<std::uint64_t>(position.turn()) << 44 | static_cast<std::uint64_t>(depth) << 45};
    }
    [[nodiscard]] static std::uint64_t check(const Label& label, std::uint64_t count) {
        return ~(label[0] ^ label[1] ^ count);
    }
    [[nodiscard]] Entry& entry_of(const Position& position, int depth) const {
        const Label label = label_of(position, depth);
        std::uint64_t state = label[0] ^ (label[1] * 0x9E3779B97F4A7C15);
        const std::uint64_t hash = zobrist::next_random(state);
        return entries_[static_cast<std::size_t>((hash >> 32) * entries_.size() >> 32)];
    }

    TableMemory<Entry> entries_;
};

}  // namespace draughts
