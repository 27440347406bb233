#include "tablebase/pair_finder.h"

#include <algorithm>

namespace draughts {

std::vector<PairFinder::Counted> PairFinder::count_pairs() {
    const std::vector<Symbol>& symbols = sample_.symbols;
    std::vector<PairCode::Pair> seen;
    for (std::size_t block = 0; block < sample_.count(); ++block) {
        bool is_counted = false;  // the pair before, whose right half is the left one here
        for (std::size_t i = sample_.starts[block]; i + 1 < sample_.starts[block + 1]; ++i) {
            const Symbol left = symbols[i];
            const Symbol right = symbols[i + 1];
            if (is_counted && left == right && symbols[i - 1] == left) {
                is_counted = false;  // of three equal symbols two make a pair
                continue;
            }
            is_counted = true;
            if (table_(left, right)++ == 0) {
                seen.push_back({left, right});
            }
        }
    }
    std::vector<Counted> counted;
    for (const PairCode::Pair pair : seen) {
        std::uint32_t& count = table_(pair);
        if (count >= rarest_pair) {
            counted.push_back({pair, count});
        }
        count = 0;
    }
    return counted;
}

void PairFinder::replace_pairs(std::span<const Counted> chosen) {
    const std::size_t end = dictionary_.size() + chosen.size();
    for (const Counted& c : chosen) {
        table_(c.pair) = static_cast<std::uint32_t>(dictionary_.size());
        dictionary_.pairs.push_back(c.pair);
        dictionary_.pass_ends.push_back(static_cast<Symbol>(end));
    }
    std::vector<Symbol>& symbols = sample_.symbols;
    std::size_t out = 0;
    for (std::size_t block = 0; block < sample_.count(); ++block) {
        const std::size_t block_end = sample_.starts[block + 1];
        std::size_t i = sample_.starts[block];
        sample_.starts[block] = out;
        while (i < block_end) {
            const std::uint32_t symbol = i + 1 < block_end ? table_(symbols[i], symbols[i + 1]) : 0;
            symbols[out++] = symbol != 0 ? static_cast<Symbol>(symbol) : symbols[i];
            i += symbol != 0 ? 2 : 1;
        }
    }
    sample_.starts.back() = out;
    symbols.resize(out);
    for (const Counted& c : chosen) {
        table_(c.pair) = 0;
    }
}

Dictionary PairFinder::find() {
    while (dictionary_.size() < PairCode::most_symbols) {
        std::vector<Counted> counted = count_pairs();
        if (counted.empty()) {
            break;
        }
        const auto is_more_frequent = [](const Counted& a, const Counted& b) {
            return a.count != b.count           ? a.count > b.count
                   : a.pair.left != b.pair.left ? a.pair.left < b.pair.left
                                                : a.pair.right < b.pair.right;
        };
        const std::size_t room =
            std::min({most_new_pairs, PairCode::most_symbols - dictionary_.size(), counted.size()});
        const auto room_end = counted.begin() + static_cast<std::ptrdiff_t>(room);
        std::partial_sort(counted.begin(), room_end, counted.end(), is_more_frequent);
        const auto rare = std::find_if(counted.begin(), room_end, [&](const Counted& c) {
            return c.count * std::uint64_t{2} < counted.front().count;
        });
        replace_pairs(std::span{counted.begin(), rare});
    }
    return std::move(dictionary_);
}

}  // namespace draughts
