#include "tablebase/pair_packer.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <limits>
#include <utility>

#include "tablebase/pair_finder.h"

namespace draughts {

namespace {

/// The values that occur as symbols.
class Leaves {
  public:
    explicit Leaves(std::span<const std::uint8_t> values) {
        std::array<bool, 256> occurs{};
        for (const std::uint8_t value : values) {
            occurs[value] = true;
        }
        for (std::size_t value = 0; value < occurs.size(); ++value) {
            if (occurs[value]) {
                symbols_[value] = static_cast<Symbol>(values_.size());
                values_.push_back(static_cast<std::uint8_t>(value));
            }
        }
    }

    [[nodiscard]] const std::vector<std::uint8_t>& values() const { return values_; }
    void append(std::span<const std::uint8_t> values, std::vector<Symbol>& symbols) const {
        for (const std::uint8_t value : values) {
            symbols.push_back(symbols_[value]);
        }
    }

  private:
    std::vector<std::uint8_t> values_;
    std::array<Symbol, 256> symbols_{};
};

/// Replaces neighbours by their symbol in one block after another, pass by pass.
class Replacer {
  public:
    Replacer(const Dictionary& dictionary, PairTable table) : dictionary_{dictionary}, table_{table} {
        for (std::size_t i = 0; i < dictionary.pairs.size(); ++i) {
            table_(dictionary.pairs[i]) = static_cast<std::uint32_t>(dictionary.leaves.size() + i);
        }
    }
    ~Replacer() {
        for (const PairCode::Pair pair : dictionary_.pairs) {
            table_(pair) = 0;
        }
    }
    Replacer(const Replacer&) = delete;
    Replacer& operator=(const Replacer&) = delete;

    void replace_all(std::vector<Symbol>& block);

  private:
    static constexpr Symbol none = std::numeric_limits<Symbol>::max();

    [[nodiscard]] Symbol joined(Symbol left, Symbol right) {
        const std::uint32_t symbol = table_(left, right);
        return symbol == 0 ? none : static_cast<Symbol>(symbol);
    }
    void replace_below(Symbol end, std::vector<Symbol>& block);

    const Dictionary& dictionary_;
    PairTable table_;
    std::vector<Symbol> joined_;  // by place in the block: the symbol for the one there and the next, or none
};

void Replacer::replace_all(std::vector<Symbol>& block) {
    joined_.assign(block.size(), none);
    for (std::size_t i = 0; i + 1 < block.size(); ++i) {
        joined_[i] = joined(block[i], block[i + 1]);
    }
    while (true) {
        // Symbols of an earlier pass are older, so their numbers are lower.
        Symbol first = none;
        for (const Symbol symbol : joined_) {
            first = std::min(first, symbol);
        }
        if (first == none) {
            return;
        }
        replace_below(dictionary_.pass_ends[first], block);
    }
}

/// One pass: pairs with a symbol below `end`, from the left.
void Replacer::replace_below(Symbol end, std::vector<Symbol>& block) {
    const auto is_of_pass = [&](Symbol symbol) {
        return symbol < end;
    };
    auto in = static_cast<std::size_t>(std::ranges::find_if(joined_, is_of_pass) - joined_.begin());
    std::size_t out = in;
    bool was_replaced = false;
    while (in < block.size()) {
        const Symbol next_joined = joined_[in];
        const bool replaces = next_joined < end;
        block[out] = replaces ? next_joined : block[in];
        if (out > 0 && (replaces || was_replaced)) {
            joined_[out - 1] = joined(block[out - 1], block[out]);
        }
        joined_[out] = next_joined;  // of the next pair, unless that changes too
        in += replaces ? 2 : 1;
        was_replaced = replaces;
        ++out;
    }
    block.resize(out);
    joined_.resize(out);
    joined_.back() = none;
}

/// Writes symbols of a fixed width, the lowest bit first.
class SymbolStream {
  public:
    explicit SymbolStream(int symbol_bits) : symbol_bits_{symbol_bits} {}

    void append(Symbol symbol) {
        waiting_ |= std::uint64_t{symbol} << waiting_bits_;
        for (waiting_bits_ += symbol_bits_; waiting_bits_ >= 8; waiting_bits_ -= 8) {
            bytes_.push_back(static_cast<std::uint8_t>(waiting_ & 0xFF));
            waiting_ >>= 8;
        }
        ++count_;
    }
    [[nodiscard]] std::uint32_t count() const { return count_; }
    [[nodiscard]] std::vector<std::uint8_t> finish() {
        bytes_.push_back(static_cast<std::uint8_t>(waiting_));
        bytes_.resize(bytes_.size() + PairCode::stream_padding - 1);
        return std::move(bytes_);
    }

