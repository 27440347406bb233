#include "page/page.h"

#include <cstddef>

#include "text/hub_text.h"

namespace draughts {

std::string escape_html(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '"':
                result += "&quot;";
                break;
            case '\'':
                result += "&#39;";
                break;
            default:
                result += c;
        }
    }
    return result;
}

std::string fill_page(std::string_view html, const std::map<std::string, std::string, std::less<>>& values) {
    std::string page;
    while (true) {
        const std::size_t begin = html.find("{{");
        const std::size_t end = begin == std::string_view::npos ? begin : html.find("}}", begin);
        page += html.substr(0, begin);
        if (end == std::string_view::npos) {
            return page;
        }
        const auto value = values.find(html.substr(begin + 2, end - begin - 2));
        page += value == values.end() ? "" : value->second;
        html.remove_prefix(end + 2);
    }
}

std::string json_for_html(std::string_view json) {
    std::string text;
    for (const char c : json) {
        if (c == '<') {
            text += "\\u003c";
        } else {
            text += c;
        }
    }
    return text;
}

std::string squares_for_page(const Position& position) {
    std::string squares = format_hub_position(position).substr(1);
    for (char& c : squares) {
        c = c == 'e' ? '-' : c;
    }
    return squares;
}

}  // namespace draughts
