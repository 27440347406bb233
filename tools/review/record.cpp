#include "review/record.h"

#include <exception>
#include <fstream>
#include <nlohmann/json.hpp>

namespace draughts {

// NOLINTBEGIN(misc-use-anonymous-namespace): the library finds them by their types' namespace
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ReviewedLine, moves, positions, ends)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ReviewedMove, move, long_move, from, to, score, win_in, chance, cost,
                                                depth, grade, flags, draw_due, better)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ReviewedSide, accuracy, inaccuracies, mistakes, blunders)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ReviewedGame, game, settings, start, key, variant, white, black, event,
                                                date, result, error, wrong_claim, first_step, white_begins, chance,
                                                white_side, black_side, moves, positions)
// NOLINTEND(misc-use-anonymous-namespace)

std::string to_json_line(const ReviewedGame& game) {
    return nlohmann::json(game).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<ReviewedGame> parse_reviewed_game(std::string_view line) {
    try {
        auto game = nlohmann::json::parse(line).get<ReviewedGame>();
        if (game.game < 1 || (game.error.empty() && game.positions.size() != game.moves.size() + 1)) {
            return Error{"no reviewed game"};
        }
        return game;
    } catch (const std::exception& e) {
        return Error{std::string{"no reviewed game: "} + e.what()};
    }
}

std::string to_json(const Words& words) {
    return nlohmann::json(words.all()).dump();
}

std::vector<ReviewedGame> read_reviewed_games(const std::string& file) {
    std::vector<ReviewedGame> games;
    std::ifstream stream{file};
    for (std::string line; std::getline(stream, line);) {
        if (auto game = parse_reviewed_game(line)) {
            games.push_back(std::move(game).take());
        }
    }
    return games;
}

}  // namespace draughts
