#include "tune/tune.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <ostream>
#include <span>
#include <string_view>

#include "command_line/progress_bar.h"
#include "match/record.h"
#include "match/runner.h"
#include "openings/openings.h"
#include "tune/tuning_log.h"

namespace draughts {

namespace {

/// What two runs must have in common for one to go on with the other.
std::string settings_of(const TuneOptions& options) {
    std::string settings{name_of(options.rules.variant)};
    settings += " " + options.openings + " iterations " + std::to_string(options.iterations) + " pairs " +
                std::to_string(options.pairs) + " gain " + std::to_string(options.gain) + " seed " +
                std::to_string(options.seed);
    for (const Parameter& parameter : options.parameters) {
        settings += " " + parameter.name + "," + std::to_string(parameter.value) + "," +
                    std::to_string(parameter.least) + "," + std::to_string(parameter.most) + "," +
                    std::to_string(parameter.step);
    }
    return settings;
}

/// The games of one iteration: player 0 has the values of `plus`, player 1 those of `minus`.
class Iteration {
  public:
    Iteration(const TuneOptions& options, const std::vector<Opening>& openings, const Spsa::Trial& trial)
        : setup_{options.rules, {options.engine, options.engine}, openings, {}, options.concurrency, false} {
        const std::array<const std::vector<int>*, 2> values{&trial.plus, &trial.minus};
        for (std::size_t player = 0; player < 2; ++player) {
            setup_.engines[player].name = player == 0 ? "plus" : "minus";
            for (std::size_t i = 0; i < options.parameters.size(); ++i) {
                setup_.engines[player].options.emplace_back(options.parameters[i].name,
                                                            std::to_string((*values[player])[i]));
            }
        }
    }

    Result<bool> try_engines(const std::stop_token& stop) const { return draughts::try_engines(setup_, stop); }

    /// The wins of `plus` less those of `minus` in mini-matches from `pairs` openings; an error where a game had no
    /// proper end; nothing counts after a stop.
    Result<int> play(std::span<const std::size_t> openings, const std::stop_token& stop) const {
        std::vector<GameTask> tasks;
        for (const std::size_t opening : openings) {
            const int pair = static_cast<int>(tasks.size()) / 2 + 1;
            for (const std::size_t white : {std::size_t{0}, std::size_t{1}}) {
                tasks.push_back({.game = static_cast<int>(tasks.size()) + 1,
                                 .round = 1,
                                 .pair = pair,
                                 .white = white,
                                 .black = 1 - white,
                                 .opening = opening});
            }
        }
        int points = 0;
        std::string fault;
        run_games(
            setup_, tasks,
            [&](const GameRecord& game) {
                points += (white_points(game) - 1) * (game.white == "plus" ? 1 : -1);
                constexpr std::array<std::string_view, 4> faults = {"crash", "stall", "illegal-move", "no-move"};
                if (std::ranges::find(faults, game.reason) != faults.end()) {
                    fault = game.reason + (game.detail.empty() ? "" : ": " + game.detail);
                }
                return fault.empty() ? Next::go_on : Next::wind_up;
            },
            stop);
        return fault.empty() ? Result<int>{points} : Result<int>{Error{"a game ended by " + fault}};
    }

  private:
    RunnerSetup setup_;
};

}  // namespace

Result<Tuned> tune(const TuneOptions& options, std::ostream& out, bool is_terminal, const std::stop_token& stop) {
    const auto openings = load_openings(options.openings, options.rules.variant);
    if (!openings) {
        return Error{openings.error()};
    }
    Spsa spsa{options.parameters, options.iterations, options.gain, options.seed};
    if (const auto ready = Iteration{options, *openings, spsa.trial(1)}.try_engines(stop); !ready) {
        return Error{ready.error()};
    }
    TuningLog log;
    const auto state = log.open(options.log, settings_of(options), options.parameters);
    if (!state) {
        return Error{state.error()};
    }
    spsa.set_values(state->values);
    const std::vector<std::size_t> order = opening_order(openings->size(), true, options.seed);
    const auto pairs = static_cast<std::size_t>(options.pairs);
    ProgressBar bar{out, is_terminal};
    const auto share = [&](int finished) {
        return static_cast<double>(finished) / options.iterations;
    };
    for (int number = state->finished + 1; number <= options.iterations; ++number) {
        std::vector<std::size_t> drawn;
        for (std::size_t i = 0; i < pairs; ++i) {
            drawn.push_back(order[(static_cast<std::size_t>(number - 1) * pairs + i) % order.size()]);
        }
        const Spsa::Trial trial = spsa.trial(number);
        const auto points = Iteration{options, *openings, trial}.play(drawn, stop);
        if (!points) {
            return Tuned{spsa.parameters(), points.error()};
        }
        if (stop.stop_requested()) {
            break;
        }
        spsa.learn(trial, *points);
        if (!log.add(number, *points, spsa.parameters())) {
            return Tuned{spsa.parameters(), "cannot write " + options.log.string()};
        }
        bar.draw(share(number), "iteration " + std::to_string(number), share(state->finished));
    }
    bar.erase();
    return Tuned{spsa.parameters(), ""};
}

}  // namespace draughts
