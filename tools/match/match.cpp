#include "match/match.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <set>
#include <system_error>

#include "match/event_files.h"
#include "match/game_pdn.h"
#include "match/openings.h"
#include "match/progress.h"
#include "match/report.h"
#include "match/runner.h"
#include "match/tally.h"

namespace draughts {

namespace {

namespace fs = std::filesystem;

/// Engines that write nothing to their standard error leave nothing behind.
void remove_empty_logs(const fs::path& folder) {
    std::error_code ignored;
    if (folder.empty() || !fs::is_directory(folder, ignored)) {
        return;
    }
    for (const auto& entry : fs::directory_iterator{folder, ignored}) {
        if (entry.is_regular_file(ignored) && entry.file_size(ignored) == 0) {
            fs::remove(entry.path(), ignored);
        }
    }
    fs::remove(folder, ignored);  // fails unless it is empty, as it should
}

[[nodiscard]] std::string today() {
    const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
    const auto two_digits = [](unsigned number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    return std::to_string(static_cast<int>(date.year())) + "." + two_digits(static_cast<unsigned>(date.month())) + "." +
           two_digits(static_cast<unsigned>(date.day()));
}

[[nodiscard]] bool is_fault(const GameRecord& game) {
    constexpr std::array<std::string_view, 4> faults = {"crash", "stall", "illegal-move", "no-move"};
    return std::ranges::find(faults, game.reason) != faults.end();
}

class Event {
  public:
    Event(const MatchOptions& options, std::ostream& out, std::ostream& warnings, bool is_terminal)
        : options_{options},
          out_{out},
          warnings_{warnings},
          is_terminal_{is_terminal},
          files_{options.files},
          tally_{options.engines.front().name, options.sprt} {}

    Result<Ending> run(const std::stop_token& stop) {
        const auto openings = load_openings(options_.openings, options_.rules.variant);
        if (!openings) {
            return Error{openings.error()};
        }
        warn_about_openings(openings->size());
        const RunnerSetup setup{options_.rules,      options_.engines,     *openings,
                                options_.error_logs, options_.concurrency, options_.pins_to_processors};
        if (auto ready = prepare(setup, stop); !ready) {
            return Error{ready.error()};
        }
        const auto played = files_.open(event_line(options_), options_.resumes);
        if (!played) {
            return Error{played.error()};
        }
        write_pdn(*played);
        const auto order = opening_order(openings->size(), options_.is_shuffled, options_.seed);
        const auto all = meetings(options_.format, options_.engines.size());
        const auto tasks = tasks_of(options_.shard, make_schedule(all, options_.games, order));
        const auto missing = without_played(tasks, *played);
        const bool is_stopped = play(setup, missing, stop);
        if (auto finished = finish(); !finished) {
            return Error{finished.error()};
        }
        out_ << tally_.summary() << tally_.last_line() << std::endl;
        return is_stopped ? Ending::stopped : std::ranges::any_of(games_, is_fault) ? Ending::faulty : Ending::clean;
    }

  private:
    void warn_about_openings(std::size_t count) {
        const int pairs = (options_.games + 1) / 2;
        if (static_cast<std::size_t>(pairs) > count) {
            warnings_ << "bolshak-match: " << count << " openings for " << pairs << " mini-matches: they repeat\n";
        }
        if (options_.games % 2 != 0) {
            warnings_ << "bolshak-match: an odd number of games leaves the last mini-match half\n";
        }
    }

    Result<bool> prepare(const RunnerSetup& setup, const std::stop_token& stop) {
        std::error_code error;
        if (!options_.error_logs.empty() && !fs::create_directories(options_.error_logs, error) && error) {
            return Error{"cannot make the folder '" + options_.error_logs.string() + "' for --stderr"};
        }
        auto ready = try_engines(setup, stop);
        if (!ready) {
            remove_empty_logs(options_.error_logs);
        }
        return ready;
    }

    /// Counts the games of earlier runs; the others are returned.
    [[nodiscard]] std::vector<GameTask> without_played(std::vector<GameTask> tasks,
                                                       const std::vector<GameRecord>& played) {
        std::set<int> numbers;
        for (const GameRecord& game : played) {
            if (numbers.insert(game.game).second) {
                games_.push_back(game);
                tally_.add(game);
            }
        }
        std::erase_if(tasks, [&](const GameTask& task) {
            return numbers.contains(task.game);
        });
        return tasks;
    }

    /// Whether it was stopped before the end.
    [[nodiscard]] bool play(const RunnerSetup& setup, const std::vector<GameTask>& tasks, const std::stop_token& stop) {
        Progress progress{out_, tasks.size(), options_.is_quiet, is_terminal_};
        const std::size_t before = games_.size();
        if (!tally_.is_decided()) {
            run_games(
                setup, tasks,
                [&](const GameRecord& game) {
                    games_.push_back(game);
                    tally_.add(game);
                    is_written_ = files_.add(game) && is_written_;
                    append_pdn(game);
                    progress.add(game, tally_);
                    return tally_.is_decided() || !is_written_ ? Next::wind_up : Next::go_on;
                },
                stop);
        }
        progress.finish();
        remove_empty_logs(options_.error_logs);
        return stop.stop_requested() && games_.size() - before < tasks.size();
    }

    /// The file of games as PDN from the beginning.
    void write_pdn(const std::vector<GameRecord>& games) {
        if (options_.pdn.empty()) {
            return;
        }
        pdn_ = std::ofstream{options_.pdn, std::ios::binary};
        is_written_ = pdn_.is_open() && is_written_;
        for (const GameRecord& game : games) {
            append_pdn(game);
        }
    }
    void append_pdn(const GameRecord& game) {
        if (pdn_.is_open()) {
            pdn_ << *format_pdn(game, {options_.event, today()}) << std::flush;
            is_written_ = pdn_.good() && is_written_;
        }
    }

    Result<bool> finish() {
        std::ranges::sort(games_, {}, &GameRecord::game);
        write_pdn(games_);
        if (!is_written_) {
            return Error{"cannot write the files of the event any more; it ended after game " +
                         std::to_string(games_.size())};
        }
        if (auto finished = files_.finish(games_); !finished || options_.html.empty()) {
            return finished;
        }
        return save_report(options_.html, games_, options_.event);
    }

    const MatchOptions& options_;
    std::ostream& out_;
    std::ostream& warnings_;
    bool is_terminal_;
    EventFiles files_;
    Tally tally_;
    std::vector<GameRecord> games_;
    std::ofstream pdn_;
    bool is_written_ = true;
};

}  // namespace

Result<Ending> run_match(const MatchOptions& options, std::ostream& out, std::ostream& warnings, bool is_terminal,
                         const std::stop_token& stop) {
    return Event{options, out, warnings, is_terminal}.run(stop);
}

}  // namespace draughts