  private:
    int symbol_bits_;
    std::vector<std::uint8_t> bytes_;
    std::uint64_t waiting_ = 0;  // bits not yet in the stream
    int waiting_bits_ = 0;
    std::uint32_t count_ = 0;
};

/// How many symbols below `limit` each symbol becomes.
std::vector<std::uint32_t> expanded_sizes(const Dictionary& dictionary, std::size_t limit) {
    std::vector<std::uint32_t> sizes(dictionary.size(), 1);
    for (std::size_t s = std::max(limit, dictionary.leaves.size()); s < dictionary.size(); ++s) {
        const PairCode::Pair pair = dictionary.pairs[s - dictionary.leaves.size()];
        sizes[s] = sizes[pair.left] + sizes[pair.right];
    }
    return sizes;
}

/// The width of a symbol that makes the whole smallest, symbols beyond it being taken apart again.
int best_symbol_bits(const Dictionary& dictionary, const Blocks& blocks) {
    const std::size_t leaves = dictionary.leaves.size();
    std::vector<std::uint64_t> uses(dictionary.size());
    for (const Symbol s : blocks.symbols) {
        ++uses[s];
    }
    int best = PairCode::most_symbol_bits;
    std::uint64_t best_size = std::numeric_limits<std::uint64_t>::max();
    for (int bits = 1; bits <= PairCode::most_symbol_bits; ++bits) {
        const std::size_t limit = std::size_t{1} << bits;
        if (limit < leaves) {
            continue;
        }
        const std::vector<std::uint32_t> sizes = expanded_sizes(dictionary, limit);
        constexpr std::uint64_t bits_of_pair = 24;
        std::uint64_t total = (std::min(limit, dictionary.size()) - leaves) * bits_of_pair;
        for (std::size_t s = 0; s < dictionary.size(); ++s) {
            total += uses[s] * sizes[s] * static_cast<std::uint64_t>(bits);
        }
        if (total < best_size) {
            best_size = total;
            best = bits;
        }
    }
    return best;
}

void expand(const Dictionary& dictionary, Symbol symbol, std::size_t limit, SymbolStream& out) {
    if (symbol < limit || symbol < dictionary.leaves.size()) {
        out.append(symbol);
        return;
    }
    const PairCode::Pair pair = dictionary.pairs[symbol - dictionary.leaves.size()];
    expand(dictionary, pair.left, limit, out);
    expand(dictionary, pair.right, limit, out);
}

PairCode code_of(const Dictionary& dictionary, const Blocks& blocks, std::uint64_t size, int block_bits) {
    PairCode code;
    code.size = size;
    code.block_bits = block_bits;
    code.symbol_bits = best_symbol_bits(dictionary, blocks);
    code.leaves = dictionary.leaves;
    code.pairs = dictionary.pairs;
    const std::size_t limit = std::size_t{1} << code.symbol_bits;
    code.pairs.resize(std::min(limit, dictionary.size()) - dictionary.leaves.size());
    SymbolStream stream{code.symbol_bits};
    for (std::size_t block = 0; block < blocks.count(); ++block) {
        code.block_starts.push_back(stream.count());
        for (std::size_t i = blocks.starts[block]; i < blocks.starts[block + 1]; ++i) {
            expand(dictionary, blocks.symbols[i], limit, stream);
        }
    }
    code.block_starts.push_back(stream.count());
    code.stream = stream.finish();
    return code;
}

}  // namespace

PairPacker::PairPacker() : table_(PairCode::most_symbols * PairCode::most_symbols) {}

PairCode PairPacker::pack(std::span<const std::uint8_t> values, int block_bits) {
    assert(!values.empty());
    const Leaves leaves{values};
    const std::size_t block_size = std::size_t{1} << block_bits;
    const std::size_t block_count = (values.size() - 1) / block_size + 1;
    const auto block_at = [&](std::size_t block) {
        return values.subspan(block * block_size, std::min(block_size, values.size() - block * block_size));
    };

    constexpr std::size_t sample_size = std::size_t{1} << 22;  // values
    const std::size_t step = (values.size() - 1) / sample_size + 1;
    Blocks sample;
    for (std::size_t block = 0; block < block_count; block += step) {
        leaves.append(block_at(block), sample.symbols);
        sample.end_block();
    }
    const PairTable table{table_};
    const Dictionary dictionary = PairFinder{std::move(sample), leaves.values(), table}.find();

    Blocks packed;
    Replacer replacer{dictionary, table};
    std::vector<Symbol> symbols;
    for (std::size_t block = 0; block < block_count; ++block) {
        symbols.clear();
        leaves.append(block_at(block), symbols);
        replacer.replace_all(symbols);
        packed.symbols.insert(packed.symbols.end(), symbols.begin(), symbols.end());
        packed.end_block();
    }
    return code_of(dictionary, packed, values.size(), block_bits);
}

}  // namespace draughts
