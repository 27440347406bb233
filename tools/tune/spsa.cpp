#include "tune/spsa.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

#include "text/quote.h"

namespace draughts {

namespace {

constexpr double gain_decay = 0.602;
constexpr double step_decay = 0.101;

/// A whole number near `value`, the nearer one more often, so that small steps are not lost.
int rounded_by_chance(double value, std::mt19937_64& random) {
    return static_cast<int>(std::floor(value + std::uniform_real_distribution{0.0, 1.0}(random)));
}

}  // namespace

Result<Parameter> parse_parameter(const std::string& text) {
    const auto refused = [&] {
        return Error{"bad parameter " + quoted(std::string_view{text}) +
                     ", expected NAME=VALUE,LEAST,MOST,STEP with LEAST <= VALUE <= MOST, both whole, and STEP above 0"};
    };
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos) {
        return refused();
    }
    std::array<double, 4> numbers{};
    const char* at = text.data() + equals;
    const char* const end = text.data() + text.size();
    for (double& number : numbers) {
        if (at == end) {
            return refused();
        }
        const auto [stop, error] = std::from_chars(at + 1, end, number);
        if (error != std::errc{} || !std::isfinite(number) || (stop != end && *stop != ',')) {
            return refused();
        }
        at = stop;
    }
    const auto [value, least, most, step] = numbers;
    const auto is_whole = [](double number) {
        return std::abs(number) <= std::numeric_limits<int>::max() && number == std::floor(number);
    };
    if (at != end || !is_whole(least) || !is_whole(most) || value < least || value > most || step <= 0) {
        return refused();
    }
    return Parameter{text.substr(0, equals), value, least, most, step};
}

Spsa::Spsa(std::vector<Parameter> parameters, int iterations, double gain, std::uint64_t seed)
    : parameters_{std::move(parameters)}, iterations_{static_cast<double>(iterations)}, gain_{gain}, seed_{seed} {}

Spsa::Trial Spsa::trial(int number) const {
    std::seed_seq seeds{seed_, static_cast<std::uint64_t>(number)};
    std::mt19937_64 random{seeds};
    const double delay = iterations_ / 10;
    const double widening = std::pow(iterations_ / number, step_decay);
    const double gain = gain_ * std::pow((delay + iterations_) / (delay + number), gain_decay) / widening;
    Trial trial;
    for (const Parameter& parameter : parameters_) {
        const double step = parameter.step * widening * (random() % 2 == 0 ? 1 : -1);
        const auto within = [&](double value) {
            return rounded_by_chance(std::clamp(value, parameter.least, parameter.most), random);
        };
        trial.plus.push_back(std::min(within(parameter.value + step), static_cast<int>(parameter.most)));
        trial.minus.push_back(std::min(within(parameter.value - step), static_cast<int>(parameter.most)));
        trial.moves.push_back(gain * step / widening);
    }
    return trial;
}

void Spsa::learn(const Trial& trial, int points) {
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        Parameter& parameter = parameters_[i];
        parameter.value = std::clamp(parameter.value + trial.moves[i] * points, parameter.least, parameter.most);
    }
}

void Spsa::set_values(const std::vector<double>& values) {
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        parameters_[i].value = values[i];
    }
}

}  // namespace draughts
