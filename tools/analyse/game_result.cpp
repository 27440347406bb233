#include "analyse/game_result.h"

#include <algorithm>
#include <array>

namespace draughts {

GameResult result_of(std::string_view text) {
    struct Spelling {
        std::string_view text;
        GameResult result;
    };
    constexpr std::array<Spelling, 10> spellings = {{{"1-0", GameResult::white},
                                                     {"2-0", GameResult::white},
                                                     {"1/2-1/2", GameResult::draw},
                                                     {"1/2", GameResult::draw},
                                                     {"1-1", GameResult::draw},
                                                     {"0.5-0.5", GameResult::draw},
                                                     {"\u00bd-\u00bd", GameResult::draw},
                                                     {"\u00bd", GameResult::draw},
                                                     {"0-1", GameResult::black},
                                                     {"0-2", GameResult::black}}};
    std::string plain;
    for (const char c : text) {
        plain += c == ' ' || c == '\t' ? "" : std::string(1, c);
    }
    const auto* const found = std::ranges::find(spellings, std::string_view{plain}, &Spelling::text);
    return found == spellings.end() ? GameResult::unknown : found->result;
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
