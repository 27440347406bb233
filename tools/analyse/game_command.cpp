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
    std::string effort;  // as text
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
};

[[nodiscard]] Work sort_out(const Plan& plan) {
    std::map<std::pair<int, std::string>, ReviewedGame> known;
    for (ReviewedGame& game : read_reviewed_games(plan.output + ".jsonl")) {
        std::pair key{game.game, game.key};
        known.emplace(std::move(key), std::move(game));
    }
    Work work;
    for_each_game(plan.archive, plan.range, [&](const ArchiveGame& entry) {
        const PdnGame& game = entry.game;
        ReviewTask task = task_of(game, entry.replay, plan.rules, plan.effort);
        work.numbers.push_back(game.number);
        const auto found = known.find({task.record.game, task.record.key});
        if (found != known.end()) {
            work.done.emplace(game.number, found->second);
        } else if (task.game.ply() == 0) {
            work.done.emplace(game.number, task.record);
        } else {
            work.left.push_back(std::move(task));
        }
    });
    return work;
}

/// A file to which whole lines are added. What a run that was killed has left of a line is closed first.
[[nodiscard]] std::ofstream open_lines(const std::string& name) {
    bool is_torn = false;
    if (std::ifstream old{name, std::ios::binary | std::ios::ate}; old && old.tellg() > 0) {
        old.seekg(-1, std::ios::end);
        is_torn = old.get() != '\n';
    }
    std::ofstream lines{name, std::ios::binary | std::ios::app};
    if (!lines) {
        throw BadArgument{"cannot write '" + without_controls(name) + "'"};
    }
    if (is_torn) {
        lines << '\n';
    }
    return lines;
}

void save(const std::string& name, const std::string& text) {
    std::ofstream file{name, std::ios::binary};
    file << text;
    file.close();
    if (!file) {
        throw BadArgument{"cannot write '" + without_controls(name) + "'"};
    }
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
    std::cout << game.game << ". " << game.white << " - " << game.black << ' ' << game.result << ": ";
    if (!game.moves.empty()) {
        std::cout << words["accuracy"] << ' ' << accuracy_text(white) << " : " << accuracy_text(black) << ", "
                  << words["inaccuracies"] << ' ' << both(white.inaccuracies, black.inaccuracies) << ", "
                  << words["mistakes"] << ' ' << both(white.mistakes, black.mistakes) << ", " << words["blunders"]
                  << ' ' << both(white.blunders, black.blunders);
    }
    if (!game.error.empty()) {
        std::cout << (game.moves.empty() ? "" : "; ") << words["broken"] << ": " << game.error;
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
        reformat(entry.game, entry.replay, {});
        annotate(entry.game, work.done.at(entry.game.number), words);
        text += write_pdn(entry.game);
    });
    save(plan.output + ".pdn", text);
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
    arguments.add_text("o,output", "Names of the files without .pdn, .jsonl, .html (the file's name and -review)", "");
    if (!arguments.parse(argc, argv, 1)) {
        return 0;
    }
    const Words words = language_of(arguments);
    const Effort effort =
        effort_of(arguments, "time-per-move", {.depth = {}, .nodes = default_nodes, .milliseconds = {}});
    Plan plan{archive_options(arguments), game_range_of(arguments), arguments.draw_rules(), text_of(effort),
              arguments.text("output")};
    if (plan.output.empty()) {
        plan.output = std::filesystem::path{plan.archive.files.front()}.stem().string() + "-review";
    }
    require_other_file(plan.output + ".pdn", plan.archive.files);
    const Engines engines{arguments.number("jobs", 1, most_jobs), engine_of(arguments), effort};
    Work work = sort_out(plan);
    const std::size_t resumed = work.numbers.size() - work.left.size();
    review(plan, work, engines, words);
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
