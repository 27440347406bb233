#include "pdn/game_tree.h"

#include <algorithm>

namespace draughts {

std::optional<std::string_view> PdnGame::tag(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &PdnTag::name);
    return found == tags.end() ? std::nullopt : std::optional<std::string_view>{found->value};
}

void PdnGame::set_tag(std::string_view name, std::string_view value) {
    const auto found = std::ranges::find(tags, name, &PdnTag::name);
    if (found == tags.end()) {
        tags.push_back({std::string{name}, std::string{value}});
    } else {
        found->value = value;
    }
}

}  // namespace draughts
