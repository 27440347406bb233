#include "pdn/splitter.h"

#include <algorithm>

#include "pdn/blank.h"
#include "pdn/result_text.h"

namespace draughts {

namespace {

constexpr std::size_t npos = std::string_view::npos;

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Where the name of the tag begins that `text` opens with; npos if it opens with none.
std::size_t name_in_tag(std::string_view text) {
    const std::size_t name = text.starts_with('[') ? text.find_first_not_of(" \t", 1) : npos;
    return name != npos && is_letter(text[name]) ? name : npos;
}

bool opens_tag(std::string_view text) {
    return name_in_tag(text) != npos;
}

/// Whether it opens with a name and a value: what brackets hold among the moves may be a remark.
bool opens_value(std::string_view text) {
    const std::size_t name = name_in_tag(text);
    const std::size_t end = name == npos ? npos : text.find_first_of(" \t\"[]{}()", name);
    const std::size_t value = end == npos ? npos : text.find_first_not_of(" \t", end);
    return value != npos && text[value] == '"';
}

/// Behind the bracket that closes the one at `at`, which is no tag's; behind that one where none does in this line.
std::size_t end_of_remark(std::string_view line, std::size_t at) {
    const std::size_t end = line.find_first_of("[]\r\n", at + 1);
    return end != npos && line[end] == ']' ? end + 1 : at + 1;
}

std::string_view name_of_tag(std::string_view text) {
    const std::size_t begin = name_in_tag(text);
    return text.substr(begin, std::min(text.find_first_of(" \t\"]", begin), text.size()) - begin);
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";  // also within, where files were joined

std::string_view trimmed_line(std::string_view line) {
    line.remove_prefix(line.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    while (!line.empty() && is_pdn_blank(line.back())) {
        line.remove_suffix(1);
    }
    while (!line.empty() && is_pdn_blank(line.front())) {
        line.remove_prefix(1);
    }
    return line;
}

/// The whole line is [Name "value"].
bool is_tag_line(std::string_view text) {
    return opens_tag(text) && text.back() == ']' && text.find('"') != npos;
}

/// Behind the tag that begins at `at`: its value may hold brackets, and quotes with a backslash.
std::size_t end_of_tag(std::string_view line, std::size_t at) {
    const std::size_t quote = line.find_first_of("\"]", at);
    if (quote == npos || line[quote] == ']') {
        return std::min(quote, line.size() - 1) + 1;
    }
    for (std::size_t i = quote + 1; i < line.size(); ++i) {
        if (line[i] == '\\') {
            ++i;
        } else if (line[i] == '"') {
            const std::size_t next = line.find_first_not_of(" \t", i + 1);
            if (next != npos && line[next] == ']') {
                return next + 1;
            }
        }
    }
    return line.size();
}

/// Without the move number before it.
std::string_view without_number(std::string_view word) {
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::size_t end = std::min(word.find_first_not_of('.', digits), word.size());
    return digits > 0 && end > digits ? word.substr(end) : word;
}

/// "1 - 0", "1+ - 1-": the length of a result in several words at the beginning of `text`, else 0.
std::size_t length_of_spaced_result(std::string_view text) {
    std::size_t at = 0;
    const auto take = [&](std::string_view any_of) {
        at += at < text.size() && any_of.find(text[at]) != npos ? 1 : 0;
    };
    const auto blanks = [&] {
        const std::size_t begin = at;
        while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) {
            ++at;
        }
        return at > begin;
    };
    const auto points = [&] {
        const std::size_t begin = at;
        take("012");
        const bool has_digit = at > begin;
        take("+-=");
        return has_digit;
    };
    if (!points() || !blanks()) {
        return 0;
    }
    const std::size_t dash = dash_length(text.substr(at));
    at += dash;
    if (dash == 0 || !blanks() || !points()) {
        return 0;
    }
    return at == text.size() || is_pdn_blank(text[at]) ? at : 0;
}

}  // namespace

std::optional<std::size_t> PdnSplitter::scan(std::string_view line) {
    const std::string_view text = trimmed_line(line);
    if (text.empty()) {
        after_blank_ = true;
        return std::nullopt;
    }
    if (begins_game(text)) {
        return 0;
    }
    if (in_comment_ && is_tag_line(text) && after_blank_) {
        return 0;
    }
    after_blank_ = false;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t begin = at;
        if (step(line, at)) {
            return begin;
        }
    }
    return std::nullopt;
}

bool PdnSplitter::begins_game(std::string_view line) const {
    if (in_comment_) {
        return false;
    }
    if (has_ended_) {
        const bool is_comment = line[0] == '{' || line[0] == ';' || line[0] == '%';
        return after_blank_ || !is_comment;
    }
    if (is_tag_line(line)) {
        const bool is_repeated = after_blank_ && std::ranges::find(names_, name_of_tag(line)) != names_.end();
        return has_moves_ || is_repeated;
    }
    const bool is_first_number = line.starts_with("1.") || line.starts_with("1 .");
    return is_first_number && after_blank_ && has_moves_ && depth_ == 0;
}

bool PdnSplitter::step(std::string_view line, std::size_t& at) {
    const char c = line[at];
    if (in_comment_) {
        const std::size_t end = line.find('}', at);
        in_comment_ = end == npos;
        at = in_comment_ ? line.size() : end + 1;
        return false;
    }
    switch (c) {
        case '{':
            in_comment_ = true;
            ++at;
            return false;
        case ';':
            at = line.size();
            return false;
        case '[':
            return take_tag(line, at);
        case '(':
            open_bracket(line, at);
            return false;
        case ')':
            depth_ -= depth_ > 0 ? 1 : 0;
            ++at;
            return false;
        case '%':
            at = at == 0 ? line.size() : at;
            break;
        default:
            break;
    }
    if (line.substr(at).starts_with(byte_order_mark)) {
        at += byte_order_mark.size();
        return false;
    }
    if (at == line.size() || is_pdn_blank(c) || c == '}' || c == ']') {
        at += at < line.size() ? 1 : 0;
        return false;
    }
    return take_word(line, at);
}

bool PdnSplitter::take_tag(std::string_view line, std::size_t& at) {
    const bool is_late = has_moves_ || has_ended_;
    if (!opens_tag(line.substr(at)) || (is_late && !opens_value(line.substr(at)))) {
        at = end_of_remark(line, at);
        return false;
    }
    if (is_late) {
        return true;
    }
    has_tags_ = true;
    names_.emplace_back(name_of_tag(line.substr(at)));
    at = end_of_tag(line, at);
    return false;
}

void PdnSplitter::open_bracket(std::string_view line, std::size_t& at) {
    has_moves_ = true;
    const std::size_t end = line.find_first_not_of("!?", at + 1);
    const bool is_mark = end != npos && end > at + 1 && line[end] == ')';
    depth_ += is_mark ? 0 : 1;
    at = is_mark ? end + 1 : at + 1;
}

bool PdnSplitter::take_word(std::string_view line, std::size_t& at) {
    if (depth_ == 0 && has_ended_) {
        return true;
    }
    const std::size_t begin = at;
    while (at < line.size() && !is_pdn_blank(line[at]) && std::string_view{"{}()[];"}.find(line[at]) == npos) {
        ++at;
    }
    const std::string_view word = line.substr(begin, at - begin);
    const bool is_result = parse_result(word) || parse_result(without_number(word));
    const std::size_t spaced = length_of_spaced_result(line.substr(begin));
    if (depth_ == 0 && (is_result || spaced > 0)) {
        at = std::max(at, begin + spaced);
        has_ended_ = true;
    } else if (at == begin) {
        ++at;
    } else {
        has_moves_ = true;
    }
    return false;
}

}  // namespace draughts
