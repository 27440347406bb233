#include "match/file_commands.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string_view>

#include "match/event_files.h"
#include "match/option_groups.h"
#include "match/report.h"
#include "match/tally.h"
#include "text/quote.h"

namespace draughts {

namespace {

struct Job {
    std::filesystem::path target;
    std::string title;  // the first file's name
    std::vector<GameRecord> games;
    std::optional<Sprt> sprt;
};

/// Takes --sprt and the words of the form key=value after it out of `arguments`.
[[nodiscard]] Result<std::optional<Sprt>> take_sprt(std::vector<std::string>& arguments) {
    const auto option = std::ranges::find(arguments, "--sprt");
    if (option == arguments.end()) {
        return std::optional<Sprt>{};
    }
    const auto end = std::find_if(option + 1, arguments.end(), [](const std::string& word) {
        return word.starts_with('-') || word.find('=') == std::string::npos;
    });
    const auto sprt = parse_sprt({option + 1, end});
    if (!sprt) {
        return Error{sprt.error()};
    }
    arguments.erase(option, end);
    return std::optional{*sprt};
}

[[nodiscard]] Result<Job> read_job(std::vector<std::string> arguments) {
    const std::string command = arguments.front();
    std::vector<std::filesystem::path> files;
    Job job;
    if (command == "merge") {
        const auto sprt = take_sprt(arguments);
        if (!sprt) {
            return Error{sprt.error()};
        }
        job.sprt = *sprt;
    }
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == "-o" && i + 1 < arguments.size()) {
            job.target = arguments[++i];
        } else if (arguments[i].starts_with('-')) {
            return Error{command + ": unknown argument " + quoted(std::string_view{arguments[i]}) +
                         ", expected files and -o FILE"};
        } else {
            files.emplace_back(arguments[i]);
        }
    }
    if (files.empty() || job.target.empty()) {
        return Error{command + ": expected one file or more, and -o FILE"};
    }
    const auto games = merge_games(files);
    if (!games) {
        return Error{games.error()};
    }
    job.title = files.front().stem().string();
    job.games = *games;
    return job;
}

}  // namespace

Result<bool> run_merge(const std::vector<std::string>& arguments, std::ostream& out) {
    const auto job = read_job(arguments);
    if (!job) {
        return Error{job.error()};
    }
    auto written = write_games(job->target, job->games);
    if (written && !job->games.empty()) {
        Tally tally{job->games.front().white, job->sprt};
        for (const GameRecord& game : job->games) {
            tally.add(game);
        }
        out << tally.summary() << tally.last_line() << '\n';
    }
    return written;
}

Result<bool> run_report(const std::vector<std::string>& arguments, std::ostream& /*out*/) {
    const auto job = read_job(arguments);
    if (!job) {
        return Error{job.error()};
    }
    return save_report(job->target, job->games, job->title);
}

}  // namespace draughts
