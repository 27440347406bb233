#include "checkerboard/commands.h"

#include <array>
#include <cstddef>
#include <sstream>

#include "checkerboard/board.h"
#include "checkerboard/search_text.h"

namespace draughts::checkerboard {

namespace {

// CheckerBoard keeps so many, without a look at the number it is told.
constexpr std::size_t most_moves = 28;
constexpr std::size_t most_jumps = CB_PATH_SIZE - 1;

/// With this question CheckerBoard finds out whether an engine lists moves. It is no position of this game: the man
/// stands where it would be a king.
constexpr const char* probing_fen = "B:W1:B";

[[nodiscard]] std::string list_entry(const bolshak_board& board, const bolshak_move& move) {
    std::string entry =
        std::to_string(move.captured_count) + ',' + std::to_string(piece_code(board.pieces[move.from])) + ',' +
        std::to_string(code_after(board, move)) + ',' + std::to_string(move.from) + ',' + std::to_string(move.to);
    for (std::size_t i = 0; i < move.captured_count; ++i) {
        entry += ',' + std::to_string(move.landings[i]) + ',' + std::to_string(move.captured[i]) + ',' +
                 std::to_string(piece_code(board.pieces[move.captured[i]]));
    }
    return entry + ';';
}

}  // namespace

std::optional<std::string> move_list(const Settings& settings, const std::string& fen) {
    if (fen == probing_fen) {
        return "movelist 0";
    }
    bolshak_error error{};
    const c_api::GameHandle game = c_api::create_game(settings.variant(), settings.rules(), fen, &error);
    bolshak_board board{};
    std::array<bolshak_move, most_moves> moves{};
    std::size_t count = 0;
    if (!game || bolshak_game_board(game.get(), &board, nullptr) != BOLSHAK_OK ||
        bolshak_game_moves(game.get(), moves.data(), moves.size(), &count, nullptr) != BOLSHAK_OK ||
        count > most_moves) {
        return std::nullopt;
    }
    std::string list = "movelist " + std::to_string(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (moves[i].captured_count > most_jumps) {
            return std::nullopt;
        }
        list += (i == 0 ? "," : "") + list_entry(board, moves[i]);
    }
    return list.size() < CB_REPLY_SIZE ? std::optional{list} : std::nullopt;
}

std::optional<std::string> static_evaluation(const Settings& settings, bolshak_engine* engine, const std::string& fen) {
    bolshak_error error{};
    const c_api::GameHandle game = c_api::create_game(settings.variant(), settings.rules(), fen, &error);
    bolshak_board board{};
    bolshak_score score{};
    if (!game || bolshak_game_board(game.get(), &board, nullptr) != BOLSHAK_OK ||
        bolshak_engine_evaluate(engine, game.get(), &score, nullptr) != BOLSHAK_OK) {
        return std::nullopt;
    }
    return score_text(score) + " men for " + (board.turn == BOLSHAK_WHITE ? "White" : "Black");
}

c_api::GameHandle game_history(const Settings& settings, const std::string& text) {
    std::istringstream words{text};
    std::string word;
    words >> word;
    bolshak_error error{};
    c_api::GameHandle game = c_api::create_game(settings.variant(), settings.rules(), word, &error);
    while (game && words >> word) {
        bolshak_move move{};
        if (bolshak_game_parse_move(game.get(), word.c_str(), &move, nullptr) != BOLSHAK_OK ||
            bolshak_game_play(game.get(), &move, nullptr) != BOLSHAK_OK) {
            game.reset();
        }
    }
    return game;
}

std::string judge_table_folder(const std::string& folder) {
    bolshak_error error{};
    const c_api::EngineHandle engine = c_api::create_engine(&error);
    if (!engine || bolshak_engine_set_option(engine.get(), "tablebase-path", folder.c_str(), &error) != BOLSHAK_OK) {
        return error.message;
    }
    return "the tables there can be used";
}

}  // namespace draughts::checkerboard
