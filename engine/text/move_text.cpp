#include "text/move_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "text/characters.h"
#include "text/quote.h"

namespace draughts {

namespace {

struct Spelling {
    std::string_view bytes;
    char meaning;
};

/// UTF-8 for what looks like, or stands for, a plain sign. Cyrillic capitals that were folded to lower case by
/// somebody else (those of B and H) are here too.
constexpr std::array spellings{
    Spelling{"\xD0\xB0", 'a'},     Spelling{"\xD0\x90", 'a'},      // Cyrillic a
    Spelling{"\xD0\xB2", 'b'},     Spelling{"\xD0\x92", 'b'},      // ve
    Spelling{"\xD1\x81", 'c'},     Spelling{"\xD0\xA1", 'c'},      // es
    Spelling{"\xD0\xB5", 'e'},     Spelling{"\xD0\x95", 'e'},      // ie
    Spelling{"\xD0\xBD", 'h'},     Spelling{"\xD0\x9D", 'h'},      // en
    Spelling{"\xD1\x85", 'x'},     Spelling{"\xD0\xA5", 'x'},      // kha
    Spelling{"\xC3\x97", 'x'},                                     // multiplication sign
    Spelling{"\xE2\x80\x90", '-'}, Spelling{"\xE2\x80\x91", '-'},  // hyphens
    Spelling{"\xE2\x80\x92", '-'}, Spelling{"\xE2\x80\x93", '-'},  // figure dash, en dash
    Spelling{"\xE2\x80\x94", '-'}, Spelling{"\xE2\x88\x92", '-'},  // em dash, minus sign
    Spelling{"\xC2\xA0", ' '},                                     // no-break space
};

constexpr bool is_file(char c) {
    return c >= 'a' && c <= 'h';
}

constexpr bool is_sign(char c) {
    return c == '-' || c == 'x';
}

char plain(char c) {
    if (c >= 'A' && c <= 'Z') {
        return plain(static_cast<char>(c - 'A' + 'a'));
    }
    if (c == ':' || c == '*') {
        return 'x';
    }
    return c == '\t' || c == '\r' || c == '\n' ? ' ' : c;
}

/// The text in the letters a-h, digits, '-', 'x' and blanks; anything else is left as it is. Marks after the move are
/// gone.
std::string simplified(std::string_view text) {
    text = text.substr(0, text.find_last_not_of(" \t\r\n!?+#=*") + 1);
    std::string result;
    while (!text.empty()) {
        const auto* const spelling = std::find_if(spellings.begin(), spellings.end(), [&](const Spelling& s) {
            return text.substr(0, s.bytes.size()) == s.bytes;
        });
        if (spelling != spellings.end()) {
            result += spelling->meaning;
            text.remove_prefix(spelling->bytes.size());
        } else {
            result += plain(text[0]);
            text.remove_prefix(1);
        }
    }
    return result;
}

class Reader {
  public:
    Reader(std::string_view original, Numbering numbering)
        : original_{original}, text_{simplified(original)}, numbering_{numbering} {}

    Result<MoveText> read() {
        while (at_ < text_.size()) {
            if (const auto error = read_one()) {
                return *error;
            }
        }
        const std::size_t named = move_.path.size() + (move_.from_file ? 1 : 0);
        if (named == 0 || after_sign_) {
            return unreadable();
        }
        if (named == 1) {
            return Error{quoted(original_) + " names one square; a move needs two, such as c3-d4"};
        }
        return move_;
    }

  private:
    [[nodiscard]] Error unreadable() const {
        return Error{quoted(original_) + " is not a move; expected squares such as c3-d4, c3xe5xg7 or 22-18"};
    }

    /// The last square is a dark one, `light` is not.
    [[nodiscard]] Error not_diagonal(std::string_view light) const {
        return Error{square_name(move_.path.back()) + "-" + std::string{light} +
                     " is not along a diagonal: " + why_no_square(light)};
    }

    /// Reads a sign, a blank, a square or the file that opens a short form.
    std::optional<Error> read_one() {
        const char c = text_[at_];
        const bool is_first = move_.path.empty() && !move_.from_file;
        if (c == ' ') {
            ++at_;
            after_square_ = false;
            return std::nullopt;
        }
        if (is_sign(c)) {
            if (is_first || after_sign_) {
                return unreadable();
            }
            ++at_;
            after_square_ = false;
            after_sign_ = true;
            return std::nullopt;
        }
        if (is_digit(c)) {
            return after_square_ ? unreadable() : read_numbers();
        }
        if (!is_file(c)) {
            return unreadable();
        }
        if (at_ + 1 < text_.size() && is_digit(text_[at_ + 1])) {
            return add_square(std::string_view{text_}.substr(at_, 2));
        }
        if (!is_first) {
            return unreadable();
        }
        move_.from_file = c - 'a';
        ++at_;
        return std::nullopt;
    }

    std::optional<Error> read_numbers() {
        std::size_t length = 0;
        while (at_ + length < text_.size() && is_digit(text_[at_ + length])) {
            ++length;
        }
        const std::string_view digits = std::string_view{text_}.substr(at_, length);
        if (length <= 2 || (length == 3 && digits[0] == '0')) {
            return add_square(digits);
        }
        if (length % 2 != 0) {
            return unreadable();
        }
        for (std::size_t i = 0; i < length; i += 2) {
            if (auto error = add_square(digits.substr(i, 2))) {
                return error;
            }
        }
        return std::nullopt;
    }

    std::optional<Error> add_square(std::string_view name) {
        const auto square = parse_square(name, numbering_);
        if (!square) {
            return is_file(name[0]) && name[1] >= '1' && name[1] <= '8' && !move_.path.empty()
                       ? not_diagonal(name)
                       : Error{why_no_square(name)};
        }
        move_.path.push_back(*square);
        at_ += name.size();
        after_square_ = true;
        after_sign_ = false;
        return std::nullopt;
    }

    std::string_view original_;
    std::string text_;
    Numbering numbering_;
    MoveText move_;
    std::size_t at_ = 0;
    bool after_square_ = false;  // no blank or sign since the last square
    bool after_sign_ = false;
};

}  // namespace

Result<MoveText> read_move_text(std::string_view text, Numbering numbering) {
    return Reader{text, numbering}.read();
}

}  // namespace draughts
