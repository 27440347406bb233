#include "match/match.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <ostream>
#include <system_error>

#include "match/event_files.h"
#include "match/event_ranking.h"
#include "match/format.h"
#include "match/game_pdn.h"
#include "match/progress.h"
#include "match/report.h"
#include "match/runner.h"
#include "match/table_judge.h"
#include "match/tally.h"
#include "openings/openings.h"
#include "text/fen.h"
#include "text/quote.h"

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

/// What is no game, as its record: White has the points of a win.
[[nodiscard]] GameRecord without_game(const GameTask& task, const RunnerSetup& setup) {
    GameRecord record;
    record.game = task.game;
    record.round = task.round;
    record.pair = task.pair;
    record.variant = name_of(setup.rules.variant);
    record.draw_rules = name_of(setup.rules.draw_rules);
    record.opening = setup.openings[task.opening].name;
    record.fen = format_fen(setup.openings[task.opening].position);
    record.white = setup.engines[task.white].name;
    record.white_team = setup.engines[task.white].team;
    record.white_rating = setup.engines[task.white].rating;
    if (task.kind == GameTask::Kind::lot) {
        record.black = setup.engines[task.black].name;
        record.black_team = setup.engines[task.black].team;
        record.black_rating = setup.engines[task.black].rating;
    }
    record.result = "1-0";
    record.reason = task.kind == GameTask::Kind::bye ? "bye" : "lot";
    record.time_control = "-";
    return record;
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
        const auto openings = load_openings(options_.openings, options_.rules.variant, options_.opening_plies);
        if (!openings) {
            return Error{openings.error()};
        }
        const auto format = make_format(options_.format, field_of(options_.engines),
                                        opening_order(openings->size(), options_.is_shuffled, options_.seed));
        warn_about_openings(format->size().turns, openings->size());
        RunnerSetup setup{options_.rules,      options_.engines,     *openings,
                          options_.error_logs, options_.concurrency, options_.pins_to_processors};
        if (!options_.tables.empty()) {
            const auto tables = load_tables(options_.tables, options_.rules.variant);
            if (!tables) {
                return Error{"--tables: " + tables.error()};
            }
            setup.rules.tables = *tables;
        }
        if (auto ready = prepare(setup, stop); !ready) {
            return Error{ready.error()};
        }
        const auto stored = files_.open(event_line(options_), options_.resumes);
        if (!stored) {
            return Error{stored.error()};
        }
        for (const GameRecord& game : *stored) {
            stored_.try_emplace(game.game, game);
        }
        write_pdn(*stored);
        const auto is_stopped = play(*format, setup, stop);
        remove_empty_logs(options_.error_logs);
        if (auto finished = finish(); !finished) {
            return Error{finished.error()};
        }
        if (!is_stopped) {
            return Error{is_stopped.error()};
        }
        out_ << ranking_of(options_.format.kind, games_) << tally_.summary() << tally_.last_line() << std::endl;
        return *is_stopped ? Ending::stopped : std::ranges::any_of(games_, is_fault) ? Ending::faulty : Ending::clean;
    }

  private:
    void warn_about_openings(int turns, std::size_t count) {
        if (static_cast<std::size_t>(turns) > count) {
            warnings_ << "bolshak-match: " << count << " openings for " << turns << " mini-matches: they repeat\n";
        }
        if (options_.format.games % 2 != 0) {
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

    /// Stage after stage. Whether it was stopped before the end; an error: it cannot go on.
    Result<bool> play(Format& format, const RunnerSetup& setup, const std::stop_token& stop) {
        std::optional<Progress> progress;
        std::size_t given = 0;
        while (true) {
            const auto stage = format.next_games(games_);
            if (!stage) {
                return Error{stage.error()};
            }
            const auto tasks = tasks_of(options_.shard, *stage);
            if (tasks.empty()) {
                return false;
            }
            const auto missing = without_stored(tasks, setup);
            if (!missing) {
                return Error{missing.error()};
            }
            if (!progress) {
                const auto all =
                    is_fixed(options_.format.kind) ? tasks.size() : static_cast<std::size_t>(format.size().games);
                progress.emplace(out_, all - std::min(all, stored_.size()), options_.is_quiet, is_terminal_);
            }
            if (!tally_.is_decided()) {
                play_stage(setup, *missing, *progress, stop);
            }
            progress->finish();
            std::ranges::sort(games_, {}, &GameRecord::game);
            given += tasks.size();
            if (games_.size() < given) {
                return stop.stop_requested();
            }
        }
    }

    /// Takes the results of earlier runs; the tasks that have none are returned.
    Result<std::vector<GameTask>> without_stored(const std::vector<GameTask>& tasks, const RunnerSetup& setup) {
        std::vector<GameTask> missing;
        for (const GameTask& task : tasks) {
            const auto stored = stored_.find(task.game);
            if (stored == stored_.end()) {
                missing.push_back(task);
                continue;
            }
            const GameRecord& game = stored->second;
            const std::string& white = setup.engines[task.white].name;
            const std::string black = task.kind == GameTask::Kind::bye ? "" : setup.engines[task.black].name;
            if (game.white != white || game.black != black) {
                const auto players = [](const std::string& one, const std::string& other) {
                    return quoted(std::string_view{one}) + " - " + quoted(std::string_view{other});
                };
                return Error{"game " + std::to_string(task.game) + " of the state file is " +
                             players(game.white, game.black) + ", expected " + players(white, black) +
                             ": it is of another event"};
            }
            games_.push_back(game);
            tally_.add(game);
        }
        return missing;
    }

    void play_stage(const RunnerSetup& setup, std::vector<GameTask> tasks, Progress& progress,
                    const std::stop_token& stop) {
        const OnGame on_game = [&](const GameRecord& game) {
            games_.push_back(game);
            tally_.add(game);
            is_written_ = files_.add(game) && is_written_;
            append_pdn(game);
            progress.add(game, tally_);
            return tally_.is_decided() || !is_written_ ? Next::wind_up : Next::go_on;
        };
        std::erase_if(tasks, [&](const GameTask& task) {
            const bool is_game = task.kind == GameTask::Kind::game;
            if (!is_game && !stop.stop_requested()) {
                on_game(without_game(task, setup));
            }
            return !is_game;
        });
        run_games(setup, tasks, on_game, stop);
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
        if (pdn_.is_open() && is_played(game)) {
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
    std::map<int, GameRecord> stored_;  // of earlier runs, by number
    std::vector<GameRecord> games_;     // of the event so far; by number when a stage is complete
    std::ofstream pdn_;
    bool is_written_ = true;
};

}  // namespace

Result<Ending> run_match(const MatchOptions& options, std::ostream& out, std::ostream& warnings, bool is_terminal,
                         const std::stop_token& stop) {
    return Event{options, out, warnings, is_terminal}.run(stop);
}

}  // namespace draughts
