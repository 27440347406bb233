#include "pdn/result_text.h"

#include <algorithm>
#include <array>
#include <string>

namespace draughts {

namespace {

struct Spelling {
    std::string_view text;
    ResultKind kind;
};

constexpr std::array<Spelling, 16> spellings{{{"*", ResultKind::unknown},
                                              {"1-0", ResultKind::white_wins},
                                              {"2-0", ResultKind::white_wins},
                                              {"0-1", ResultKind::black_wins},
                                              {"0-2", ResultKind::black_wins},
                                              {"1-1", ResultKind::draw},
                                              {"1/2-1/2", ResultKind::draw},
                                              {"1/2", ResultKind::draw},
                                              {"0.5-0.5", ResultKind::draw},
                                              {"0.5", ResultKind::draw},
                                              {"\u00bd-\u00bd", ResultKind::draw},
                                              {"\u00bd", ResultKind::draw},
                                              {"0-0", ResultKind::unknown},
                                              {"1-2", ResultKind::unknown},
                                              {"2-1", ResultKind::unknown},
                                              {"2-2", ResultKind::unknown}}};

}  // namespace

std::optional<ResultKind> parse_result(std::string_view text) {
    constexpr std::size_t longest = 40;  // with blanks
    std::string plain;
    for (std::size_t at = 0; at < text.size() && text.size() <= longest;) {
        const std::size_t dash = dash_length(text.substr(at));
        if (dash > 0) {
            plain += '-';
        } else if (text[at] != ' ' && text[at] != '\t') {
            plain += text[at];
        }
        at += std::max(dash, std::size_t{1});
    }
    const auto* const found = std::ranges::find(spellings, std::string_view{plain}, &Spelling::text);
    return found == spellings.end() ? std::nullopt : std::optional{found->kind};
}

std::size_t dash_length(std::string_view text) {
    for (const std::string_view dash : {"-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212"}) {
        if (text.starts_with(dash)) {
            return dash.size();
        }
    }
    return 0;
}

}  // namespace draughts
