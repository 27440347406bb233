#include "match/game_pdn.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "core/game.h"
#include "text/fen.h"
#include "text/fixed_point.h"
#include "text/notation.h"

namespace draughts {

namespace {

constexpr std::size_t line_width = 100;

[[nodiscard]] std::string tag(std::string_view name, std::string_view value) {
    std::string text = "[" + std::string{name} + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + "\"]\n";
}

/// "{+0.13/12 0.25s 1234n}", without what the engine did not say.
[[nodiscard]] std::string comment(const MoveRecord& move) {
    std::string text;
    const auto add = [&](const std::string& part) {
        text += (text.empty() ? "" : " ") + part;
    };
    if (move.score_men || move.depth) {
        add((move.score_men ? (*move.score_men >= 0 ? "+" : "") + fixed_point(*move.score_men, 2) : "") +
            (move.depth ? "/" + std::to_string(*move.depth) : ""));
    }
    if (move.seconds) {
        add(fixed_point(*move.seconds, 3) + "s");
    }
    if (move.nodes) {
        add(std::to_string(*move.nodes) + "n");
    }
    return text.empty() ? "" : "{" + text + "}";
}

/// Words separated by blanks, or by a line's end where the line would become too long.
class Wrapped {
  public:
    void add(const std::string& word) {
        const std::size_t line = text_.size() - line_start_;
        if (line > 0 && line + 1 + word.size() > line_width) {
            text_ += '\n';
            line_start_ = text_.size();
        } else if (line > 0) {
            text_ += ' ';
        }
        text_ += word;
    }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    std::string text_;
    std::size_t line_start_ = 0;
};

}  // namespace

Result<std::string> format_pdn(const GameRecord& record, const PdnEvent& event) {
    const bool is_brazilian = record.variant == Brazilian::name;
    const VariantId variant = is_brazilian ? VariantId::brazilian : VariantId::russian;
    const auto start = parse_fen(record.fen);
    if (!start) {
        return Error{start.error()};
    }
    std::string text = tag("Event", event.name) + tag("Site", "?") + tag("Date", event.date) +
                       tag("Round", std::to_string(record.round)) + tag("White", record.white) +
                       tag("Black", record.black) + tag("Result", record.result) +
                       tag("GameType", is_brazilian ? "26,W,8,8,A0,0" : "25,W,8,8,A0,0") + tag("SetUp", "1") +
                       tag("FEN", format_fen(start->position));
    if (!record.opening.empty()) {
        text += tag("Opening", record.opening);
    }
    text += tag("PlyCount", std::to_string(record.moves.size())) + tag("TimeControl", record.time_control) +
            tag("Termination", record.reason + (record.detail.empty() ? "" : ": " + record.detail)) + "\n";

    MoveFormat format;
    format.style = MoveStyle::short_form;
    format.capture_sign = is_brazilian ? 'x' : ':';
    Position position = start->position;
    Wrapped moves;
    int number = 1;
    for (const MoveRecord& played : record.moves) {
        const auto move = parse_move(variant, position, played.move);
        if (!move) {
            return Error{"game " + std::to_string(record.game) + ": " + move.error()};
        }
        const bool is_white = position.turn() == Color::white;
        if (is_white) {
            moves.add(std::to_string(number) + ".");
        } else if (moves.text().empty()) {
            moves.add(std::to_string(number) + "...");
        }
        moves.add(format_move(variant, position, *move, format));
        if (const std::string said = comment(played); !said.empty()) {
            moves.add(said);
        }
        number += is_white ? 0 : 1;
        position = position.make(*move);
    }
    moves.add("*");
    return text + moves.text() + "\n\n";
}

}  // namespace draughts
