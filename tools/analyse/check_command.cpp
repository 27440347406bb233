#include <iostream>
#include <limits>
#include <string>

#include "analyse/arbiter.h"
#include "analyse/archive.h"
#include "analyse/archive_json.h"
#include "analyse/commands.h"
#include "command_line/arguments.h"

namespace draughts {

int check_command(int argc, char** argv) {
    Arguments arguments{"bolshak-analyse check",
                        "What an arbiter says of the games in PDN files: illegal moves, results that contradict the "
                        "board, draws that were due, clocks. Exit code 1 when something was found"};
    add_archive_options(arguments);
    arguments.add_text("draw-rules", "china64, fmjd64 or none", "china64");
    arguments.add_flag("json", "A line of JSON for each game; the last line goes to standard error");
    if (!arguments.parse(argc, argv, std::numeric_limits<std::size_t>::max())) {
        return 0;
    }
    const ArchiveOptions options = archive_options(arguments);
    const DrawRules rules = arguments.draw_rules();
    const bool json = arguments.has("json");

    std::size_t replayed = 0;
    std::size_t broken = 0;
    std::size_t objected = 0;
    const std::size_t games = for_each_game(options, [&](const ArchiveGame& game, std::ostream& out) {
        const Verdict verdict = judge(game, rules);
        replayed += verdict.is_replayed ? 1 : 0;
        broken += verdict.is_broken ? 1 : 0;
        objected += verdict.findings.empty() ? 0 : 1;
        if (json) {
            out << json_line(game, verdict) << '\n';
            return;
        }
        for (const Finding& finding : verdict.findings) {
            out << place_of(game) << ": " << name_of(finding.kind) << ": " << finding.text << '\n';
        }
    });
    std::ostream& summary = json ? std::cerr : std::cout;
    if (games > replayed + broken) {
        summary << "without moves " << games - replayed - broken << '\n';
    }
    summary << "games " << games << " replayed " << replayed << " broken " << broken << '\n';
    return objected == 0 ? 0 : 1;
}

}  // namespace draughts
