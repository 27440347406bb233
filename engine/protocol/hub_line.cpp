#include "protocol/hub_line.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "protocol/words.h"

namespace draughts {

namespace {

[[nodiscard]] bool is_name_char(char c) {
    return !is_separator(c) && c != '=' && c != '"';
}

class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_{text} { skip_blanks(); }

    [[nodiscard]] bool at_end() const { return next_ == text_.size(); }
    /// The character to come, or a blank at the end.
    [[nodiscard]] char peek() const { return at_end() ? ' ' : text_[next_]; }

    bool accept(char c) {
        if (peek() != c) {
            return false;
        }
        ++next_;
        skip_blanks();
        return true;
    }
    std::string word() {
        const std::size_t begin = next_;
        while (!at_end() && is_name_char(text_[next_])) {
            ++next_;
        }
        std::string found{text_.substr(begin, next_ - begin)};
        skip_blanks();
        return found;
    }
    /// Precondition: peek() == '"'.
    Result<std::string> quoted_value() {
        const std::size_t begin = next_ + 1;
        const std::size_t end = text_.find('"', begin);
        if (end == std::string_view::npos) {
            return Error{"a quote is not closed before " + quoted(text_.substr(begin))};
        }
        next_ = end + 1;
        skip_blanks();
        return std::string{text_.substr(begin, end - begin)};
    }

  private:
    void skip_blanks() {
        while (!at_end() && is_separator(text_[next_])) {
            ++next_;
        }
    }

    std::string_view text_;
    std::size_t next_ = 0;
};

}  // namespace

const std::string* HubLine::find(std::string_view name) const {
    const auto found = std::ranges::find(fields, name, &HubField::name);
    return found == fields.end() ? nullptr : &found->value;
}

Result<HubLine> parse_hub_line(std::string_view text) {
    Scanner scanner{text};
    HubLine line;
    line.command = scanner.word();
    while (!scanner.at_end()) {
        HubField field{scanner.word(), ""};
        if (field.name.empty()) {
            return Error{std::string{"unexpected '"} + (scanner.peek() == '"' ? '\'' : scanner.peek()) +
                         "', expected name=value"};
        }
        if (scanner.accept('=')) {
            if (scanner.peek() == '"') {
                const auto value = scanner.quoted_value();
                if (!value) {
                    return Error{value.error()};
                }
                field.value = *value;
            } else {
                field.value = scanner.word();
            }
        }
        line.fields.push_back(std::move(field));
    }
    return line;
}

std::string format_hub_field(std::string_view name, std::string_view value) {
    const bool plain = !value.empty() && std::ranges::all_of(value, is_name_char);
    const std::string quote = plain ? "" : "\"";
    return std::string{name} + '=' + quote + std::string{value} + quote;
}

}  // namespace draughts
