#include <iostream>
#include <limits>
#include <string>

#include "analyse/archive.h"
#include "analyse/archive_json.h"
#include "analyse/commands.h"
#include "analyse/game_filter.h"
#include "analyse/output_file.h"
#include "command_line/arguments.h"
#include "pdn/move_number.h"
#include "pdn/writer.h"
#include "text/quote.h"

namespace draughts {

namespace {

GameFilter filter_of(const Arguments& arguments) {
    GameFilter filter;
    filter.player = arguments.text("player");
    filter.white = arguments.text("white");
    filter.black = arguments.text("black");
    filter.event = arguments.text("event");
    filter.either_color = arguments.has("either-color");
    if (arguments.has("position")) {
        filter.positions.push_back(position_of_fen(arguments.text("position")));
    }
    if (arguments.has("material")) {
        const std::string text = arguments.text("material");
        filter.material = parse_material(text);
        if (!filter.material) {
            throw BadArgument{"--material " + quoted(std::string_view{text}) +
                              ", expected White's kings and men, v, Black's, as in 3Kv1K or 1K2Mv4M"};
        }
    }
    if (arguments.has("result")) {
        const std::string text = arguments.text("result");
        filter.result = result_of(text);
        if (*filter.result == GameResult::unknown && text != "*") {
            throw BadArgument{"--result " + quoted(std::string_view{text}) + ", expected 1-0, 1/2-1/2, 0-1 or *"};
        }
    }
    filter.opening = arguments.text("opening");
    if (!filter.opening.empty()) {
        filter.opening_positions = table_positions(filter.opening);
    }
    return filter;
}

/// "12... c3-d4", the move that led to the position after `plies` plies.
std::string move_before(const ArchiveGame& game, std::size_t plies) {
    MoveNumber number{1, game.replay.stretches.front().start.turn()};
    std::string text = "the start";
    for_each_position(game, [&](std::size_t ply, const Position& position, const PdnMove* next) {
        if (next != nullptr && next->step == PdnStep::setup) {
            return true;
        }
        number.set_turn(position.turn());
        if (ply + 1 == plies && next != nullptr) {
            text = number.text() + ' ' + next->text;
        }
        number.next();
        return ply < plies;
    });
    return text;
}

void print(const ArchiveGame& game, std::size_t plies, bool has_place, std::ostream& out) {
    out << place_of(game);
    for (const char* tag : {"Event", "Date"}) {
        const std::string_view value = game.game.tag(tag).value_or("");
        out << (value.empty() ? "" : ", ") << without_controls(value);
    }
    out << ", " << name_of(result_of(game.game));
    if (has_place) {
        out << ", after " << move_before(game, plies);
    }
    out << '\n';
}

}  // namespace

int find_command(int argc, char** argv) {
    Arguments arguments{"bolshak-analyse find", "The games of PDN files in which all that is asked for holds"};
    add_archive_options(arguments);
    arguments.add_text("position", "A FEN: stood on the board, the same side to move", "");
    arguments.add_text("material", "White's pieces v Black's, as in 3Kv1K or 1K2Mv4M", "");
    arguments.add_flag("either-color", "Position and material also with colours swapped");
    arguments.add_text("player", "Part of the name of either player", "");
    arguments.add_text("white", "Part of the name of White", "");
    arguments.add_text("black", "Part of the name of Black", "");
    arguments.add_text("event", "Part of the name of the event", "");
    arguments.add_text("opening",
                       "An opening table that was reached (3-VII, or I-1 of the federation's), or part of the "
                       "tag Opening",
                       "");
    arguments.add_text("result", "1-0, 1/2-1/2, 0-1 or *", "");
    arguments.add_flag("json", "A line of JSON for each game; the last line goes to standard error");
    arguments.add_text("output", "File of PDN for the games found", "");
    if (!arguments.parse(argc, argv, std::numeric_limits<std::size_t>::max())) {
        return 0;
    }
    ArchiveOptions options = archive_options(arguments);
    options.replay.variations = false;
    const GameFilter filter = filter_of(arguments);
    const bool has_place = !filter.positions.empty() || filter.material;
    const bool json = arguments.has("json");
    OutputFile output;
    if (const std::string name = arguments.text("output"); !name.empty()) {
        output.open(name, options.files);
    }
    std::size_t found = 0;
    const std::size_t games = for_each_game(options, [&](const ArchiveGame& game, std::ostream& out) {
        const auto plies = match(filter, game);
        if (!plies) {
            return;
        }
        ++found;
        if (json) {
            out << json_line(game, has_place ? std::optional{*plies} : std::nullopt) << '\n';
        } else {
            print(game, *plies, has_place, out);
        }
        if (output.is_open()) {
            output.stream() << write_pdn(game.game);
        }
    });
    if (output.is_open()) {
        output.commit();
    }
    (json ? std::cerr : std::cout) << "found " << found << " of " << games << " games\n";
    return 0;
}

}  // namespace draughts
