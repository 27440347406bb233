#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
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
#include "review/annotate.h"
#include "review/jobs.h"
#include "review/record_maker.h"
#include "review/review_page.h"
#include "text/fixed_point.h"
#include "text/quote.h"

namespace draughts {

namespace {

/// What is reviewed, and how.
struct Plan {
    ArchiveOptions archive;
    GameRange range;
    DrawRules rules;
    std::string effort;  // as text, with the folder of tables
    std::string output;  // names of the files without their ends
};

struct Engines {
    int jobs;
    AnalystSettings settings;
    Effort effort;
};

/// The games in the order of the file, those that had been reviewed before, and the tasks that are left.
struct Work {
    std::vector<std::size_t> numbers;
    std::map<std::size_t, ReviewedGame> done;
    std::vector<ReviewTask> left;
    std::map<std::size_t, ReviewedGame> others;  // reviewed before by the same settings; not asked for this time
};

[[nodiscard]] Work sort_out(const Plan& plan) {
    const std::string settings = ' ' + std::string{name_of(plan.rules)} + ' ' + plan.effort;
    Work work;
    std::map<std::string, ReviewedGame> known;
    const std::string name = plan.output + ".jsonl";
    std::vector<ReviewedGame> before = read_reviewed_games(name);
    if (before.empty() && has_line(name)) {
        throw BadArgument{"'" + without_controls(name) + "' has no reviewed games, expected another name"};
    }
    for (ReviewedGame& game : before) {
        if (game.settings.ends_with(settings)) {
            work.others.emplace(static_cast<std::size_t>(game.game), game);
            std::string key = game.key;
            known.emplace(std::move(key), std::move(game));
        }
    }
    for_each_game(plan.archive, plan.range, [&](const ArchiveGame& entry) {
        const std::size_t number = entry.game.number;
        ReviewTask task = task_of(entry.game, entry.replay, plan.rules, plan.effort);
        work.numbers.push_back(number);
        work.others.erase(number);
        const auto found = known.find(task.record.key);
        if (task.game.ply() == 0 || (found != known.end() && adopt(found->second, task.record))) {
            work.done.emplace(number, std::move(task.record));
        } else {
            work.left.push_back(std::move(task));
        }
    });
    return work;
}

[[nodiscard]] std::string accuracy_text(const ReviewedSide& side) {
    return side.accuracy < 0 ? "-" : fixed_point(side.accuracy, 1);
}

/// "3. Petrov - Smirnov 1-0: accuracy 93.1 : 88.0, inaccuracies 1 : 2, mistakes 0 : 1, blunders 0 : 0"
void print_game(const ReviewedGame& game, const Words& words) {
    const auto& [white, black] = std::pair{game.white_side, game.black_side};
    const auto both = [](int first, int second) {
        return std::to_string(first) + " : " + std::to_string(second);
    };
    std::cout << game.game << ". " << without_controls(game.white) << " - " << without_controls(game.black) << ' '
              << without_controls(game.result) << ": ";
    if (!game.moves.empty()) {
        std::cout << words["accuracy"] << ' ' << accuracy_text(white) << " : " << accuracy_text(black) << ", "
                  << words["inaccuracies"] << ' ' << both(white.inaccuracies, black.inaccuracies) << ", "
                  << words["mistakes"] << ' ' << both(white.mistakes, black.mistakes) << ", " << words["blunders"]
                  << ' ' << both(white.blunders, black.blunders);
    }
    if (!game.error.empty()) {
        std::cout << (game.moves.empty() ? "" : "; ") << words["broken"] << ": "
                  << without_controls(error_text(game, words));
    }
    std::cout << std::endl;
}

/// Reviews what is left; each game that is done is a line of the file at once.
void review(const Plan& plan, Work& work, const Engines& engines, const Words& words) {
    ProgressBar bar{std::cerr, isatty(STDERR_FILENO) != 0};
    std::ofstream lines = open_lines(plan.output + ".jsonl");
    std::size_t all_moves = 0;
    for (const ReviewTask& task : work.left) {
        all_moves += task.game.ply();
    }
    std::mutex telling;
    std::size_t moves = 0;
    std::size_t games = 0;
    const auto on_move = [&] {
        const std::scoped_lock lock{telling};
        bar.draw(static_cast<double>(++moves) / static_cast<double>(all_moves),
                 std::to_string(games) + '/' + std::to_string(work.left.size()));
    };
    run_jobs(work.left.size(), engines.jobs, engines.settings, [&](Analyst& analyst, std::size_t number) {
        ReviewTask& task = work.left[number];
        enter(review_game(analyst, task.game, engines.effort, on_move), task.game, task.record);
        const std::scoped_lock lock{telling};
        ++games;
        lines << to_json_line(task.record) << std::endl;
        if (!lines) {
            throw BadArgument{"cannot write '" + without_controls(plan.output) + ".jsonl'"};
        }
        bar.erase();
        print_game(task.record, words);
    });
    bar.erase();
    for (ReviewTask& task : work.left) {
        work.done[static_cast<std::size_t>(task.record.game)] = std::move(task.record);
    }
}

void write_annotated(const Plan& plan, const Work& work, const Words& words) {
    std::string text;
    for_each_game(plan.archive, plan.range, [&](ArchiveGame& entry) {
        const auto found = work.done.find(entry.game.number);
        if (found == work.done.end() ||
            task_of(entry.game, entry.replay, plan.rules, plan.effort).record.key != found->second.key) {
            throw BadArgument{"'" + without_controls(entry.file) + "' has changed meanwhile, expected the same games"};
        }
        reformat(entry.game, entry.replay, {});
        annotate(entry.game, found->second, words);
        text += write_pdn(entry.game);
    });
    save(plan.output + ".pdn", text);
}

/// In the order of the file, each game once.
void write_lines(const Plan& plan, const Work& work) {
    std::map<std::size_t, ReviewedGame> games = work.others;
    games.insert(work.done.begin(), work.done.end());
    std::string text;
    for (const auto& [number, game] : games) {
        text += to_json_line(game) + '\n';
    }
    save(plan.output + ".jsonl", text);
}

void write_page(const Plan& plan, const Work& work, const Words& words) {
    std::vector<ReviewedGame> games;
    for (const std::size_t number : work.numbers) {
        games.push_back(work.done.at(number));
    }
    const std::string title = std::filesystem::path{plan.archive.files.front()}.filename().string();
    save(plan.output + ".html", review_page(games, title, plan.effort, words));
}

}  // namespace

int game_command(int argc, char** argv) {
    constexpr int most_jobs = 256;
    constexpr std::uint64_t default_nodes = 300'000;
    Arguments arguments{"bolshak-analyse game",
                        "Judges every move of the games in a PDN file; writes annotated PDN, JSON Lines and a page"};
    add_archive_options(arguments);
    add_game_range(arguments);
    arguments.add_text("draw-rules", "china64, fmjd64 or none", "china64");
    add_effort(arguments, "time-per-move", "300000");
    add_engine(arguments, 16);
    arguments.add_number("jobs", "Games reviewed at once", 1);
    add_language(arguments);
    arguments.add_text("o,output",
                       "Names of the files without .pdn, .jsonl, .html (the file's name and -review, beside it)", "");
    if (!arguments.parse(argc, argv, 1)) {
        return 0;
    }
    const Words words = language_of(arguments);
    const Effort effort =
        effort_of(arguments, "time-per-move", {.depth = {}, .nodes = default_nodes, .milliseconds = {}});
    Plan plan{archive_options(arguments), game_range_of(arguments), arguments.draw_rules(), text_of(effort), {}};
    if (const std::string tables = arguments.text("tables"); !tables.empty()) {
        plan.effort += " tables " + tables;
    }
    if (plan.archive.files.front() == "-") {
        throw BadArgument{"games are read twice, expected a file instead of '-'"};
    }
    plan.output =
        output_names(arguments.text("output"), plan.archive.files.front(), "-review", {".pdn", ".jsonl", ".html"});
    const Engines engines{arguments.number("jobs", 1, most_jobs), engine_of(arguments), effort};
    Work work = sort_out(plan);
    if (work.numbers.empty() && arguments.has("games")) {
        throw BadArgument{"the file has no game of --games " + arguments.text("games")};
    }
    const std::size_t resumed = work.numbers.size() - work.left.size();
    review(plan, work, engines, words);
    write_lines(plan, work);
    write_annotated(plan, work, words);
    write_page(plan, work, words);
    std::size_t broken = 0;
    for (const auto& [number, game] : work.done) {
        broken += game.error.empty() ? 0 : 1;
    }
    std::cout << "games " << work.numbers.size() << " reviewed " << work.left.size() << " known " << resumed
              << " broken " << broken << '\n';
    return 0;
}

}  // namespace draughts
