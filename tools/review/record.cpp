#include "review/record.h"

#include <algorithm>
#include <exception>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/draw_rules.h"
#include "openings/list_file.h"

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

namespace {

/// Whether all that is looked up in the table of words is there: grades, flags and draw rules.
[[nodiscard]] bool has_known_words(const ReviewedGame& game) {
    const auto is_rule = [](const std::string& name) {
        for (int i = 0; i <= static_cast<int>(DrawRule::pieces_4_5_30); ++i) {
            if (name == name_of(static_cast<DrawRule>(i))) {
                return true;
            }
        }
        return name.empty();
    };
    const auto is_grade = [](const std::string& name) {
        return name.empty() || name == "inaccuracy" || name == "mistake" || name == "blunder";
    };
    const auto is_flag = [](const std::string& name) {
        return name == "missed-shot" || name == "allowed-shot" || name == "missed-table-win" ||
               name == "lost-table-draw" || name == "turning-point";
    };
    return is_rule(game.wrong_claim) && std::ranges::all_of(game.moves, [&](const ReviewedMove& move) {
               return is_grade(move.grade) && is_rule(move.draw_due) && std::ranges::all_of(move.flags, is_flag);
           });
}

}  // namespace

const std::string& error_text(const ReviewedGame& game, const Words& words) {
    return game.error == no_moves ? words["no-moves"] : game.error;
}

std::string settings_text(const std::string& settings, const Words& words) {
    std::string text;
    bool is_folder = false;  // the last; blanks may be in it
    for (const std::string_view part : split(settings, ' ')) {
        const auto found = words.all().find("effort-" + std::string{part});
        const bool is_word = !is_folder && found != words.all().end();
        text.append(text.empty() ? "" : " ").append(is_word ? found->second : part);
        is_folder = is_folder || part == "tables";
    }
    return text;
}

std::string to_json_line(const ReviewedGame& game) {
    return nlohmann::json(game).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<ReviewedGame> parse_reviewed_game(std::string_view line) {
    try {
        auto game = nlohmann::json::parse(line).get<ReviewedGame>();
        if (game.game < 1 || game.positions.size() != game.moves.size() + 1 || !has_known_words(game)) {
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
