// Whatever bytes arrive, every reader answers with a value or with one line that can be printed.
#include <string>
#include <string_view>
#include <vector>

#include "catch.h"
#include "text/fen.h"
#include "text/hub_text.h"
#include "text/notation.h"
#include "text/random_positions.h"

namespace draughts {

namespace {

bool is_one_line(const std::string& message) {
    if (message.empty() || message.size() > 400) {
        return false;
    }
    for (const char c : message) {
        if (c < ' ' || c > '~' || c == '"') {
            return false;
        }
    }
    return true;
}

template <class T>
bool is_answered(const Result<T>& result) {
    return result.has_value() || is_one_line(result.error());
}

/// Every reader answers; positions that are read are sound.
bool all_answer(const Position& position, std::string_view text) {
    const auto fen = parse_fen(text);
    const auto hub = parse_hub_position(text);
    return is_answered(fen) && is_answered(parse_fen(text, Numbering::bottom)) && is_answered(hub) &&
           (!fen || fen->position.is_valid()) && (!hub || hub->is_valid()) &&
           is_answered(parse_move(VariantId::russian, position, text)) &&
           is_answered(parse_move(VariantId::brazilian, position, text, Numbering::bottom)) &&
           is_answered(parse_hub_move(VariantId::russian, position, text, Numbering::top)) &&
           is_answered(parse_hub_move(VariantId::brazilian, position, text, Numbering::bottom));
}

const std::vector<std::string> good_texts{
    "W:Wa1,Kc3:Bb8",
    "[FEN \"W:W:WK29,22-24:B9:H0:F1\"]",
    "B:W18,21,23-32:BK1-12.",
    "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww",
    "c3:e5:g7",
    "22x15x18",
    "d8xg5xd2xa5?!",
    "221504",
    "\xD1\x81"
    "3\xE2\x80\x93"
    "d4",
};

}  // namespace

TEST_CASE("random bytes are answered") {
    RandomPositions random{6};
    for (int i = 0; i < 2000; ++i) {
        std::string text(random.below(60), ' ');
        for (char& c : text) {
            c = static_cast<char>(random.below(256));
        }
        CAPTURE(text);
        CHECK(all_answer(random.set_up(), text));
    }
}

TEST_CASE("random texts of the right letters are answered") {
    RandomPositions random{7};
    const std::string letters = "WBKwbkeabcdefgh0123456789:,-x. \"[]HFGP*";
    for (int i = 0; i < 4000; ++i) {
        std::string text(random.below(40), ' ');
        for (char& c : text) {
            c = letters[random.below(letters.size())];
        }
        CAPTURE(text);
        CHECK(all_answer(random.set_up(), text));
    }
}

TEST_CASE("good texts cut short or with one byte changed are answered") {
    RandomPositions random{8};
    for (const std::string& good : good_texts) {
        for (std::size_t i = 0; i <= good.size(); ++i) {
            CAPTURE(good, i);
            CHECK(all_answer(random.set_up(), good.substr(0, i)));
            CHECK(all_answer(random.set_up(), good.substr(i)));
            std::string changed = good + "!";
            changed[i] = static_cast<char>(random.below(256));
            CHECK(all_answer(random.set_up(), changed));
        }
    }
}

TEST_CASE("endless texts are answered") {
    for (const char* part : {"W", "W:", "1", "22", "c3", "-", "[", "\"", ".", "K", ",", " ", "\n", "\xD0"}) {
        std::string text;
        for (int i = 0; i < 20000; ++i) {
            text += part;
        }
        CAPTURE(part);
        CHECK(all_answer(Position::start(), text));
    }
}

}  // namespace draughts
