#include "eval/evaluator.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace draughts {

namespace {

using Cells = Weights::Cells;

// The compiler makes vector instructions of these loops; the result is the same with any.

void add(Cells& to, const Cells& from, const Cells& more) {
    for (std::size_t i = 0; i < Weights::cells; ++i) {
        to[i] = static_cast<std::int16_t>(from[i] + more[i]);
    }
}

void subtract(Cells& to, const Cells& from, const Cells& less) {
    for (std::size_t i = 0; i < Weights::cells; ++i) {
        to[i] = static_cast<std::int16_t>(from[i] - less[i]);
    }
}

void exchange(Cells& to, const Cells& from, const Cells& more, const Cells& less) {
    for (std::size_t i = 0; i < Weights::cells; ++i) {
        to[i] = static_cast<std::int16_t>(from[i] + more[i] - less[i]);
    }
}

/// A measure of how much work lies between two positions.
[[nodiscard]] int distance(const Position& a, const Position& b) {
    return (a.pieces(Color::white) ^ b.pieces(Color::white)).count() +
           (a.pieces(Color::black) ^ b.pieces(Color::black)).count() + (a.kings() ^ b.kings()).count();
}

}  // namespace

Evaluator::Evaluator(const Weights& weights, int most_plies)
    : weights_{weights}, sums_(static_cast<std::size_t>(most_plies) + 1, Sums{weights.bias, {}}) {}

int Evaluator::evaluate(const Position& position, int ply) {
    assert(ply >= 0 && static_cast<std::size_t>(ply) < sums_.size());
    const auto here = static_cast<std::size_t>(ply);
    Sums& sums = sums_[here];
    const Sums* base = &sums;
    if (here >= 2 && distance(sums_[here - 2].position, position) < distance(sums.position, position)) {
        base = &sums_[here - 2];
    }
    update(sums, *base, position);
    return output(sums);
}

/// `sums` for `position`, from those of `base`.
void Evaluator::update(Sums& sums, const Sums& base, const Position& position) const {
    const Color us = position.turn();
    assert(base.position.turn() == us || base.position.occupied().none());
    const features::Sets before = base.position.occupied().any() ? features::sets_of(base.position) : features::Sets{};
    const features::Sets after = features::sets_of(position);
    features::List added;
    features::List removed;
    for (std::size_t kind = 0; kind < features::kinds; ++kind) {
        added.add(kind, after[kind].without(before[kind]), us);
        removed.add(kind, before[kind].without(after[kind]), us);
    }
    const Cells* from = &base.cells;
    const std::size_t exchanged = std::min(added.size, removed.size);
    for (std::size_t i = 0; i < exchanged; ++i) {
        exchange(sums.cells, *from, weights_.feature[added.numbers[i]], weights_.feature[removed.numbers[i]]);
        from = &sums.cells;
    }
    for (std::size_t i = exchanged; i < added.size; ++i) {
        add(sums.cells, *from, weights_.feature[added.numbers[i]]);
        from = &sums.cells;
    }
    for (std::size_t i = exchanged; i < removed.size; ++i) {
        subtract(sums.cells, *from, weights_.feature[removed.numbers[i]]);
        from = &sums.cells;
    }
    if (from != &sums.cells) {
        sums.cells = *from;
    }
    sums.position = position;
}

int Evaluator::output(const Sums& sums) const {
    const std::size_t bucket = features::bucket_of(sums.position);
    const Cells& output = weights_.output[bucket];
    std::int32_t total = 0;
    for (std::size_t i = 0; i < Weights::cells; ++i) {
        const auto cell = std::clamp<std::int16_t>(sums.cells[i], 0, Weights::activation_one);
        const auto weighted = static_cast<std::int16_t>(cell * output[i]);
        total += std::int32_t{cell} * weighted;
    }
    constexpr std::int64_t one = std::int64_t{Weights::activation_one} * Weights::output_one;
    const std::int64_t value = std::int64_t{total / Weights::activation_one} + weights_.output_bias[bucket];
    return static_cast<int>(std::clamp<std::int64_t>(value * weights_.scale / one, -largest_value, largest_value));
}

int evaluate(const Weights& weights, const Position& position) {
    return Evaluator{weights, 0}.evaluate(position, 0);
}

}  // namespace draughts
