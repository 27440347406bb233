#include "match/report_charts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "match/fixed_text.h"

namespace draughts {

namespace {

constexpr double width = 640;
constexpr double height = 240;
constexpr double left = 52;  // the plot's edges
constexpr double right = width - 12;
constexpr double top = 12;
constexpr double bottom = height - 40;

[[nodiscard]] std::string text_at(double x, double y, const std::string& anchor, const std::string& text) {
    return "<text x='" + fixed_text(x, 1) + "' y='" + fixed_text(y, 1) + "' text-anchor='" + anchor + "'>" + text +
           "</text>";
}

[[nodiscard]] std::string line(double x1, double y1, double x2, double y2, const std::string& style) {
    return "<line class='" + style + "' x1='" + fixed_text(x1, 1) + "' y1='" + fixed_text(y1, 1) + "' x2='" +
           fixed_text(x2, 1) + "' y2='" + fixed_text(y2, 1) + "'/>";
}

[[nodiscard]] std::string begin_chart(const std::string& label) {
    return "<svg class='chart' role='img' aria-label='" + label + "' viewBox='0 0 " + fixed_text(width, 0) + " " +
           fixed_text(height, 0) + "'>";
}

/// 1, 2 or 5 times a power of ten, such that about `count` steps make up `span`. Precondition: span > 0.
[[nodiscard]] double tick_step(double span, int count) {
    const double raw = span / count;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= raw) {
            return factor * power;
        }
    }
    return 10 * power;
}

}  // namespace

std::string elo_chart(const std::vector<CoursePoint>& course) {
    if (course.size() < 2) {
        return "";
    }
    // The first few games tell nothing and would flatten all that follows.
    const double last_error = course.back().elo.error;
    const double reach = std::clamp(4 * last_error, 20.0, 800.0);
    const double low = std::min(-10.0, course.back().elo.elo - reach);
    const double high = std::max(10.0, course.back().elo.elo + reach);
    const double most = course.back().games;
    const auto x_of = [&](double games) {
        return left + games / most * (right - left);
    };
    const auto y_of = [&](double elo) {
        return bottom - (std::clamp(elo, low, high) - low) / (high - low) * (bottom - top);
    };
    const auto point = [&](const CoursePoint& at, double offset) {
        return fixed_text(x_of(at.games), 1) + "," + fixed_text(y_of(at.elo.elo + offset), 1) + " ";
    };
    std::string chart = begin_chart("Elo difference over the games, with its 95% interval");
    const double step = tick_step(high - low, 6);
    for (int i = static_cast<int>(std::ceil(low / step)); i * step <= high; ++i) {
        const double elo = i * step;
        chart += line(left, y_of(elo), right, y_of(elo), i == 0 ? "zero" : "grid");
        chart += text_at(left - 6, y_of(elo) + 4, "end", fixed_text(elo, 0));
    }
    const double games_step = std::max(1.0, tick_step(most, 6));
    for (int i = 0; i * games_step <= most; ++i) {
        const double games = i * games_step;
        chart += text_at(x_of(games), bottom + 16, "middle", fixed_text(games, 0));
    }
    std::string band;
    std::string middle;
    for (const CoursePoint& at : course) {
        band += point(at, at.elo.error);
        middle += point(at, 0);
    }
    for (std::size_t i = course.size(); i-- > 0;) {
        band += point(course[i], -course[i].elo.error);
    }
    chart += "<polygon class='band' points='" + band + "'/><polyline class='course' points='" + middle + "'/>";
    return chart + text_at((left + right) / 2, height - 6, "middle", "games") + "</svg>";
}

std::string length_chart(const std::vector<int>& lengths) {
    if (lengths.empty()) {
        return "";
    }
    const int longest = *std::ranges::max_element(lengths);
    const int bin = std::max(1, static_cast<int>(tick_step(longest + 1, 14)));
    std::vector<int> counts(static_cast<std::size_t>(longest / bin) + 1);
    for (const int length : lengths) {
        ++counts[static_cast<std::size_t>(length / bin)];
    }
    const int most = *std::ranges::max_element(counts);
    const double bar = (right - left) / static_cast<double>(counts.size());
    std::string chart = begin_chart("How many games were how long, in plies");
    const double step = std::max(1.0, tick_step(most, 4));
    const auto y_of = [&](double count) {
        return bottom - count / most * (bottom - top);
    };
    for (int i = 0; i * step <= most; ++i) {
        const double count = i * step;
        chart += line(left, y_of(count), right, y_of(count), "grid");
        chart += text_at(left - 6, y_of(count) + 4, "end", fixed_text(count, 0));
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double x = left + bar * static_cast<double>(i);
        const int first = static_cast<int>(i) * bin;
        chart += "<rect class='bar' x='" + fixed_text(x + 1, 1) + "' y='" + fixed_text(y_of(counts[i]), 1) +
                 "' width='" + fixed_text(std::max(1.0, bar - 2), 1) + "' height='" +
                 fixed_text(bottom - y_of(counts[i]), 1) + "'><title>" + std::to_string(first) + " to " +
                 std::to_string(first + bin - 1) + " plies: " + std::to_string(counts[i]) + "</title></rect>";
        if (i % 2 == 0) {
            chart += text_at(x, bottom + 16, "middle", std::to_string(first));
        }
    }
    return chart + text_at((left + right) / 2, height - 6, "middle", "plies") + "</svg>";
}

}  // namespace draughts
