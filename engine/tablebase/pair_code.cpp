#include "tablebase/pair_code.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "tablebase/bytes.h"

namespace draughts {

namespace {

using Symbol = std::uint16_t;
constexpr std::size_t most_symbols = std::size_t{1} << PairCode::most_symbol_bits;

/// Replaces the most frequent pairs of neighbours by new symbols until that does not pay any more.
class PairFinder {
  public:
    /// `table`: an entry for every pair of symbols, all 0, as they will be in the end.
    PairFinder(std::span<const std::uint8_t> values, int block_bits, std::span<std::uint32_t> table);

    void find_pairs();
    [[nodiscard]] int best_symbol_bits() const;
    [[nodiscard]] PairCode code(int symbol_bits) const;

  private:
    /// A pair that is rarer does not earn the place it takes in the file.
    static constexpr std::uint32_t rarest_pair = 6;
    /// New pairs in one pass have at least half the count of the most frequent, as counts overlap.
    static constexpr std::size_t most_new_pairs = 128;

    struct Counted {
        PairCode::Pair pair;
        std::uint32_t count;
    };

    [[nodiscard]] std::size_t symbol_count() const { return leaves_.size() + pairs_.size(); }
    [[nodiscard]] static std::size_t key(Symbol left, Symbol right) { return left * most_symbols + right; }
    [[nodiscard]] std::vector<Counted> count_pairs();
    void replace_pairs(std::span<const Counted> chosen);
    /// How many symbols below `limit` each symbol becomes.
    [[nodiscard]] std::vector<std::uint32_t> expanded_sizes(std::size_t limit) const;
    void expand(Symbol symbol, std::size_t limit, std::vector<Symbol>& out) const;

