#include "analyse/position_words.h"

#include "analyse/game_filter.h"
#include "command_line/commands.h"
#include "text/fen.h"
#include "text/quote.h"

namespace draughts {

namespace {

[[nodiscard]] Position position_of_table(const std::string& name, VariantId variant) {
    if (const auto positions = table_positions(name, variant); !positions.empty()) {
        return positions.front();
    }
    throw BadArgument{"unknown opening table " + quoted(std::string_view{name}) +
                      ", expected a name such as 1-IV, or I-2 of the flying ones"};
}

}  // namespace

Game game_of_words(const std::vector<std::string>& words, VariantId variant, DrawRules rules) {
    const std::string first = words.empty() ? "" : words[0];
    if (first == "table" && words.size() == 2) {
        return Game{variant, rules, position_of_table(words[1], variant)};
    }
    if (words.size() != 1 || first == "table") {
        throw BadArgument{
            (words.empty() ? std::string{"no position"} : "cannot read " + quoted(std::string_view{words.back()})) +
            ", expected a FEN, start, or table NAME"};
    }
    if (first == "start") {
        return Game{variant, rules};
    }
    const auto parsed = parse_fen(first);
    if (!parsed) {
        throw BadArgument{parsed.error()};
    }
    return Game{variant, rules, parsed->position, parsed->clock_plies};
}

Color side_named(const std::string& name) {
    if (name == "white" || name == "black") {
        return name == "white" ? Color::white : Color::black;
    }
    throw BadArgument{"--bottom " + quoted(std::string_view{name}) + ", expected white or black"};
}

}  // namespace draughts
