// The table of words: whole in every language, and all that the page asks for is there.
#include <algorithm>
#include <regex>
#include <set>
#include <string>

#include "catch.h"
#include "core/draw_rules.h"
#include "review/parts.h"
#include "review/words.h"

namespace draughts {

namespace {

[[nodiscard]] int blanks_of(const std::string& text) {
    int count = 0;
    for (auto at = text.find("{}"); at != std::string::npos; at = text.find("{}", at + 2)) {
        ++count;
    }
    return count;
}

/// What the expression's group finds in `text`.
[[nodiscard]] std::set<std::string> found(std::string_view text, const char* expression) {
    const std::string all{text};
    const std::regex regex{expression};
    std::set<std::string> keys;
    for (std::sregex_iterator i{all.begin(), all.end(), regex}; i != std::sregex_iterator{}; ++i) {
        keys.insert((*i)[1]);
    }
    return keys;
}

}  // namespace

TEST_CASE("every text is there in every language, with as many blanks to fill") {
    CHECK(Words::languages() == std::vector<std::string>{"en", "ru", "pt", "zh"});
    const Words english = Words::in("en").value();
    for (const std::string& language : Words::languages()) {
        const Words words = Words::in(language).value();
        CHECK(words.all().size() == english.all().size());
        for (const auto& [key, text] : words.all()) {
            INFO(language << ' ' << key);
            CHECK(text != "");
            CHECK(blanks_of(text) == blanks_of(english[key]));
        }
    }
}

TEST_CASE("blanks are filled in order") {
    const Words words = Words::in("en").value();
    CHECK(words.fill("table-drawn-by", {"win in 3 plies", "{}"}) ==
          "win in 3 plies; drawn by {} with the present counts");
    const Words russian = Words::in("ru").value();
    CHECK(russian.fill("shot-task", {russian.to_move(Color::white), "2"}) == "Ход белых. Выигрыш материала, шашек: 2");
}

TEST_CASE("an unknown language is refused with those that there are") {
    const auto words = Words::in("fr");
    REQUIRE_FALSE(words);
    CHECK(words.error() == "unknown language 'fr', expected one of en, ru, pt, zh");
}

TEST_CASE("draw rules and all that the page shows have their words") {
    const Words words = Words::in("en").value();
    std::set<std::string> keys = found(review_html(), R"(\{\{([a-z-]+)\}\})");
    for (const char* const filled : {"lang", "title", "css", "js", "data"}) {
        keys.erase(filled);
    }
    keys.erase("words");
    for (const char* const expression : {R"(say\("([a-z-]+)\")", R"(words\["([a-z-]+)\"\])", R"(words\.([a-z]+))"}) {
        keys.merge(found(review_js(), expression));
    }
    for (const char* const flag :
         {"missed-shot", "allowed-shot", "missed-table-win", "lost-table-draw", "turning-point", "inaccuracy",
          "mistake", "blunder", "inaccuracies", "mistakes", "blunders"}) {
        keys.insert(flag);
    }
    for (int i = 0; i <= static_cast<int>(DrawRule::pieces_4_5_30); ++i) {
        keys.emplace(name_of(static_cast<DrawRule>(i)));
    }
    CHECK(keys.size() > 40);
    for (const std::string& key : keys) {
        INFO(key);
        CHECK(words.all().contains(key));
    }
}

}  // namespace draughts
