// Words and numbers of a line: the small scanner that every dialect needs.
#pragma once

#include <charconv>
#include <cmath>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "text/letter_case.h"
#include "text/quote.h"

namespace draughts {

/// Whether `c` separates words: a blank or any other control character, NUL included.
[[nodiscard]] constexpr bool is_separator(char c) {
    const auto code = static_cast<unsigned char>(c);
    return code <= 0x20 || code == 0x7F;
}

/// `text` without the separators at its ends.
[[nodiscard]] inline std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_separator(text.back())) {
        text.remove_suffix(1);
    }
    while (!text.empty() && is_separator(text.front())) {
        text.remove_prefix(1);
    }
    return text;
}

/// The words of `line`; the views point into it.
[[nodiscard]] inline std::vector<std::string_view> split_words(std::string_view line) {
    std::vector<std::string_view> words;
    std::size_t begin = 0;
    while (begin < line.size()) {
        if (is_separator(line[begin])) {
            ++begin;
            continue;
        }
        std::size_t end = begin;
        while (end < line.size() && !is_separator(line[end])) {
            ++end;
        }
        words.push_back(line.substr(begin, end - begin));
        begin = end;
    }
    return words;
}

/// Words first .. last-1 with one blank between them.
[[nodiscard]] inline std::string join_words(const std::vector<std::string_view>& words, std::size_t first,
                                            std::size_t last) {
    std::string text;
    for (std::size_t i = first; i < last; ++i) {
        if (i != first) {
            text += ' ';
        }
        text += words[i];
    }
    return text;
}

/// The whole of `text` as a finite number; null for empty, trailing or overflowing text.
template <class T>
requires std::integral<T> || std::floating_point<T>
[[nodiscard]] std::optional<T> parse_number(std::string_view text) {
    T value{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end) {
        return std::nullopt;
    }
    if constexpr (std::floating_point<T>) {
        if (!std::isfinite(value)) {
            return std::nullopt;
        }
    }
    return value;
}

/// `text` inside a sentence that has to begin with it: safe to write, without quotes around it.
[[nodiscard]] inline std::string unquoted(std::string_view text) {
    const std::string safe = quoted(text);
    return safe.substr(1, safe.size() - 2);
}

}  // namespace draughts
