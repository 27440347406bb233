#include "search/tt.h"

#include <algorithm>
#include <cassert>
#include <utility>

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
    if (count == clusters_.size()) {
        clear();
        return true;
    }
    TableMemory<Cluster> fresh{count};
    if (fresh.size() == 0) {
        return false;
    }
    clusters_ = std::move(fresh);
    is_blank_ = true;
    is_reserved_ = false;
    generation_ = 0;
    return true;
}

void TranspositionTable::clear() {
    if (!is_blank_) {
        clusters_.clear();
        is_blank_ = true;
    }
    generation_ = 0;
}

void TranspositionTable::reserve() {
    if (!is_reserved_ && is_blank_) {
        clusters_.clear();
    }
    is_reserved_ = true;
}

void TranspositionTable::new_generation() {
    generation_ = static_cast<std::uint8_t>((generation_ + 1) % generations);
    is_blank_ = false;
}

std::optional<TranspositionTable::Hit> TranspositionTable::probe(Key key, Ply ply) const {
    for (const Entry& entry : clusters_[index(key)].entries) {
        const std::uint64_t data = load_relaxed(entry.data);
        if ((load_relaxed(entry.check) ^ data) == key && bound_of(data) != Bound::none) {
            return Hit{from_table(score_of(data), ply), depth_of(data), bound_of(data), move_of(data)};
        }
    }
    return std::nullopt;
}

void TranspositionTable::store(Key key, Ply ply, Score score, Depth depth, Bound bound, Move move) {
    assert(!is_blank_ && depth >= 0 && depth <= 255 && bound != Bound::none);
    Entry& entry = entry_to_write(key);
    const std::uint64_t old = load_relaxed(entry.data);
    MoveCode code{move};
    if (move.is_null() && (load_relaxed(entry.check) ^ old) == key) {
        code = move_of(old);
    }
    const std::uint64_t data = pack(to_table(score, ply), depth, bound, generation_, code);
    store_relaxed(entry.data, data);
    store_relaxed(entry.check, key ^ data);
}

/// The entry of the position itself, else the least worth keeping.
TranspositionTable::Entry& TranspositionTable::entry_to_write(Key key) {
    auto& entries = clusters_[index(key)].entries;
    Entry* worst = &entries.front();
    int least = worth(load_relaxed(worst->data));
    for (Entry& entry : entries) {
        const std::uint64_t data = load_relaxed(entry.data);
        if ((load_relaxed(entry.check) ^ data) == key) {
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
    const std::size_t sample = std::min<std::size_t>(250, clusters_.size());
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Entry& entry : clusters_[i].entries) {
            const std::uint64_t data = load_relaxed(entry.data);
            used += bound_of(data) != Bound::none && generation_of(data) == generation_ ? 1U : 0U;
        }
    }
    return sample == 0 ? 0 : static_cast<int>(used * 1000 / (sample * 4));
}

}  // namespace draughts
