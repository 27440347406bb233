#include "match/file_commands.h"

#include <filesystem>
#include <ostream>
#include <string_view>

#include "match/event_files.h"
#include "match/report.h"
#include "match/tally.h"
#include "text/quote.h"

namespace draughts {

namespace {

struct Job {
    std::filesystem::path target;
    std::string title;  // the first file's name
    std::vector<GameRecord> games;
};

[[nodiscard]] Result<Job> read_job(const std::vector<std::string>& arguments) {
    const std::string& command = arguments.front();
    std::vector<std::filesystem::path> files;
    Job job;
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
        Tally tally{job->games.front().white, {}};
        for (const GameRecord& game : job->games) {
            tally.add(game);
        }
        out << tally.last_line() << '\n';
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
