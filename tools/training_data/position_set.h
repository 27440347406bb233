// PositionSet: the keys of many positions, to see which have been met before. Eight bytes a position, some to spare.
#pragma once

#include <cstddef>
#include <vector>

#include "core/zobrist.h"

namespace draughts {

class PositionSet {
  public:
    PositionSet() : slots_(smallest) {}

    /// False when it was there already.
    bool insert(Key key);
    [[nodiscard]] std::size_t size() const { return size_; }

  private:
    static constexpr std::size_t smallest = 1 << 10;

    /// Where `key` stands or is to stand.
    [[nodiscard]] Key& slot(Key key);
    void grow();

    std::vector<Key> slots_;  // a power of two of them, at most half in use; 0: free
    std::size_t size_ = 0;
};

}  // namespace draughts
