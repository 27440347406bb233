// The history of a game, as CheckerBoard tells it before it asks for a move.
#include <array>
#include <string>

#include "catch.h"
#include "checkerboard/board.h"
#include "checkerboard/commands.h"
#include "checkerboard/plugin.h"

namespace draughts::checkerboard {

namespace {

std::string fen_of_game(const c_api::GameHandle& game) {
    std::array<char, BOLSHAK_FEN_SIZE> text{};
    REQUIRE(bolshak_game_fen(game.get(), text.data(), text.size(), nullptr) == BOLSHAK_OK);
    return text.data();
}

/// Puts the pieces of a FEN on the board.
void set_up(Board& board, const char* fen) {
    const c_api::GameHandle game = c_api::create_game(BOLSHAK_RUSSIAN, BOLSHAK_CHINA64, fen, nullptr);
    bolshak_board position{};
    REQUIRE(bolshak_game_board(game.get(), &position, nullptr) == BOLSHAK_OK);
    write_board(position, board);
}

/// What the status line says at the end of a search.
std::string status_of_search(Plugin& plugin, const char* fen) {
    Board board{};
    set_up(board, fen);
    std::array<char, CB_REPLY_SIZE> text{};
    CBmove move{};
    CHECK(plugin.find_move(board, CB_WHITE, {.maxtime = 0.1}, text.data(), move) == CB_GAME_UNKNOWN);
    return text.data();
}

bool is_drawn(const std::string& status) {
    return status.find("value 0.00 ") != std::string::npos;
}

}  // namespace

TEST_CASE("CheckerBoard: a history is a position and moves") {
    const Settings settings{BOLSHAK_RUSSIAN};
    const auto game = game_history(settings, "W:Wc3,e3:Bd6,h8 c3-b4 d6-e5");
    REQUIRE(game);
    CHECK(fen_of_game(game) == "W:Wb4,e3:Bh8,e5");
    CHECK_FALSE(game_history(settings, "W:Wc3:Bd4,h8 c3-b4"));  // it must capture
    CHECK_FALSE(game_history(settings, "nonsense"));
    CHECK_FALSE(game_history(settings, ""));
}

TEST_CASE("CheckerBoard: a history counts for the one search of the position it leads to") {
    constexpr const char* position = "W:We1,g1,f2,h2:Ba7";
    constexpr const char* other = "W:We1,g1,f2,h2:Bc7";
    // The next move is the 60th ply without a capture.
    constexpr std::string_view history = "set gamehist B:We1,g1,f2,h2:Bb8:H58 b8-a7";
    Plugin plugin{BOLSHAK_RUSSIAN};
    REQUIRE(plugin.handle(history));
    CHECK(is_drawn(status_of_search(plugin, position)));
    CHECK_FALSE(is_drawn(status_of_search(plugin, position)));
    REQUIRE(plugin.handle(history));
    CHECK_FALSE(is_drawn(status_of_search(plugin, other)));
}

}  // namespace draughts::checkerboard
