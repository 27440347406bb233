#include "match/adjudication.h"

#include <algorithm>
#include <cmath>

namespace draughts {

namespace {

constexpr int moves_before_draw = 20;  // Art. 12.4

void count(int& row, bool goes_on) {
    row = goes_on ? row + 1 : 0;
}

}  // namespace

Ruling Adjudicator::add(Color mover, std::optional<double> score_men, bool breaks_draw) {
    Side& own = sides_[static_cast<std::size_t>(mover)];
    ++own.made;
    if (rules_.resign) {
        count(own.winning, score_men && *score_men >= rules_.resign->score);
        count(own.losing, score_men && *score_men <= -rules_.resign->score);
    }
    if (rules_.draw) {
        count(own.drawish, score_men && std::abs(*score_men) <= rules_.draw->score);
        if (breaks_draw) {
            sides_[0].drawish = 0;
            sides_[1].drawish = 0;
        }
    }
    const auto& [white, black] = sides_;
    if (rules_.resign && white.winning >= rules_.resign->moves && black.losing >= rules_.resign->moves) {
        return Ruling::white_wins;
    }
    if (rules_.resign && black.winning >= rules_.resign->moves && white.losing >= rules_.resign->moves) {
        return Ruling::black_wins;
    }
    const int made = std::min(white.made, black.made);
    if (rules_.draw && made >= std::max(rules_.draw->number, moves_before_draw) &&
        std::min(white.drawish, black.drawish) >= rules_.draw->moves) {
        return Ruling::draw;
    }
    return Ruling::none;
}

}  // namespace draughts
