// Words: what is said to people, in the languages of those who play these games.
//
// The texts lie in words.tsv, a line for each with a column for each language, and are built into the program. {} in a
// text stands for what is filled in.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/types.h"

namespace draughts {

class Words {
  public:
    /// `language`: en, ru, pt or zh. An error names these.
    [[nodiscard]] static Result<Words> in(std::string_view language);
    /// The names of the languages, the first being the default.
    [[nodiscard]] static std::vector<std::string> languages();

    /// Precondition: words.tsv has the key.
    [[nodiscard]] const std::string& operator[](std::string_view key) const;
    /// The text with each {} replaced by the next of `values`.
    [[nodiscard]] std::string fill(std::string_view key, std::initializer_list<std::string> values) const;

    [[nodiscard]] const std::string& name(Color c) const { return (*this)[c == Color::white ? "white" : "black"]; }
    /// "White to move"
    [[nodiscard]] const std::string& to_move(Color c) const {
        return (*this)[c == Color::white ? "white-to-move" : "black-to-move"];
    }
    /// "en", ...
    [[nodiscard]] const std::string& language() const { return language_; }
    /// All texts by their keys.
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& all() const { return texts_; }

  private:
    Words(std::string_view language, std::map<std::string, std::string, std::less<>> texts)
        : language_{language}, texts_{std::move(texts)} {}

    std::string language_;
    std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace draughts
