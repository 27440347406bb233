#include "search/win_chances.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace draughts {

namespace {

/// The chance of a win grows along a logistic curve: even at the score `half`, by `slope` the slower. Both depend on
/// x, the pieces on the board over 24: first coefficient + second * x + third * x^2.
struct Curve {
    std::array<double, 3> half;
    std::array<double, 3> slope;
};

/// Fitted by `bolshak-train chances` to the self-play that the weights were trained on; tools/README.md has the
/// commands.
constexpr Curve russian{{358.8, -692.8, 388.5}, {51.8, 34.2, -28.1}};
constexpr Curve brazilian{{352.9, -687.7, 392.3}, {59.3, -1.7, 2.1}};
constexpr double least_slope = 1;

[[nodiscard]] double at(const std::array<double, 3>& coefficients, double x) {
    return coefficients[0] + (coefficients[1] + coefficients[2] * x) * x;
}

[[nodiscard]] int permille_won(Score score, const Curve& curve, int pieces) {
    if (is_win(score)) {
        return 1000;
    }
    if (is_loss(score)) {
        return 0;
    }
    const double x = pieces / 24.0;
    const double half = at(curve.half, x);
    const double slope = std::max(at(curve.slope, x), least_slope);
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

Lead lead_of(const WinChances& chances) {
    constexpr int slight = 30;  // permille
    constexpr int clear = 200;
    constexpr int winning = 700;
    const int lead = chances.win - chances.loss;
    return lead < slight ? Lead::none : lead < clear ? Lead::slight : lead < winning ? Lead::clear : Lead::winning;
}

}  // namespace draughts
