// PairCode: a long sequence of small numbers, packed so that any one of them is read back quickly.
//
// The sequence is cut into blocks of equally many values. A value, or a pair of symbols that often stand side
// by side, is a symbol, and a pair may be made of pairs; so a block becomes a short row of symbols, each of
// them written with the same few bits. To read a value: find the block, step over whole symbols by their
// lengths, then go down the pairs. FORMAT.md describes the bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace draughts {

/// The result of packing (pair_packer.h), ready to be written.
struct PairCode {
    static constexpr int most_symbol_bits = 12;
    static constexpr int most_block_bits = 15;
    static constexpr std::size_t most_symbols = std::size_t{1} << most_symbol_bits;

    struct Pair {
        std::uint16_t left;
        std::uint16_t right;
    };

    std::uint64_t size = 0;                   // values
    int block_bits = 0;                       // a block has 2 to this power values
    int symbol_bits = 0;                      // of a symbol in the stream
    std::vector<std::uint8_t> leaves;         // symbol s < leaves.size() is this value
    std::vector<Pair> pairs;                  // symbol leaves.size() + i: two symbols with smaller numbers
    std::vector<std::uint32_t> block_starts;  // number of the first symbol of each block, then of all symbols
    std::vector<std::uint8_t> stream;         // the symbols, lowest bit first, and stream_padding zero bytes

    static constexpr std::size_t stream_padding = 8;
    // Bytes in a file:
    static constexpr std::size_t pair_size = 3;
    static constexpr std::size_t start_size = 4;
};

/// Reads packed values out of memory that it does not own. Thread-safe; reading does not allocate.
class PairReader {
  public:
    struct Parts {
        std::uint64_t size = 0;
        int block_bits = 0;
        int symbol_bits = 0;
        std::span<const std::byte> leaves;
        std::span<const std::byte> pairs;         // three bytes each
        std::span<const std::byte> block_starts;  // four bytes each
        std::span<const std::byte> stream;
    };

    PairReader() = default;
    /// Precondition: is_sound(parts). Keeps views of the parts.
    explicit PairReader(const Parts& parts);

    /// Whether sizes fit each other, every pair is made of smaller symbols and no longer than a block, and every block
    /// has just the values that it should. Reads all of the stream.
    [[nodiscard]] static bool is_sound(const Parts& parts);

    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Precondition: index < size().
    [[nodiscard]] std::uint8_t operator[](std::uint64_t index) const;
    /// All values, in order.
    void unpack(std::span<std::uint8_t> values) const;

  private:
    /// A pair, or equal values: most positions are in such runs, and need no way down.
    struct Symbol {
        std::uint16_t left;   // equal values: the value
        std::uint16_t right;  // equal values: no_pair
        std::uint16_t left_length;
        std::uint16_t length;  // values it stands for
    };
    static constexpr std::uint16_t no_pair = UINT16_MAX;

    [[nodiscard]] std::uint32_t block_start(std::uint64_t block) const;
    [[nodiscard]] std::size_t symbol_at(std::uint64_t number) const;

    std::uint64_t size_ = 0;
    int block_bits_ = 0;
    int symbol_bits_ = 0;
    std::vector<Symbol> symbols_;
    const std::byte* block_starts_ = nullptr;
    const std::byte* stream_ = nullptr;
};

}  // namespace draughts
