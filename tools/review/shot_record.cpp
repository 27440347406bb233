#include "review/shot_record.h"

#include <nlohmann/json.hpp>

#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

PdnGame puzzle_of(const Shot& shot, const Game& game, const PdnGame& source, const Words& words) {
    PdnGame puzzle;
    for (const char* const name : {"Event", "Site", "Date", "Round", "White", "Black"}) {
        if (const auto value = source.tag(name)) {
            puzzle.set_tag(name, *value);
        }
    }
    const bool is_russian = game.variant() == VariantId::russian;
    puzzle.set_tag("Result", "*");
    puzzle.set_tag("GameType", is_russian ? "25,W,8,8,A0,0" : "26,W,8,8,A0,0");
    puzzle.set_tag("SetUp", "1");
    puzzle.set_tag("FEN", format_fen(shot.position));
    puzzle.moves.comments.push_back(
        words.fill("shot-task", {words.to_move(shot.position.turn()), std::to_string(shot.men)}));
    puzzle.moves.result = '*';
    MoveFormat format;
    format.style = MoveStyle::short_form;
    format.capture_sign = is_russian ? ':' : 'x';
    Position position = shot.position;
    for (const Move move : shot.solution) {
        PdnMove step;
        step.text = format_move(game.variant(), position, move, format);
        puzzle.moves.moves.push_back(step);
        position = position.make(move);
    }
    return puzzle;
}

std::string to_json_line(const Shot& shot, const Game& game, const PdnGame& source, const std::string& file) {
    using nlohmann::json;
    json solution = json::array();
    Position position = shot.position;
    for (const Move move : shot.solution) {
        solution.push_back(format_move(game.variant(), position, move));
        position = position.make(move);
    }
    json line{{"file", file},
              {"game", source.number},
              {"ply", shot.ply},
              {"fen", format_fen(shot.position)},
              {"variant", name_of(game.variant())},
              {"white", source.tag("White").value_or("")},
              {"black", source.tag("Black").value_or("")},
              {"men", shot.men},
              {"played", shot.was_played},
              {"solution", solution}};
    if (is_decisive(shot.score)) {
        line["win_in"] = plies_to_end(shot.score);
    } else {
        line["score"] = shot.score / 100.0;
    }
    return line.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace draughts
