#include "analyse/game_range.h"

#include <charconv>
#include <string>
#include <system_error>

#include "text/quote.h"

namespace draughts {

void add_game_range(Arguments& arguments) {
    arguments.add_text("games", "Only these, by their numbers in the file: 3, or 1-20", "");
}

GameRange game_range_of(const Arguments& arguments) {
    const std::string text = arguments.text("games");
    GameRange range;
    if (text.empty()) {
        return range;
    }
    const char* const end = text.data() + text.size();
    auto read = std::from_chars(text.data(), end, range.first);
    range.last = range.first;
    if (read.ec == std::errc{} && read.ptr != end && *read.ptr == '-') {
        read = std::from_chars(read.ptr + 1, end, range.last);
    }
    if (read.ec != std::errc{} || read.ptr != end || range.first < 1 || range.first > range.last) {
        throw BadArgument{"--games " + quoted(std::string_view{text}) + ", expected a number, or two as in 1-20"};
    }
    return range;
}

void for_each_game(const ArchiveOptions& options, const GameRange& range,
                   const std::function<void(ArchiveGame&)>& visit) {
    for_each_game(options, [&](ArchiveGame& game, std::ostream& /*out*/) {
        if (game.game.number >= range.first && game.game.number <= range.last) {
            visit(game);
        }
    });
}

}  // namespace draughts
