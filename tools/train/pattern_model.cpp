#include "train/pattern_model.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/square.h"

namespace draughts {

namespace {

constexpr int columns_of_window = 2;
constexpr int window_columns = 3;  // first columns of windows: 0 to 2

template <int ranks>
using Window = std::array<Square, static_cast<std::size_t>(ranks* columns_of_window)>;

/// The windows of `ranks` ranks that begin at `first_rank`, one for each pair of neighbouring columns.
template <int ranks>
constexpr std::array<Window<ranks>, window_columns> windows_from(int first_rank) {
    std::array<Window<ranks>, window_columns> windows{};
    for (int column = 0; column < window_columns; ++column) {
        for (int i = 0; i < ranks * columns_of_window; ++i) {
            const int rank = first_rank + i / columns_of_window;
            const int file = 2 * (column + i % columns_of_window) + rank % 2;
            windows[static_cast<std::size_t>(column)][static_cast<std::size_t>(i)] = square_at(file, rank);
        }
    }
    return windows;
}

constexpr auto large_windows = windows_from<6>(0);
constexpr auto low_windows = windows_from<4>(0);
constexpr auto high_windows = windows_from<4>(2);

constexpr std::size_t power_of_three(std::size_t exponent) {
    return exponent == 0 ? 1 : 3 * power_of_three(exponent - 1);
}

// Where the weights of a kind begin.
constexpr std::size_t large_begin = 0;
constexpr std::size_t low_begin = large_begin + window_columns * power_of_three(large_windows[0].size());
constexpr std::size_t high_begin = low_begin + window_columns * power_of_three(low_windows[0].size());
constexpr std::size_t man_begin = high_begin + window_columns * power_of_three(high_windows[0].size());
constexpr std::size_t king_begin = man_begin + bit_count;
constexpr std::size_t kings_begin = king_begin + bit_count;
constexpr std::size_t most_kings = 12;
constexpr std::size_t turn_number = kings_begin + most_kings + 1;
constexpr std::size_t weight_count = turn_number + 1;

[[nodiscard]] std::size_t pattern_number(std::span<const Square> window, Bitboard own, Bitboard enemy) {
    std::size_t number = 0;
    for (const Square s : window) {
        number = 3 * number + (own.contains(s) ? 1U : enemy.contains(s) ? 2U : 0U);
    }
    return number;
}

}  // namespace

PatternModel::PatternModel() : weights_(weight_count) {}

/// What White sees in `seen`.
void PatternModel::Terms::add_view(const Position& seen, float sign) {
    const Bitboard own = seen.men(Color::white);
    const Bitboard enemy = seen.men(Color::black);
    const auto add_windows = [&](const auto& windows, std::size_t begin) {
        for (const auto& window : windows) {
            add(begin + pattern_number(window, own, enemy), sign);
            begin += power_of_three(window.size());
        }
    };
    add_windows(large_windows, large_begin);
    add_windows(low_windows, low_begin);
    add_windows(high_windows, high_begin);
    for (const Square s : own) {
        add(man_begin + static_cast<std::size_t>(bit_of(s)), sign);
    }
    for (const Square s : seen.kings(Color::white)) {
        add(king_begin + static_cast<std::size_t>(bit_of(s)), sign);
    }
    add(kings_begin + static_cast<std::size_t>(seen.kings(Color::white).count()), sign);
}

PatternModel::Terms PatternModel::terms_of(const Position& position) {
    const Position seen = with_white_to_move(position);
    Terms terms;
    terms.add_view(seen, 1);
    terms.add_view(mirrored(seen), -1);
    terms.add(turn_number, 1);
    return terms;
}

std::array<float, 2> PatternModel::phases_of(const Position& position) {
    constexpr float full = 24;
    const float filled = static_cast<float>(position.occupied().count()) / full;
    return {filled, 1 - filled};
}

float PatternModel::logit(const Position& position) const {
    const Terms terms = terms_of(position);
    const auto [full, empty] = phases_of(position);
    float sum = 0;
    for (std::size_t i = 0; i < terms.size; ++i) {
        const auto& value = weights_[terms.numbers[i]].value;
        sum += terms.signs[i] * (full * value[0] + empty * value[1]);
    }
    return sum;
}

void PatternModel::learn(const Position& position, float error, float rate) {
    constexpr float least = 1e-8F;
    const Terms terms = terms_of(position);
    const std::array<float, 2> phases = phases_of(position);
    for (std::size_t i = 0; i < terms.size; ++i) {
        Weight& weight = weights_[terms.numbers[i]];
        for (std::size_t phase = 0; phase < phases.size(); ++phase) {
            const float gradient = error * terms.signs[i] * phases[phase];
            weight.squares[phase] += gradient * gradient;
            weight.value[phase] -= rate * gradient / std::sqrt(weight.squares[phase] + least);
        }
    }
}

}  // namespace draughts
