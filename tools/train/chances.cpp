#include "train/chances.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <sstream>
#include <utility>

namespace draughts {

namespace {

constexpr int most_score = 1500;
constexpr double most_pieces = 24;
constexpr double least_slope = 1;  // nothing narrower is tried

[[nodiscard]] double chance(double score, double half, double slope) {
    return 1 / (1 + std::exp(-(score - half) / slope));
}

/// Groups by score in steps of `width` and pieces in steps of `step`.
[[nodiscard]] std::vector<Outcomes> grouped(std::span<const Sample> samples, int width, int step) {
    struct Sum {
        Outcomes outcomes;
        double scores = 0;
        double pieces = 0;
    };
    std::map<std::pair<int, int>, Sum> groups;
    for (const Sample& sample : samples) {
        if (sample.is_exact() || std::abs(sample.score()) > most_score) {
            continue;
        }
        const int pieces = sample.position().occupied().count();
        Sum& sum = groups[{(pieces - 1) / step, (sample.score() + most_score) / width}];
        sum.scores += sample.score();
        sum.pieces += pieces;
        ++sum.outcomes.results[static_cast<std::size_t>(sample.result())];
    }
    std::vector<Outcomes> all;
    for (auto& [key, sum] : groups) {
        const auto count = static_cast<double>(sum.outcomes.total());
        sum.outcomes.score = sum.scores / count;
        sum.outcomes.pieces = static_cast<int>(std::lround(sum.pieces / count));
        all.push_back(sum.outcomes);
    }
    return all;
}

}  // namespace

double ChanceModel::win(double score, int pieces) const {
    const double x = pieces / most_pieces;
    const auto& [a0, a1, a2, b0, b1, b2] = parameters;
    return chance(score, a0 + (a1 + a2 * x) * x, std::max(b0 + (b1 + b2 * x) * x, least_slope));
}

std::vector<Outcomes> outcomes_of(std::span<const Sample> samples, int width) {
    return grouped(samples, width, 1);
}

double loss_of(const ChanceModel& model, std::span<const Outcomes> groups) {
    constexpr double smallest = 1e-9;
    double loss = 0;
    double total = 0;
    for (const Outcomes& group : groups) {
        const double win = model.win(group.score, group.pieces);
        const double lost = model.win(-group.score, group.pieces);
        const std::array<double, 3> chances{lost, 1 - win - lost, win};
        for (std::size_t i = 0; i < chances.size(); ++i) {
            const auto count = static_cast<double>(group.results[i]);
            loss -= count * std::log(std::max(chances[i], smallest));
            total += count;
        }
    }
    return loss / total;
}

/// Steps along each parameter, ever smaller, as long as they help.
ChanceModel fit_chances(std::span<const Outcomes> groups) {
    constexpr double first_step = 16;
    constexpr double last_step = 0.05;
    ChanceModel model;
    double best = loss_of(model, groups);
    for (double step = first_step; step > last_step;) {
        bool is_better = false;
        for (double& parameter : model.parameters) {
            for (const double change : {step, -step}) {
                parameter += change;
                const double loss = loss_of(model, groups);
                if (loss < best) {
                    best = loss;
                    is_better = true;
                    break;
                }
                parameter -= change;
            }
        }
        step = is_better ? step : step / 2;
    }
    return model;
}

std::string calibration_plot(const ChanceModel& model, std::span<const Sample> samples, const std::string& title) {
    constexpr int size = 500;
    constexpr int margin = 50;
    constexpr int width = 50;
    constexpr int pieces_together = 3;
    constexpr std::uint64_t fewest = 100;  // games behind a dot
    const auto at = [](double share) {
        return margin + share * size;
    };
    std::ostringstream svg;
    svg << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " << size + 2 * margin << ' ' << size + 2 * margin
        << "' font-family='sans-serif' font-size='14'>\n<rect width='100%' height='100%' fill='white'/>\n<text x='"
        << margin << "' y='30'>" << title << "</text>\n<path d='M" << at(0) << ' ' << at(1) << 'L' << at(1) << ' '
        << at(0) << "' stroke='#999'/>\n";
    for (int tenth = 0; tenth <= 10; tenth += 2) {
        const double share = tenth / 10.0;
        svg << "<text x='" << at(share) << "' y='" << at(1) + 20 << "' text-anchor='middle'>" << share
            << "</text><text x='" << margin - 8 << "' y='" << at(1 - share) + 5 << "' text-anchor='end'>" << share
            << "</text>\n";
    }
    svg << "<text x='" << at(0.5) << "' y='" << at(1) + 40 << "' text-anchor='middle'>foretold share of wins</text>\n";
    for (const Outcomes& group : grouped(samples, width, pieces_together)) {
        if (group.total() < fewest) {
            continue;
        }
        const double won = static_cast<double>(group.results[2]) / static_cast<double>(group.total());
        svg << "<circle cx='" << at(model.win(group.score, group.pieces)) << "' cy='" << at(1 - won)
            << "' r='3' fill='hsl(" << group.pieces * 10 << " 70% 45%)' fill-opacity='.6'><title>" << group.pieces
            << " pieces, score " << std::lround(group.score) << ", " << group.total()
            << " positions</title></circle>\n";
    }
    svg << "</svg>\n";
    return svg.str();
}

}  // namespace draughts
