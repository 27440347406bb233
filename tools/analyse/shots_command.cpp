#include <iostream>
#include <mutex>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "analyse/commands.h"
#include "analyse/effort_options.h"
#include "analyse/game_range.h"
#include "analyse/language_option.h"
#include "analyse/saved_files.h"
#include "command_line/arguments.h"
#include "command_line/progress_bar.h"
#include "pdn/writer.h"
#include "review/jobs.h"
#include "review/record_maker.h"
#include "review/shot_record.h"
#include "text/quote.h"

namespace draughts {

namespace {

/// A game and the shots in it.
struct Entry {
    PdnGame source;
    Game game;
    std::vector<Shot> shots;
};

[[nodiscard]] std::vector<Entry> read_games(const ArchiveOptions& archive, const GameRange& range) {
    std::vector<Entry> entries;
    for_each_game(archive, range, [&](ArchiveGame& entry) {
        Game game = followed(entry.game, entry.replay, DrawRules::none);
        entry.game.moves = {};  // not needed any more
        entries.push_back({std::move(entry.game), std::move(game), {}});
    });
    return entries;
}

void write_shots(const std::vector<Entry>& entries, const std::string& file, const std::string& output,
                 const Words& words) {
    std::string pdn;
    std::string lines;
    for (const Entry& entry : entries) {
        for (const Shot& shot : entry.shots) {
            pdn += write_pdn(puzzle_of(shot, entry.game, entry.source, words));
            lines += to_json_line(shot, entry.game, entry.source, file) + '\n';
        }
    }
    save(output + ".pdn", pdn);
    save(output + ".jsonl", lines);
}

}  // namespace

int shots_command(int argc, char** argv) {
    constexpr int most_jobs = 256;
    constexpr int most_men = 36;
    constexpr std::uint64_t default_nodes = 200'000;
    Arguments arguments{"bolshak-analyse shots", "Finds where material could be won by force, as puzzles"};
    add_archive_options(arguments);
    add_game_range(arguments);
    arguments.add_number("gain", "Men to be won at least; a king counts for three", 2);
    arguments.add_flag("missed", "Only those that were not played");
    add_effort(arguments, "time-per-move", "200000");
    add_engine(arguments, 16);
    arguments.add_number("jobs", "Games looked at at once", 1);
    add_language(arguments);
    arguments.add_text("o,output", "Names of the files without .pdn and .jsonl (the file's name and -shots, beside it)",
                       "");
    if (!arguments.parse(argc, argv, 1)) {
        return 0;
    }
    const Words words = language_of(arguments);
    const ArchiveOptions archive = archive_options(arguments);
    const ShotSettings settings{
        effort_of(arguments, "time-per-move", {.depth = {}, .nodes = default_nodes, .milliseconds = {}}),
        arguments.number("gain", 1, most_men), arguments.has("missed")};
    const std::string file = archive.files.front();
    const std::string output = output_names(arguments.text("output"), file, "-shots", {".pdn", ".jsonl"});
    if (!read_reviewed_games(output + ".jsonl").empty()) {
        throw BadArgument{"'" + without_controls(output) + ".jsonl' has reviewed games, expected another name"};
    }
    std::vector<Entry> entries = read_games(archive, game_range_of(arguments));
    if (entries.empty() && arguments.has("games")) {
        throw BadArgument{"the file has no game of --games " + arguments.text("games")};
    }
    ProgressBar bar{std::cerr, isatty(STDERR_FILENO) != 0};
    std::mutex telling;
    std::size_t games = 0;
    std::size_t shots = 0;
    const int jobs = arguments.number("jobs", 1, most_jobs);
    run_jobs(entries.size(), jobs, engine_of(arguments), [&](Analyst& analyst, std::size_t number) {
        Entry& entry = entries[number];
        entry.shots = find_shots(analyst, entry.game, settings);
        const std::scoped_lock lock{telling};
        shots += entry.shots.size();
        bar.draw(static_cast<double>(++games) / static_cast<double>(entries.size()), std::to_string(shots));
    });
    bar.erase();
    write_shots(entries, file, output, words);
    std::cout << "games " << games << " shots " << shots << '\n';
    return 0;
}

}  // namespace draughts
