#include "text/words.h"

#include <cstddef>
#include <string_view>

namespace draughts {

namespace {

std::string join(const std::vector<std::string>& items, std::string_view last_link) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        text += i == 0 ? "" : i + 1 == items.size() ? last_link : ", ";
        text += items[i];
    }
    return text;
}

}  // namespace

std::string color_name(Color c) {
    return c == Color::white ? "White" : "Black";
}

std::string piece_name(const Position& position, Square s) {
    const Color c = position.pieces(Color::white).contains(s) ? Color::white : Color::black;
    return color_name(c) + (position.kings().contains(s) ? "'s king" : "'s man");
}

std::string join_all(const std::vector<std::string>& items) {
    return join(items, " and ");
}

std::string join_choices(std::vector<std::string> items) {
    constexpr std::size_t shown = 4;
    if (items.size() > shown + 1) {
        const std::size_t others = items.size() - shown;
        items.resize(shown);
        items.push_back(std::to_string(others) + " others");
    }
    return join(items, " or ");
}

}  // namespace draughts
