#include "training_data/position_set.h"

#include <utility>

namespace draughts {

bool PositionSet::insert(Key key) {
    key += key == 0 ? 1 : 0;
    Key& place = slot(key);
    if (place == key) {
        return false;
    }
    place = key;
    if (++size_ * 2 > slots_.size()) {
        grow();
    }
    return true;
}

Key& PositionSet::slot(Key key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = key & mask;
    while (slots_[i] != 0 && slots_[i] != key) {
        i = (i + 1) & mask;
    }
    return slots_[i];
}

void PositionSet::grow() {
    const std::vector<Key> old = std::exchange(slots_, std::vector<Key>(slots_.size() * 2));
    for (const Key key : old) {
        if (key != 0) {
            slot(key) = key;
        }
    }
}

}  // namespace draughts
