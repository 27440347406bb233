// PairFinder: finds out which pairs of neighbours are worth a symbol of their own (pair_code.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "tablebase/pair_code.h"

namespace draughts {

using Symbol = std::uint16_t;

/// Something for every pair of symbols; 0 where nothing is known.
class PairTable {
  public:
    /// `numbers`: PairCode::most_symbols squared, all 0, as they will be in the end.
    explicit PairTable(std::span<std::uint32_t> numbers) : numbers_{numbers} {}

    [[nodiscard]] std::uint32_t& operator()(Symbol left, Symbol right) {
        return numbers_[left * PairCode::most_symbols + right];
    }
    [[nodiscard]] std::uint32_t& operator()(PairCode::Pair pair) { return (*this)(pair.left, pair.right); }

  private:
    std::span<std::uint32_t> numbers_;
};

/// Blocks of symbols, one after the other.
struct Blocks {
    std::vector<Symbol> symbols;
    std::vector<std::size_t> starts{0};  // of each block, and the end of the last

    void end_block() { starts.push_back(symbols.size()); }
    [[nodiscard]] std::size_t count() const { return starts.size() - 1; }
};

/// All symbols, in the order in which they were made.
struct Dictionary {
    std::vector<std::uint8_t> leaves;
    std::vector<PairCode::Pair> pairs;
    std::vector<Symbol> pass_ends;  // by symbol: one past the last that was made in the same pass

    [[nodiscard]] std::size_t size() const { return leaves.size() + pairs.size(); }
};

/// Counts pairs in a sample and replaces the most frequent ones, pass by pass, until that does not pay any more.
class PairFinder {
  public:
    PairFinder(Blocks sample, std::vector<std::uint8_t> leaves, PairTable table)
        : sample_{std::move(sample)}, table_{table} {
        dictionary_.leaves = std::move(leaves);
        dictionary_.pass_ends.assign(dictionary_.size(), 0);
    }

    [[nodiscard]] Dictionary find();

  private:
    /// A pair that is rarer does not earn the place it takes in the file.
    static constexpr std::uint32_t rarest_pair = 6;
    /// New pairs in one pass have at least half the count of the most frequent, as counts overlap.
    static constexpr std::size_t most_new_pairs = 128;

    struct Counted {
        PairCode::Pair pair;
        std::uint32_t count;
    };

    [[nodiscard]] std::vector<Counted> count_pairs();
    void replace_pairs(std::span<const Counted> chosen);

    Blocks sample_;
    PairTable table_;
    Dictionary dictionary_;
};

}  // namespace draughts
