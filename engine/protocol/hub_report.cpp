#include "protocol/hub_report.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "protocol/hub_line.h"
#include "protocol/words.h"
#include "text/fixed_point.h"
#include "text/hub_text.h"

namespace draughts {

std::string format_hub_score(Score score) {
    // From 80 men on clients read a win.
    constexpr Score largest_eval = 7999;
    const Score hundredths = is_win(score)    ? 10'000 - plies_to_end(score)
                             : is_loss(score) ? -10'000 + plies_to_end(score)
                                              : std::clamp(score, -largest_eval, largest_eval);
    std::string text = fixed_point(hundredths / 100.0, 2);
    // Multiplied by 100 again, two digits may fall short of the whole number, which int() then misses.
    if (std::trunc(hundredths / 100.0 * 100) != hundredths) {
        text += '1';
    }
    return text;
}

std::string format_hub_info(const SearchInfo& info, Numbering numbering) {
    const double seconds = static_cast<double>(info.time.count()) / 1e6;
    const double million_nodes = static_cast<double>(info.nodes) / 1e6;
    std::string line = "info depth=" + std::to_string(info.depth) + " score=" + format_hub_score(info.score) +
                       " nodes=" + std::to_string(info.nodes) + " time=" + fixed_point(seconds, 3) +
                       " nps=" + fixed_point(seconds > 0 ? million_nodes / seconds : 0.0, 2);
    std::string pv;
    for (const Move move : info.pv) {
        pv += (pv.empty() ? "" : " ") + format_hub_move(move, numbering);
    }
    if (!pv.empty()) {
        line += ' ' + format_hub_field("pv", pv);
    }
    return line;
}

std::string format_hub_done(const SearchResult& result, Numbering numbering) {
    std::string line = "done";
    if (!result.best.is_null()) {
        line += " move=" + format_hub_move(result.best, numbering);
        if (!result.ponder.is_null()) {
            line += " ponder=" + format_hub_move(result.ponder, numbering);
        }
    }
    return line;
}

std::string format_hub_param(const Option& option) {
    std::string line = "param " + format_hub_field("name", option.name) + ' ' + format_hub_field("value", option.value);
    switch (option.type) {
        case Option::Type::integer:
            line += " type=int min=" + std::to_string(option.min) + " max=" + std::to_string(option.max);
            break;
        case Option::Type::choice: {
            std::string values;
            for (const std::string& choice : option.choices) {
                values += (values.empty() ? "" : " ") + choice;
            }
            line += " type=enum " + format_hub_field("values", values);
            break;
        }
        case Option::Type::flag:
            line += " type=bool";
            break;
        case Option::Type::text:
            line += " type=string";
            break;
    }
    return line;
}

std::string format_hub_error(const std::string& message) {
    std::string harmless = message;
    std::ranges::replace_if(harmless, is_separator, ' ');
    std::ranges::replace(harmless, '"', '\'');
    return "error " + format_hub_field("message", harmless);
}

}  // namespace draughts
