// Spsa: simultaneous perturbation stochastic approximation. Numbers are moved by games alone: both sides of a small
// step in all of them at once play each other, and each number goes a little towards the side that did better.
//
// Source: J. C. Spall, "An Overview of the Simultaneous Perturbation Method for Efficient Optimization", 1998: gains
// that fall as (A + k)^-0.602 and steps that fall as k^-0.101, with A a tenth of the iterations.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "core/result.h"

namespace draughts {

/// One number that is tuned.
struct Parameter {
    std::string name;  // of the engine's option
    double value = 0;
    double least = 0;  // whole, as `most`
    double most = 0;
    double step = 1;  // that the last iteration tries to either side
};

/// Reads "NAME=VALUE,LEAST,MOST,STEP". Errors name what was wrong.
[[nodiscard]] Result<Parameter> parse_parameter(const std::string& text);

class Spsa {
  public:
    /// `gain`: how far a parameter goes for each point that the last iteration wins by, in steps.
    Spsa(std::vector<Parameter> parameters, int iterations, double gain, std::uint64_t seed);

    /// What iteration `number`, from 1, is to compare: whole numbers, within the limits. The same for the same seed and
    /// values.
    struct Trial {
        std::vector<int> plus;
        std::vector<int> minus;
        std::vector<double> moves;  // of each parameter for each point that `plus` is ahead
    };
    [[nodiscard]] Trial trial(int number) const;

    /// Moves the parameters; `points`: the wins of `plus` less those of `minus`.
    void learn(const Trial& trial, int points);

    [[nodiscard]] const std::vector<Parameter>& parameters() const { return parameters_; }
    /// Goes on from the values of an earlier run, one for each parameter.
    void set_values(const std::vector<double>& values);

  private:
    std::vector<Parameter> parameters_;
    double iterations_;
    double gain_;
    std::uint64_t seed_;
};

}  // namespace draughts
