#include "match/game_pdn.h"

#include <utility>

#include "pdn/writer.h"
#include "text/fen.h"
#include "text/fixed_point.h"
#include "text/notation.h"

namespace draughts {

namespace {

/// "+0.13/12 0.25s 1234n", without what the engine did not say.
[[nodiscard]] std::string comment(const MoveRecord& move) {
    std::string text;
    const auto add = [&](const std::string& part) {
        text += (text.empty() ? "" : " ") + part;
    };
    if (move.score_men || move.depth) {
        add((move.score_men ? (*move.score_men >= 0 ? "+" : "") + fixed_point(*move.score_men, 2) : "") +
            (move.depth ? "/" + std::to_string(*move.depth) : ""));
    }
    if (move.seconds) {
        add(fixed_point(*move.seconds, 3) + "s");
    }
    if (move.nodes) {
        add(std::to_string(*move.nodes) + "n");
    }
    return text;
}

}  // namespace

Result<std::string> format_pdn(const GameRecord& record, const PdnEvent& event) {
    const bool is_brazilian = record.variant == Brazilian::name;
    const VariantId variant = is_brazilian ? VariantId::brazilian : VariantId::russian;
    const auto start = parse_fen(record.fen);
    if (!start) {
        return Error{start.error()};
    }
    PdnGame game;
    game.tags = {{"Event", event.name},
                 {"Site", "?"},
                 {"Date", event.date},
                 {"Round", std::to_string(record.round)},
                 {"White", record.white},
                 {"Black", record.black},
                 {"Result", record.result},
                 {"GameType", is_brazilian ? "26,W,8,8,A0,0" : "25,W,8,8,A0,0"},
                 {"SetUp", "1"},
                 {"FEN", format_fen(start->position)}};
    if (!record.opening.empty()) {
        game.tags.push_back({"Opening", record.opening});
    }
    game.tags.push_back({"PlyCount", std::to_string(record.moves.size())});
    game.tags.push_back({"TimeControl", record.time_control});
    game.tags.push_back({"Termination", record.reason + (record.detail.empty() ? "" : ": " + record.detail)});

    MoveFormat format;
    format.style = MoveStyle::short_form;
    format.capture_sign = is_brazilian ? 'x' : ':';
    Position position = start->position;
    for (const MoveRecord& played : record.moves) {
        const auto move = parse_move(variant, position, played.move);
        if (!move) {
            return Error{"game " + std::to_string(record.game) + ": " + move.error()};
        }
        PdnMove step;
        step.text = format_move(variant, position, *move, format);
        if (std::string said = comment(played); !said.empty()) {
            step.comments.push_back(std::move(said));
        }
        game.moves.moves.push_back(std::move(step));
        position = position.make(*move);
    }
    return write_pdn(game);
}

}  // namespace draughts
