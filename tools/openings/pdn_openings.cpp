#include "openings/pdn_openings.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/game.h"
#include "text/fen.h"
#include "text/notation.h"
#include "text/quote.h"

namespace draughts {

namespace {

struct PdnGame {
    std::string fen;  // empty: the start position
    std::string name;
    std::vector<std::string_view> moves;
    bool has_ended = false;  // by a result; only another game can follow
};

[[nodiscard]] bool is_result(std::string_view word) {
    constexpr std::array<std::string_view, 10> results = {"*",   "1-0", "0-1", "1/2-1/2", "1/2",
                                                          "2-0", "1-1", "0-2", "0-0",     "\u00bd-\u00bd"};
    return std::ranges::find(results, word) != results.end();
}

/// Without a move number that stands before a move or alone: "1.c3-d4", "1...", "...".
[[nodiscard]] std::string_view without_number(std::string_view word) {
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::size_t end = std::min(word.find_first_not_of('.', digits), word.size());
    return end > digits ? word.substr(end) : word;
}

/// Goes through the text of a file, game by game.
class PdnScanner {
  public:
    explicit PdnScanner(std::string_view text) : text_{text} {}

    [[nodiscard]] std::vector<PdnGame> games() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '[') {
                take_tag();
            } else if (c == '{') {
                skip_past('}');
            } else if (c == ';' || (c == '%' && (at_ == 0 || text_[at_ - 1] == '\n'))) {
                skip_past('\n');
            } else if (c == '(') {
                skip_variation();
            } else if (is_blank(c) || c == ')' || c == '}' || c == ']') {
                ++at_;
            } else {
                take_word();
            }
        }
        return std::move(games_);
    }

  private:
    [[nodiscard]] static bool is_blank(char c) { return static_cast<unsigned char>(c) <= 0x20; }

    void skip_past(char end) { at_ = std::min(text_.find(end, at_), text_.size() - 1) + 1; }

    void skip_variation() {
        int depth = 0;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '{') {
                skip_past('}');
                continue;
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            ++at_;
            if (depth == 0) {
                return;
            }
        }
    }

    PdnGame& game() {
        if (games_.empty() || games_.back().has_ended) {
            games_.emplace_back();
        }
        return games_.back();
    }

    /// [Name "value"]; a quote within the value is written \".
    void take_tag() {
        ++at_;
        const std::size_t quote = std::min(text_.find_first_of("\"]\n", at_), text_.size());
        const std::size_t blank = std::min(text_.find_first_of(" \t\"]\n", at_), quote);
        const std::string_view name = text_.substr(at_, blank - at_);
        at_ = quote;
        std::string value;
        if (quote < text_.size() && text_[quote] == '"') {
            for (++at_; at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\n'; ++at_) {
                at_ += text_[at_] == '\\' && at_ + 1 < text_.size() ? 1 : 0;
                value += text_[at_];
            }
            at_ = std::min(text_.find_first_of("]\n", at_), text_.size());
        }
        at_ = std::min(at_ + 1, text_.size());
        if (!games_.empty() && !games_.back().moves.empty()) {
            games_.back().has_ended = true;
        }
        PdnGame& current = game();
        if (name == "FEN") {
            current.fen = value;
        } else if (name == "Opening") {
            current.name = value;
        }
    }

    void take_word() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && !is_blank(text_[at_]) && std::string_view{"{}()[];"}.find(text_[at_]) == npos) {
            ++at_;
        }
        const std::string_view word = without_number(text_.substr(begin, at_ - begin));
        if (is_result(word)) {
            game().has_ended = true;
        } else if (!word.empty() && word.front() != '$' && word.find_first_not_of("!?") != npos) {
            game().moves.push_back(word);
        }
    }

    static constexpr std::size_t npos = std::string_view::npos;

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<PdnGame> games_;
};

[[nodiscard]] Result<Position> position_after(const PdnGame& pdn, VariantId variant, std::size_t plies) {
    Position start = Position::start();
    if (!pdn.fen.empty()) {
        const auto fen = parse_fen(pdn.fen);
        if (!fen) {
            return Error{fen.error()};
        }
        start = fen->position;
    }
    Game game{variant, DrawRules::none, start};
    const std::size_t count = std::min(plies, pdn.moves.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto move = parse_move(variant, game.position(), pdn.moves[i]);
        if (!move) {
            return Error{"move " + std::to_string(i + 1) + ": " + move.error()};
        }
        game.play(*move);
    }
    if (game.outcome().status != Status::ongoing) {
        return Error{"the side to move has lost, expected a position to play from"};
    }
    return game.position();
}

}  // namespace

bool is_pdn(std::string_view text) {
    for (std::size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
        const bool begins_line = at == 0 || text[at - 1] == '\n' || text[at - 1] == '\xBF';  // of a byte order mark
        if (begins_line && !text.substr(at + 1).starts_with("FEN")) {
            return true;
        }
    }
    return false;
}

Result<std::vector<Opening>> read_pdn_openings(std::string_view text, VariantId variant, std::size_t plies,
                                               std::string_view what) {
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    std::vector<Opening> openings;
    std::size_t number = 0;
    for (const PdnGame& game : PdnScanner{text}.games()) {
        ++number;
        const auto position = position_after(game, variant, plies);
        if (!position) {
            return Error{std::string{what} + " game " + std::to_string(number) + ": " + position.error()};
        }
        if (std::ranges::find(openings, *position, &Opening::position) == openings.end()) {
            openings.push_back({game.name.empty() ? std::to_string(number) : game.name, *position});
        }
    }
    if (openings.empty()) {
        return Error{std::string{what} + ": no game found, expected PDN"};
    }
    return openings;
}

}  // namespace draughts
