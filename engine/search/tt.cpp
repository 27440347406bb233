#include "search/tt.h"

#include <algorithm>
#include <cassert>
#include <new>

namespace draughts {

namespace {

constexpr int generations = 64;

std::uint64_t pack(Score score, Depth depth, Bound bound, std::uint8_t generation, MoveCode move) {
    return std::uint64_t{static_cast<std::uint16_t>(score)} | std::uint64_t{static_cast<std::uint8_t>(depth)} << 16 |
           std::uint64_t{static_cast<std::uint8_t>(bound)} << 24 | std::uint64_t{generation} << 26 |
           std::uint64_t{move.bits()} << 32;
}
Score score_of(std::uint64_t data) {
    return static_cast<std::int16_t>(data & 0xFFFF);
}
Depth depth_of(std::uint64_t data) {
    return static_cast<Depth>(data >> 16 & 0xFF);
}
Bound bound_of(std::uint64_t data) {
    return static_cast<Bound>(data >> 24 & 3);
}
int generation_of(std::uint64_t data) {
    return static_cast<int>(data >> 26 & (generations - 1));
}
MoveCode move_of(std::uint64_t data) {
    return MoveCode::from_bits(static_cast<std::uint32_t>(data >> 32));
}

/// Decisive scores count plies from the root in a search, from the position itself in the table.
Score to_table(Score score, Ply ply) {
    return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
}
Score from_table(Score score, Ply ply) {
    return is_win(score) ? score - ply : is_loss(score) ? score + ply : score;
}

}  // namespace

bool TranspositionTable::resize(std::size_t mebibytes) {
    const std::size_t count = std::max<std::size_t>(mebibytes, 1) * (std::size_t{1} << 20) / sizeof(Cluster);
    if (count == cluster_count_) {
        clear();
        return true;
    }
    std::unique_ptr<Cluster[]> fresh{new (std::nothrow) Cluster[count]};
    if (!fresh) {
        return false;
    }
    clusters_ = std::move(fresh);
    cluster_count_ = count;
    generation_ = 0;
    return true;
}

void TranspositionTable::clear() {
    for (std::size_t i = 0; i < cluster_count_; ++i) {
        for (Entry& entry : clusters_[i].entries) {
            entry.check.store(0, std::memory_order_relaxed);
            entry.data.store(0, std::memory_order_relaxed);
        }
    }
    generation_ = 0;
}

void TranspositionTable::new_generation() {
    generation_ = static_cast<std::uint8_t>((generation_ + 1) % generations);
}

std::optional<TranspositionTable::Hit> TranspositionTable::probe(Key key, Ply ply) const {
    for (const Entry& entry : clusters_[index(key)].entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if ((entry.check.load(std::memory_order_relaxed) ^ data) == key && bound_of(data) != Bound::none) {
            return Hit{from_table(score_of(data), ply), depth_of(data), bound_of(data), move_of(data)};
        }
    }
    return std::nullopt;
}

void TranspositionTable::store(Key key, Ply ply, Score score, Depth depth, Bound bound, Move move) {
    assert(depth >= 0 && depth <= 255 && bound != Bound::none);
    Entry& entry = entry_to_write(key);
    const std::uint64_t old = entry.data.load(std::memory_order_relaxed);
    MoveCode code{move};
    if (move.is_null() && (entry.check.load(std::memory_order_relaxed) ^ old) == key) {
        code = move_of(old);
    }
    const std::uint64_t data = pack(to_table(score, ply), depth, bound, generation_, code);
    entry.data.store(data, std::memory_order_relaxed);
    entry.check.store(key ^ data, std::memory_order_relaxed);
}

/// The entry of the position itself, else the least worth keeping.
TranspositionTable::Entry& TranspositionTable::entry_to_write(Key key) {
    auto& entries = clusters_[index(key)].entries;
    Entry* worst = &entries.front();
    int least = worth(worst->data.load(std::memory_order_relaxed));
    for (Entry& entry : entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if ((entry.check.load(std::memory_order_relaxed) ^ data) == key) {
            return entry;
        }
        if (worth(data) < least) {
            least = worth(data);
            worst = &entry;
        }
    }
    return *worst;
}

/// Deep entries of recent searches are worth most; empty ones nothing.
int TranspositionTable::worth(std::uint64_t data) const {
    if (bound_of(data) == Bound::none) {
        return -generations * 256;
    }
    const int age = (generation_ - generation_of(data) + generations) % generations;
    return depth_of(data) - 256 * age;
}

int TranspositionTable::hashfull() const {
    const std::size_t sample = std::min<std::size_t>(250, cluster_count_);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Entry& entry : clusters_[i].entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            used += bound_of(data) != Bound::none && generation_of(data) == generation_ ? 1U : 0U;
        }
    }
    return sample == 0 ? 0 : static_cast<int>(used * 1000 / (sample * 4));
}

}  // namespace draughts
