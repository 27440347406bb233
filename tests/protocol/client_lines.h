// How real clients take lines apart, those of the Hub protocol with their quirks: each throws where the client would.
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/words.h"

namespace draughts::clients {

using Pairs = std::vector<std::pair<std::string, std::string>>;

/// A line that a real client cannot read.
struct Unreadable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// pydraughts: splits on blanks outside quotes, then each part on '='; exactly one must be there.
[[nodiscard]] inline Pairs pydraughts_pairs(std::string_view text) {
    Pairs pairs;
    std::vector<std::string> parts(1);
    bool is_quoted = false;
    for (const char c : text) {
        is_quoted = is_quoted != (c == '"');
        if (c == ' ' && !is_quoted) {
            if (!parts.back().empty()) {
                parts.emplace_back();
            }
        } else {
            parts.back() += c;
        }
    }
    for (const std::string& part : parts) {
        const std::size_t sign = part.find('=');
        if (sign == std::string::npos || part.find('=', sign + 1) != std::string::npos) {
            throw Unreadable{"not one '=' in: " + part};
        }
        pairs.emplace_back(part.substr(0, sign), part.substr(sign + 1));
    }
    return pairs;
}

/// draughtsnet: splits on blanks; a value that begins with a quote runs to the next part that ends with one, and the
/// first part is never looked at, so that a quoted value needs a blank.
[[nodiscard]] inline Pairs draughtsnet_pairs(std::string_view text) {
    Pairs pairs;
    const auto parts = split_words(text);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::size_t sign = parts[i].find('=');
        if (sign == std::string_view::npos) {
            continue;
        }
        std::string name{parts[i].substr(0, sign)};
        std::string value{parts[i].substr(sign + 1)};
        if (value.starts_with('"')) {
            value.erase(0, 1);
            for (++i; i < parts.size() && !parts[i].ends_with('"'); ++i) {
                value += ' ' + std::string{parts[i]};
            }
            if (i == parts.size()) {
                throw Unreadable{"list index out of range in: " + std::string{text}};
            }
            value += ' ' + std::string{parts[i].substr(0, parts[i].size() - 1)};
        }
        pairs.emplace_back(std::move(name), std::move(value));
    }
    return pairs;
}

/// UCI: the word after `name`; empty if there is none.
[[nodiscard]] inline std::string word_after(std::string_view line, std::string_view name) {
    const auto words = split_words(line);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i] == name) {
            return std::string{words[i + 1]};
        }
    }
    return {};
}

/// Python's int(): digits only, where clients call it.
[[nodiscard]] inline long long python_int(const std::string& text) {
    const auto number = parse_number<long long>(text);
    if (!number) {
        throw Unreadable{"int('" + text + "')"};
    }
    return *number;
}

/// Python's float(), which would also take nan and inf, on which int() fails next.
[[nodiscard]] inline double python_float(const std::string& text) {
    const auto number = parse_number<double>(text);
    if (!number) {
        throw Unreadable{"float('" + text + "')"};
    }
    return *number;
}

}  // namespace draughts::clients
