#include "tablebase/pair_code.h"

#include <algorithm>
#include <cassert>

#include "core/bytes.h"

namespace draughts {

namespace {

PairCode::Pair pair_at(std::span<const std::byte> pairs, std::size_t i) {
    const auto both = load<std::uint32_t, PairCode::pair_size>(pairs.data() + i * PairCode::pair_size);
    return {static_cast<std::uint16_t>(both & (PairCode::most_symbols - 1)),
            static_cast<std::uint16_t>(both >> PairCode::most_symbol_bits)};
}

[[nodiscard]] std::size_t symbol_in(const std::byte* stream, int symbol_bits, std::uint64_t number) {
    const std::uint64_t bit = number * static_cast<std::uint64_t>(symbol_bits);
    const std::uint32_t word = load<std::uint32_t>(stream + bit / 8) >> (bit % 8);
    return word & ((std::uint32_t{1} << symbol_bits) - 1);
}

/// Whether each block begins where the one before ends, and its symbols exist and stand for just its values.
/// `lengths`: of the symbols. Precondition: the stream has as many symbols as the last of the block starts says.
[[nodiscard]] bool has_sound_blocks(const PairReader::Parts& parts, const std::vector<std::uint32_t>& lengths) {
    const std::uint64_t blocks = ((parts.size - 1) >> parts.block_bits) + 1;
    const auto start = [&](std::uint64_t block) {
        return load<std::uint32_t>(parts.block_starts.data() + block * PairCode::start_size);
    };
    const std::uint32_t end = start(blocks);
    std::uint32_t number = 0;
    for (std::uint64_t block = 0; block < blocks; ++block) {
        const std::uint64_t begin = block << parts.block_bits;
        std::uint64_t missing = std::min(std::uint64_t{1} << parts.block_bits, parts.size - begin);
        if (start(block) != number) {
            return false;
        }
        for (; missing > 0; ++number) {
            const std::size_t symbol =
                number < end ? symbol_in(parts.stream.data(), parts.symbol_bits, number) : lengths.size();
            if (symbol >= lengths.size() || lengths[symbol] > missing) {
                return false;
            }
            missing -= lengths[symbol];
        }
    }
    return number == end;
}

}  // namespace

bool PairReader::is_sound(const Parts& parts) {
    if (parts.size == 0 || parts.block_bits < 1 || parts.block_bits > PairCode::most_block_bits ||
        parts.symbol_bits < 1 || parts.symbol_bits > PairCode::most_symbol_bits || parts.leaves.empty() ||
        parts.leaves.size() > 256) {
        return false;
    }
    const std::size_t symbols = parts.leaves.size() + parts.pairs.size() / PairCode::pair_size;
    const std::uint64_t blocks = ((parts.size - 1) >> parts.block_bits) + 1;
    if (symbols > std::size_t{1} << parts.symbol_bits ||
        parts.block_starts.size() != (blocks + 1) * PairCode::start_size) {
        return false;
    }
    std::vector<std::uint32_t> lengths(parts.leaves.size(), 1);
    for (std::size_t i = 0; i < parts.pairs.size() / PairCode::pair_size; ++i) {
        const PairCode::Pair pair = pair_at(parts.pairs, i);
        if (std::max(pair.left, pair.right) >= lengths.size()) {
            return false;
        }
        lengths.push_back(lengths[pair.left] + lengths[pair.right]);
        if (lengths.back() > std::uint32_t{1} << parts.block_bits) {
            return false;
        }
    }
    const std::uint64_t in_stream = load<std::uint32_t>(parts.block_starts.data() + blocks * PairCode::start_size);
    const std::uint64_t bytes = (in_stream * static_cast<std::uint64_t>(parts.symbol_bits) + 7) / 8;
    return parts.stream.size() >= bytes + PairCode::stream_padding - 1 && has_sound_blocks(parts, lengths);
}

PairReader::PairReader(const Parts& parts)
    : size_{parts.size},
      block_bits_{parts.block_bits},
      symbol_bits_{parts.symbol_bits},
      block_starts_{parts.block_starts.data()},
      stream_{parts.stream.data()} {
    for (const std::byte leaf : parts.leaves) {
        symbols_.push_back({std::to_integer<std::uint16_t>(leaf), no_pair, 0, 1});
    }
    for (std::size_t i = 0; i < parts.pairs.size() / PairCode::pair_size; ++i) {
        const PairCode::Pair pair = pair_at(parts.pairs, i);
        const Symbol& left = symbols_[pair.left];
        const Symbol& right = symbols_[pair.right];
        const auto length = static_cast<std::uint16_t>(left.length + right.length);
        const bool is_run = left.right == no_pair && right.right == no_pair && left.left == right.left;
        symbols_.push_back(is_run ? Symbol{left.left, no_pair, 0, length}
                                  : Symbol{pair.left, pair.right, left.length, length});
    }
}

std::uint32_t PairReader::block_start(std::uint64_t block) const {
    return load<std::uint32_t>(block_starts_ + block * PairCode::start_size);
}

std::size_t PairReader::symbol_at(std::uint64_t number) const {
    return symbol_in(stream_, symbol_bits_, number);
}

std::uint8_t PairReader::operator[](std::uint64_t index) const {
    assert(index < size_);
    auto offset = static_cast<std::uint32_t>(index & ((std::uint64_t{1} << block_bits_) - 1));
    std::uint64_t number = block_start(index >> block_bits_);
    Symbol symbol = symbols_[symbol_at(number)];
    while (offset >= symbol.length) {
        offset -= symbol.length;
        symbol = symbols_[symbol_at(++number)];
    }
    while (symbol.right != no_pair) {
        const bool is_left = offset < symbol.left_length;
        offset -= is_left ? 0 : symbol.left_length;
        symbol = symbols_[is_left ? symbol.left : symbol.right];
    }
    return static_cast<std::uint8_t>(symbol.left);
}

void PairReader::unpack(std::span<std::uint8_t> values) const {
    assert(values.size() == size_);
    // Every symbol written out once, then copied.
    std::vector<std::uint8_t> texts;
    std::vector<std::size_t> begins;
    for (const Symbol& symbol : symbols_) {
        begins.push_back(texts.size());
        texts.resize(texts.size() + symbol.length, static_cast<std::uint8_t>(symbol.left));
        if (symbol.right != no_pair) {
            const auto text_of = [&](std::size_t s) {
                return texts.begin() + static_cast<std::ptrdiff_t>(begins[s]);
            };
            const auto middle = std::copy_n(text_of(symbol.left), symbol.left_length,
                                            texts.begin() + static_cast<std::ptrdiff_t>(begins.back()));
            std::copy_n(text_of(symbol.right), symbol.length - symbol.left_length, middle);
        }
    }
    const std::uint64_t blocks = ((size_ - 1) >> block_bits_) + 1;
    const std::uint32_t end = block_start(blocks);
    std::size_t written = 0;
    for (std::uint32_t number = 0; number < end && written < values.size(); ++number) {
        const std::size_t symbol = symbol_at(number);
        const std::size_t length = std::min<std::size_t>(symbols_[symbol].length, values.size() - written);
        std::copy_n(texts.begin() + static_cast<std::ptrdiff_t>(begins[symbol]), length,
                    values.begin() + static_cast<std::ptrdiff_t>(written));
        written += length;
    }
}

}  // namespace draughts
