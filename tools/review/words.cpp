#include "review/words.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "openings/list_file.h"
#include "review/parts.h"
#include "text/quote.h"

namespace draughts {

namespace {

/// "key", then the languages.
[[nodiscard]] std::vector<std::string_view> headline() {
    return split(list_lines(words_text()).front().text, '\t');
}

}  // namespace

std::vector<std::string> Words::languages() {
    const std::vector<std::string_view> columns = headline();
    return {columns.begin() + 1, columns.end()};
}

Result<Words> Words::in(std::string_view language) {
    const std::vector<std::string_view> columns = headline();
    const auto found = std::find(columns.begin() + 1, columns.end(), language);
    if (found == columns.end()) {
        std::string known;
        for (const std::string& name : languages()) {
            known += (known.empty() ? "" : ", ") + name;
        }
        return Error{"unknown language " + quoted(language) + ", expected one of " + known};
    }
    const auto column = static_cast<std::size_t>(found - columns.begin());
    std::map<std::string, std::string, std::less<>> texts;
    for (const auto& [number, line] : list_lines(words_text())) {
        const std::vector<std::string_view> fields = split(line, '\t');
        texts.emplace(fields.front(), fields[column]);
    }
    return Words{language, std::move(texts)};
}

const std::string& Words::operator[](std::string_view key) const {
    const auto found = texts_.find(key);
    assert(found != texts_.end());
    return found->second;
}

std::string Words::fill(std::string_view key, std::initializer_list<std::string> values) const {
    const std::string& text = (*this)[key];
    std::string filled;
    std::size_t from = 0;
    for (const std::string& value : values) {
        const std::size_t at = text.find("{}", from);
        if (at == std::string::npos) {
            break;
        }
        filled += text.substr(from, at - from) + value;
        from = at + 2;
    }
    return filled + text.substr(from);
}

}  // namespace draughts
