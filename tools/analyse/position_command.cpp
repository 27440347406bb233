#include <algorithm>
#include <iostream>
#include <string>
#include <unistd.h>

#include "analyse/commands.h"
#include "analyse/effort_options.h"
#include "analyse/language_option.h"
#include "analyse/position_words.h"
#include "board/text.h"
#include "command_line/arguments.h"
#include "review/position_report.h"

namespace draughts {

namespace {

[[nodiscard]] std::string rows_text(const PositionReport& report, const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) {
        text += row_text(report, line) + '\n';
    }
    return text;
}

}  // namespace

int position_command(int argc, char** argv) {
    constexpr int most_lines = 256;
    Arguments arguments{"bolshak-analyse position",
                        "Looks at a position (a FEN, start, or table NAME): lines, tables, threats, moves"};
    arguments.add_variant();
    arguments.add_text("draw-rules", "china64, fmjd64 or none", "china64");
    arguments.add_number("multipv", "How many lines, the best first", 1);
    add_effort(arguments, "time", "2 seconds");
    add_engine(arguments, 64);
    add_language(arguments);
    arguments.add_text("bottom", "Whose side of the board is below: white or black", "white");
    arguments.add_flag("numeric", "Squares as numbers (1 = b8)");
    arguments.add_flag("json", "One line of JSON instead");
    if (!arguments.parse(argc, argv, position_words)) {
        return 0;
    }
    const Words words = language_of(arguments);
    const BoardView view{.bottom = side_named(arguments.text("bottom")), .is_numbered = arguments.has("numeric")};
    PositionReport report;
    report.game = game_of_words(arguments.words(), arguments.variant(), arguments.draw_rules());
    report.squares = arguments.has("numeric") ? SquareStyle::numeric : SquareStyle::algebraic;
    constexpr std::int64_t default_time = 2000;
    constexpr std::int64_t longest_side_look = 1000;
    Effort effort = effort_of(arguments, "time", {.depth = {}, .nodes = {}, .milliseconds = default_time});
    effort.is_thorough = report.game.legal_moves().size() == 1;  // which would else be played at once
    const int lines = arguments.number("multipv", 1, most_lines);
    Analyst analyst{engine_of(arguments)};
    const bool is_over = report.game.legal_moves().empty();
    report.tables = is_over ? std::nullopt : analyst.ask_tables(report.game);
    Effort side_look = effort.part(4, 4);
    if (side_look.milliseconds) {
        side_look.milliseconds = std::min(*side_look.milliseconds, longest_side_look);
    }
    report.threat = find_threat(analyst, report.game, side_look);
    const bool is_json = arguments.has("json");
    const bool is_live = !is_json && isatty(STDOUT_FILENO) != 0;
    if (!is_json) {
        std::cout << board_text(report.game.position(), view) << '\n'
                  << facts_text(report, words) << threat_text(report, words) << std::flush;
    }
    if (!is_json && !is_over) {
        std::cout << '\n' << row_headline(words) << std::endl;
    }
    std::string shown;  // last
    report.lines = analyst.search(report.game, effort, lines, [&](const std::vector<Line>& found) {
        if (is_live) {
            shown = rows_text(report, found);
            std::cout << shown << std::flush;
        }
    });
    if (is_json) {
        std::cout << report_json(report) << '\n';
        return 0;
    }
    // An iteration that was cut short may have changed the answer after the last rows.
    if (const std::string last = rows_text(report, report.lines); last != shown) {
        std::cout << last;
    }
    std::cout << (is_over ? "" : "\n") << verdict_text(report, words);
    return 0;
}

}  // namespace draughts
