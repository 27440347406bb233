#include "review/line_gain.h"

#include <algorithm>

#include "core/movegen.h"

namespace draughts {

int balance(const Position& position, Color side) {
    const auto weight = [&](Color c) {
        return position.men(c).count() + men_for_a_king * position.kings(c).count();
    };
    return weight(side) - weight(opponent(side));
}

LineGain gain_of_line(const Position& position, std::span<const Move> line) {
    constexpr std::size_t longest = 15;
    const Color us = position.turn();
    const int before = balance(position, us);
    LineGain gain;
    bool was_captured = false;
    Position now = position;
    for (std::size_t i = 0; i < std::min(line.size(), longest); ++i) {
        was_captured = was_captured || (now.turn() != us && line[i].is_capture());
        now = now.make(line[i]);
        if (has_capture(now)) {
            continue;
        }
        const int men = balance(now, us) - before;
        if (men != gain.men) {
            gain = {men, i + 1, was_captured};
        }
    }
    return gain;
}

}  // namespace draughts