    std::uint64_t size_;
    int block_bits_;
    std::vector<std::uint8_t> leaves_;
    std::vector<PairCode::Pair> pairs_;
    std::vector<Symbol> symbols_;
    std::vector<std::size_t> starts_;  // of each block in symbols_, and their end
    std::span<std::uint32_t> table_;   // by key: a count, or a new symbol; 0 between the passes
};

PairFinder::PairFinder(std::span<const std::uint8_t> values, int block_bits, std::span<std::uint32_t> table)
    : size_{values.size()}, block_bits_{block_bits}, table_{table} {
    std::array<bool, 256> occurs{};
    for (const std::uint8_t value : values) {
        occurs[value] = true;
    }
    std::array<Symbol, 256> symbol_of{};
    for (std::size_t value = 0; value < occurs.size(); ++value) {
        if (occurs[value]) {
            symbol_of[value] = static_cast<Symbol>(leaves_.size());
            leaves_.push_back(static_cast<std::uint8_t>(value));
        }
    }
    symbols_.reserve(values.size());
    for (const std::uint8_t value : values) {
        symbols_.push_back(symbol_of[value]);
    }
    const std::size_t block = std::size_t{1} << block_bits;
    for (std::size_t start = 0; start < values.size(); start += block) {
        starts_.push_back(start);
    }
    starts_.push_back(values.size());
}

std::vector<PairFinder::Counted> PairFinder::count_pairs() {
    std::vector<PairCode::Pair> seen;
    for (std::size_t block = 0; block + 1 < starts_.size(); ++block) {
        bool is_counted = false;  // the pair before, whose right half is the left one here
        for (std::size_t i = starts_[block]; i + 1 < starts_[block + 1]; ++i) {
            const Symbol left = symbols_[i];
            const Symbol right = symbols_[i + 1];
            if (is_counted && left == right && symbols_[i - 1] == left) {
                is_counted = false;  // of three equal symbols two make a pair
                continue;
            }
            is_counted = true;
            if (table_[key(left, right)]++ == 0) {
                seen.push_back({left, right});
            }
        }
    }
    std::vector<Counted> counted;
    for (const PairCode::Pair pair : seen) {
        std::uint32_t& count = table_[key(pair.left, pair.right)];
        if (count >= rarest_pair) {
            counted.push_back({pair, count});
        }
        count = 0;
    }
    return counted;
}

void PairFinder::replace_pairs(std::span<const Counted> chosen) {
    for (const Counted& c : chosen) {
        table_[key(c.pair.left, c.pair.right)] = static_cast<std::uint32_t>(symbol_count());
        pairs_.push_back(c.pair);
    }
    std::size_t out = 0;
    for (std::size_t block = 0; block + 1 < starts_.size(); ++block) {
        const std::size_t end = starts_[block + 1];
        std::size_t i = starts_[block];
        starts_[block] = out;
        while (i < end) {
            const std::uint32_t symbol = i + 1 < end ? table_[key(symbols_[i], symbols_[i + 1])] : 0;
            symbols_[out++] = symbol != 0 ? static_cast<Symbol>(symbol) : symbols_[i];
            i += symbol != 0 ? 2 : 1;
        }
    }
    starts_.back() = out;
    symbols_.resize(out);
    for (const Counted& c : chosen) {
        table_[key(c.pair.left, c.pair.right)] = 0;
    }
}

void PairFinder::find_pairs() {
    while (symbol_count() < most_symbols) {
        std::vector<Counted> counted = count_pairs();
        if (counted.empty()) {
            break;
        }
        const auto is_more_frequent = [](const Counted& a, const Counted& b) {
            return a.count != b.count           ? a.count > b.count
                   : a.pair.left != b.pair.left ? a.pair.left < b.pair.left
                                                : a.pair.right < b.pair.right;
        };
        const std::size_t room = std::min({most_new_pairs, most_symbols - symbol_count(), counted.size()});
        std::partial_sort(counted.begin(), counted.begin() + static_cast<std::ptrdiff_t>(room), counted.end(),
                          is_more_frequent);
        const auto rare =
            std::find_if(counted.begin(), counted.begin() + static_cast<std::ptrdiff_t>(room), [&](const Counted& c) {
                return c.count * std::uint64_t{2} < counted.front().count;
            });
        replace_pairs(std::span{counted.begin(), rare});
    }
}

std::vector<std::uint32_t> PairFinder::expanded_sizes(std::size_t limit) const {
    std::vector<std::uint32_t> sizes(symbol_count(), 1);
    for (std::size_t s = std::max(limit, leaves_.size()); s < symbol_count(); ++s) {
        const PairCode::Pair pair = pairs_[s - leaves_.size()];
        sizes[s] = sizes[pair.left] + sizes[pair.right];
    }
    return sizes;
}

/// The width of a symbol that makes the whole smallest, symbols beyond it being taken apart again.
int PairFinder::best_symbol_bits() const {
    std::vector<std::uint64_t> uses(symbol_count());
    for (const Symbol s : symbols_) {
        ++uses[s];
    }
    int best = PairCode::most_symbol_bits;
    std::uint64_t best_size = std::numeric_limits<std::uint64_t>::max();
    for (int bits = 1; bits <= PairCode::most_symbol_bits; ++bits) {
        const std::size_t limit = std::size_t{1} << bits;
        if (limit < leaves_.size()) {
            continue;
        }
        const std::vector<std::uint32_t> sizes = expanded_sizes(limit);
        constexpr std::uint64_t bits_of_pair = 24;
        std::uint64_t total = (std::min(limit, symbol_count()) - leaves_.size()) * bits_of_pair;
        for (std::size_t s = 0; s < symbol_count(); ++s) {
            total += uses[s] * sizes[s] * static_cast<std::uint64_t>(bits);
        }
        if (total < best_size) {
            best_size = total;
            best = bits;
        }
    }
    return best;
}

void PairFinder::expand(Symbol symbol, std::size_t limit, std::vector<Symbol>& out) const {
    if (symbol < limit || symbol < leaves_.size()) {
        out.push_back(symbol);
        return;
    }
    const PairCode::Pair pair = pairs_[symbol - leaves_.size()];
    expand(pair.left, limit, out);
    expand(pair.right, limit, out);
}

PairCode PairFinder::code(int symbol_bits) const {
    const std::size_t limit = std::size_t{1} << symbol_bits;
    PairCode code;
    code.size = size_;
    code.block_bits = block_bits_;
    code.symbol_bits = symbol_bits;
    code.leaves = leaves_;
    code.pairs = pairs_;
    code.pairs.resize(std::min(limit, symbol_count()) - leaves_.size());

    std::vector<Symbol> expanded;
    std::uint64_t waiting = 0;  // bits not yet in the stream
    int waiting_bits = 0;
    std::uint32_t written = 0;
    for (std::size_t block = 0; block + 1 < starts_.size(); ++block) {
        code.block_starts.push_back(written);
        expanded.clear();
        for (std::size_t i = starts_[block]; i < starts_[block + 1]; ++i) {
            expand(symbols_[i], limit, expanded);
        }
        for (const Symbol symbol : expanded) {
            waiting |= std::uint64_t{symbol} << waiting_bits;
            for (waiting_bits += symbol_bits; waiting_bits >= 8; waiting_bits -= 8) {
                code.stream.push_back(static_cast<std::uint8_t>(waiting & 0xFF));
                waiting >>= 8;
            }
        }
        written += static_cast<std::uint32_t>(expanded.size());
    }
    code.block_starts.push_back(written);
    code.stream.push_back(static_cast<std::uint8_t>(waiting));
    code.stream.resize(code.stream.size() + PairCode::stream_padding - 1);
    return code;
}

}  // namespace

PairPacker::PairPacker() : table_(most_symbols * most_symbols) {}

PairCode PairPacker::pack(std::span<const std::uint8_t> values, int block_bits) {
    assert(!values.empty());
    PairFinder finder{values, block_bits, table_};
    finder.find_pairs();
    return finder.code(finder.best_symbol_bits());
}

namespace {

constexpr std::size_t pair_size = 3;
constexpr std::size_t start_size = 4;

PairCode::Pair pair_at(std::span<const std::byte> pairs, std::size_t i) {
    const auto both = load<std::uint32_t, pair_size>(pairs.data() + i * pair_size);
    return {static_cast<std::uint16_t>(both & (most_symbols - 1)),
            static_cast<std::uint16_t>(both >> PairCode::most_symbol_bits)};
}

}  // namespace

bool PairReader::is_sound(const Parts& parts) {
    if (parts.size == 0 || parts.block_bits < 1 || parts.block_bits > PairCode::most_block_bits ||
        parts.symbol_bits < 1 || parts.symbol_bits > PairCode::most_symbol_bits || parts.leaves.empty() ||
        parts.leaves.size() > 256) {
        return false;
    }
    const std::size_t symbols = parts.leaves.size() + parts.pairs.size() / pair_size;
    const std::uint64_t blocks = ((parts.size - 1) >> parts.block_bits) + 1;
    if (symbols > std::size_t{1} << parts.symbol_bits || parts.block_starts.size() != (blocks + 1) * start_size) {
        return false;
    }
    std::vector<std::uint32_t> lengths(parts.leaves.size(), 1);
    for (std::size_t i = 0; i < parts.pairs.size() / pair_size; ++i) {
        const PairCode::Pair pair = pair_at(parts.pairs, i);
        if (std::max(pair.left, pair.right) >= lengths.size()) {
            return false;
        }
        lengths.push_back(lengths[pair.left] + lengths[pair.right]);
        if (lengths.back() > std::uint32_t{1} << parts.block_bits) {
            return false;
        }
    }
    const std::uint64_t in_stream = load<std::uint32_t>(parts.block_starts.data() + blocks * start_size);
    const std::uint64_t bytes = (in_stream * static_cast<std::uint64_t>(parts.symbol_bits) + 7) / 8;
    return parts.stream.size() >= bytes + PairCode::stream_padding - 1;
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
    for (std::size_t i = 0; i < parts.pairs.size() / pair_size; ++i) {
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
    return load<std::uint32_t>(block_starts_ + block * start_size);
}

std::size_t PairReader::symbol_at(std::uint64_t number) const {
    const std::uint64_t bit = number * static_cast<std::uint64_t>(symbol_bits_);
    const std::uint32_t word = load<std::uint32_t>(stream_ + bit / 8) >> (bit % 8);
    return word & ((std::uint32_t{1} << symbol_bits_) - 1);
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
