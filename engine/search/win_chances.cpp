#include "search/win_chances.h"

#include <cmath>

namespace draughts {

namespace {

/// The chance of a win grows along a logistic curve: even at the score `half`, by `slope` the slower. Both change
/// evenly from an empty board to 24 pieces.
struct Curve {
    double half_at_0;
    double half_at_24;
    double slope_at_0;
    double slope_at_24;
};

/// Fitted by `bolshak-train chances` to the self-play that the weights were trained on; tools/README.md has the
/// commands and the plots.
constexpr Curve russian{172.2, 23.7, 29.7, 90.9};
constexpr Curve brazilian{171.2, 25.7, 29.9, 87.6};

[[nodiscard]] int permille_won(Score score, const Curve& curve, int pieces) {
    if (is_win(score)) {
        return 1000;
    }
    if (is_loss(score)) {
        return 0;
    }
    const double phase = pieces / 24.0;
    const double half = std::lerp(curve.half_at_0, curve.half_at_24, phase);
    const double slope = std::lerp(curve.slope_at_0, curve.slope_at_24, phase);
    return static_cast<int>(1000 / (1 + std::exp((half - score) / slope)));
}

}  // namespace

WinChances win_chances(Score score, VariantId variant, const Position& position) {
    const Curve& curve = variant == VariantId::russian ? russian : brazilian;
    const int pieces = position.occupied().count();
    const int win = permille_won(score, curve, pieces);
    const int loss = permille_won(-score, curve, pieces);
    return {win, 1000 - win - loss, loss};
}

}  // namespace draughts
