#include "analyse/game_choice.h"

#include <charconv>
#include <fstream>
#include <optional>
#include <string_view>

#include "pdn/reader.h"
#include "text/quote.h"

namespace draughts {

namespace {

/// Two numbers with `separator` between them, the first at least 1 and the second not smaller.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> pair_of(std::string_view text, char separator) {
    std::size_t first = 0;
    std::size_t second = 0;
    const char* const end = text.data() + text.size();
    const auto [middle, error] = std::from_chars(text.data(), end, first);
    if (error != std::errc{} || middle == end || *middle != separator) {
        return std::nullopt;
    }
    const auto [stop, second_error] = std::from_chars(middle + 1, end, second);
    const bool is_read = second_error == std::errc{} && stop == end;
    return is_read && first >= 1 && first <= second ? std::optional{std::pair{first, second}} : std::nullopt;
}

}  // namespace

void add_game_choice(Arguments& arguments) {
    arguments.add_text("games", "Only these, by their numbers in the file: 3, or 1-20", "");
    arguments.add_text("shard", "Only every n-th game, for several machines: 1/4, 2/4, ...", "");
    arguments.add_text("variant", "russian or brazilian; else as the games' tags say", "");
}

GameChoice game_choice_of(const Arguments& arguments) {
    GameChoice choice;
    if (const std::string games = arguments.text("games"); !games.empty()) {
        const auto range = pair_of(games.find('-') == std::string::npos ? games + '-' + games : games, '-');
        if (!range) {
            throw BadArgument{"--games " + quoted(std::string_view{games}) + ", expected a number, or two as in 1-20"};
        }
        std::tie(choice.first, choice.last) = *range;
    }
    if (const std::string shard = arguments.text("shard"); !shard.empty()) {
        const auto parts = pair_of(shard, '/');
        if (!parts) {
            throw BadArgument{"--shard " + quoted(std::string_view{shard}) +
                              ", expected a part and how many, as in 1/4"};
        }
        std::tie(choice.shard, choice.shards) = *parts;
    }
    return choice;
}

void for_each_game(const std::string& file, const GameChoice& choice, const std::string& variant,
                   const std::function<void(PdnGame&, const Replay&)>& f) {
    ReplayOptions options;
    options.variant = variant_named(variant);
    if (!variant.empty() && !options.variant) {
        throw BadArgument{"unknown variant " + quoted(std::string_view{variant}) + ", expected russian or brazilian"};
    }
    std::ifstream stream{file, std::ios::binary};
    if (!stream) {
        throw BadArgument{"cannot read '" + without_controls(file) + "', expected a PDN file"};
    }
    auto reader = PdnReader::open(stream);
    if (!reader) {
        throw BadArgument{reader.error()};
    }
    PdnReader games = std::move(reader).take();
    PdnText text;
    while (games.next(text) && text.number <= choice.last) {
        if (choice.has(text.number)) {
            PdnGame game = parse_pdn(text);
            const Replay replayed = replay(game, options);
            f(game, replayed);
        }
    }
}

std::string file_argument(const Arguments& arguments) {
    if (arguments.words().empty()) {
        throw BadArgument{"no file, expected a PDN file"};
    }
    return arguments.words().front();
}

}  // namespace draughts
