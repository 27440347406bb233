#include "review/line_gain.h"

#include <algorithm>
#include <vector>

#include "core/movegen.h"

namespace draughts {

int balance(const Position& position, Color side) {
    const auto weight = [&](Color c) {
        return position.men(c).count() + men_for_a_king * position.kings(c).count();
    };
    return weight(side) - weight(opponent(side));
}

LineGain gain_of_line(const Position& position, std::span<const Move> line, int enough) {
    constexpr std::size_t longest = 15;
    const Color us = position.turn();
    const int before = balance(position, us);
    std::vector<LineGain> course{{}};
    Position now = position;
    for (std::size_t i = 0; i < std::min(line.size(), longest); ++i) {
        now = now.make(line[i]);
        if (!has_capture(now)) {
            course.push_back({balance(now, us) - before, i + 1});
        }
    }
    LineGain gain = course.back();
    const bool is_enough = gain.men >= enough;
    const auto lasts = [&, all = gain.men](const LineGain& earlier) {
        return is_enough ? earlier.men >= enough : earlier.men == all;
    };
    for (auto earlier = course.rbegin(); earlier != course.rend() && lasts(*earlier); ++earlier) {
        gain = *earlier;
    }
    return gain;
}

}  // namespace draughts
