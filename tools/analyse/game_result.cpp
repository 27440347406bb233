#include "analyse/game_result.h"

#include "pdn/result_text.h"

namespace draughts {

GameResult result_of(std::string_view text) {
    switch (parse_result(text).value_or(ResultKind::unknown)) {
        case ResultKind::white_wins:
            return GameResult::white;
        case ResultKind::draw:
            return GameResult::draw;
        case ResultKind::black_wins:
            return GameResult::black;
        case ResultKind::unknown:
            break;
    }
    return GameResult::unknown;
}

GameResult result_of(const PdnGame& game) {
    const GameResult result = result_of(game.moves.result);
    return result == GameResult::unknown ? result_of(game.tag("Result").value_or("")) : result;
}

GameResult result_of(Status status) {
    switch (status) {
        case Status::white_wins:
            return GameResult::white;
        case Status::black_wins:
            return GameResult::black;
        case Status::draw:
            return GameResult::draw;
        case Status::ongoing:
            break;
    }
    return GameResult::unknown;
}

std::string_view name_of(GameResult result) {
    switch (result) {
        case GameResult::white:
            return "1-0";
        case GameResult::draw:
            return "1/2-1/2";
        case GameResult::black:
            return "0-1";
        case GameResult::unknown:
            break;
    }
    return "*";
}

}  // namespace draughts
