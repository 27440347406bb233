// The functions that CheckerBoard calls: arguments and exceptions are dealt with here, the rest by the Plugin.
//
// CheckerBoard gives its functions no handle, so there is one plugin in each library. It is made by the first call,
// never while the library is being loaded.
#include <cstddef>
#include <cstring>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "checkerboard/checkerboard.h"
#include "checkerboard/plugin.h"
#include "checkerboard/search_text.h"

namespace {

using draughts::checkerboard::Plugin;
using draughts::checkerboard::show;

constexpr std::size_t longest_command = 256;

Plugin& plugin() {
    static Plugin instance{CHECKERBOARD_GAME_TYPE == 25 ? BOLSHAK_RUSSIAN : BOLSHAK_BRAZILIAN};
    return instance;
}

bool is_color(int color) {
    return color == CB_WHITE || color == CB_BLACK;
}

}  // namespace

// The types are CheckerBoard's. NOLINTNEXTLINE(readability-non-const-parameter)
int CHECKERBOARD_CALL getmove(int board[8][8], int color, double maxtime, char str[CB_REPLY_SIZE], int* playnow,
                              int info, int moreinfo, CBmove* move) {
    if (board == nullptr || str == nullptr || !is_color(color)) {
        return CB_GAME_UNKNOWN;
    }
    show(str, "");
    try {
        CBmove unwanted{};
        return plugin().find_move(*reinterpret_cast<draughts::checkerboard::Board*>(board), color,
                                  {maxtime, info, moreinfo, playnow}, str, move != nullptr ? *move : unwanted);
    } catch (const std::exception&) {
        show(str, "not enough memory");
        return CB_GAME_UNKNOWN;
    }
}

int CHECKERBOARD_CALL enginecommand(const char* command, char reply[CB_REPLY_SIZE]) {
    if (command == nullptr || reply == nullptr) {
        return 0;
    }
    try {
        const auto* const end = static_cast<const char*>(std::memchr(command, '\0', longest_command + 1));
        const auto answer = end != nullptr ? plugin().handle({command, static_cast<std::size_t>(end - command)})
                                           : std::optional<std::string>{};
        show(reply, answer.value_or("?"));
        return answer ? 1 : 0;
    } catch (const std::exception&) {
        show(reply, "?");
        return 0;
    }
}

int CHECKERBOARD_CALL islegal(int board[8][8], int color, int from, int to, CBmove* move) {
    if (board == nullptr || move == nullptr || !is_color(color)) {
        return 0;
    }
    try {
        return plugin().find_legal(*reinterpret_cast<draughts::checkerboard::Board*>(board), color, from, to, *move)
                   ? 1
                   : 0;
    } catch (const std::exception&) {
        return 0;
    }
}

int CHECKERBOARD_CALL enginename(char name[CB_REPLY_SIZE]) {
    return enginecommand("name", name);
}
