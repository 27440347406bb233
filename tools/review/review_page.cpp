#include "review/review_page.h"

#include <functional>
#include <map>

#include "page/page.h"
#include "review/parts.h"

namespace draughts {

namespace {

/// Games of which nothing can be shown.
[[nodiscard]] std::string broken_games(const std::vector<ReviewedGame>& games, const Words& words) {
    std::string items;
    for (const ReviewedGame& game : games) {
        if (game.moves.empty()) {
            items += "<li>" + std::to_string(game.game) + ". " + escape_html(game.white) + " – " +
                     escape_html(game.black) + ": " + escape_html(error_text(game, words)) + "</li>";
        }
    }
    return items.empty() ? ""
                         : "<section><h2>" + escape_html(words["broken"]) + "</h2><ul>" + items + "</ul></section>";
}

[[nodiscard]] std::string games_json(const std::vector<ReviewedGame>& games) {
    std::string text = "[";
    for (const ReviewedGame& game : games) {
        if (!game.moves.empty()) {
            text += (text.size() == 1 ? "" : ",\n") + to_json_line(game);
        }
    }
    return json_for_html(text + "]");
}

}  // namespace

std::string review_page(const std::vector<ReviewedGame>& games, const std::string& title, const std::string& effort,
                        const Words& words) {
    std::map<std::string, std::string, std::less<>> values;
    for (const auto& [key, text] : words.all()) {
        values.emplace(key, escape_html(text));
    }
    values["lang"] = words.language();
    values["title"] = escape_html(words["analysis"] + ": " + title);
    values["made-by"] = escape_html(words.fill("made-by", {settings_text(effort, words)}));
    values["css"] = std::string{page_css()}.append(review_css());
    values["js"] = std::string{page_js()}.append(review_js());
    values["data"] = games_json(games);
    values["words"] = json_for_html(to_json(words));
    values["broken"] = broken_games(games, words);
    return fill_page(review_html(), values);
}

}  // namespace draughts
