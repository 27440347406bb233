#include "pdn/writer.h"

#include <algorithm>
#include <string_view>

#include "pdn/move_number.h"
#include "text/characters.h"
#include "text/fen.h"

namespace draughts {

namespace {

constexpr std::size_t line_width = 100;

/// Words separated by blanks, or by a line's end where the line would become too long.
class WrappedText {
  public:
    void add(std::string_view word) {
        const std::size_t line = text_.size() - line_start_;
        // "%" at the beginning of a line would make it a comment, "[" a tag.
        const bool may_break = !word.starts_with('%') && !word.starts_with('[');
        if (line > 0 && !is_glued_) {
            const bool breaks = may_break && line + 1 + word.size() > line_width;
            text_ += breaks ? '\n' : ' ';
            line_start_ = breaks ? text_.size() : line_start_;
        }
        text_ += word;
        is_glued_ = false;
    }
    /// The next word follows without a blank.
    void glue() { is_glued_ = true; }
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    std::string text_;
    std::size_t line_start_ = 0;
    bool is_glued_ = false;
};

class LineWriter {
  public:
    explicit LineWriter(WrappedText& out) : out_{out} {}

    void write(const PdnLine& line, MoveNumber number) {
        write_comments(line.comments);
        write_variations(line.variations, number, number);
        bool needs_number = true;
        const PdnMove* last = nullptr;
        for (const PdnMove& step : line.moves) {
            needs_number = needs_number || may_join(*last, step);
            needs_number = write_step(step, number, needs_number);
            last = &step;
        }
        write_comments(line.closing_comments);
        if (!line.result.empty()) {
            out_.add(line.result);
        }
    }

  private:
    /// Whether two texts, of which one at least is no move, would be read as one: "c3-" and "d4".
    static bool may_join(const PdnMove& first, const PdnMove& second) {
        const auto is_move = [](const PdnMove& step) {
            return step.step != PdnStep::move ||
                   (is_digit(step.text.back()) &&
                    std::string_view{"-:xX"}.find(step.text[0]) == std::string_view::npos &&
                    static_cast<unsigned char>(step.text[0]) < 0x80);
        };
        return !is_move(first) || !is_move(second);
    }

    /// Returns whether the next move needs a number, also of Black.
    bool write_step(const PdnMove& step, MoveNumber& number, bool needs_number) {
        const MoveNumber before = number;
        if (step.step == PdnStep::setup) {
            out_.add("/FEN \"" + step.text + "\"/");
            number.set_turn(color_of_fen(step.text, number.turn));
        } else {
            const bool has_number = needs_number || number.turn == Color::white || !step.comments_before.empty();
            std::string move = has_number ? number.text() : "";
            if (!step.comments_before.empty()) {
                out_.add(move);
                write_comments(step.comments_before);
                move.clear();
            }
            out_.add(move + (move.empty() ? "" : " ") + step.text + step.marks);
            number.next();
        }
        for (const int nag : step.nags) {
            out_.add("$" + std::to_string(nag));
        }
        write_comments(step.comments);
        write_variations(step.variations, before, number);
        return step.step == PdnStep::setup || !step.comments.empty() || !step.variations.empty();
    }

    void write_variations(const std::vector<PdnLine>& variations, MoveNumber before, MoveNumber after) {
        for (const PdnLine& variation : variations) {
            out_.add("(");
            out_.glue();
            write(variation, variation.follows ? after : before);
            out_.glue();
            out_.add(")");
        }
    }

    /// A blank between two words may become the end of a line; several blanks stay.
    void write_comments(const std::vector<std::string>& comments) {
        for (const std::string& comment : comments) {
            const std::string text = "{" + comment + "}";
            std::size_t begin = 0;
            for (std::size_t at = 1; at + 1 < text.size(); ++at) {
                if (text[at] == ' ' && text[at - 1] != ' ' && text[at + 1] != ' ') {
                    out_.add(std::string_view{text}.substr(begin, at - begin));
                    begin = at + 1;
                }
            }
            out_.add(std::string_view{text}.substr(begin));
        }
    }

    WrappedText& out_;
};

std::string tag_text(const PdnTag& tag) {
    std::string text = "[" + tag.name + " \"";
    for (const char c : tag.value) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + "\"]\n";
}

/// ":H25:F40", the counters of a FEN.
std::string counters_of(std::string_view fen) {
    std::string text;
    for (std::size_t at = fen.find(':'); at != std::string_view::npos; at = fen.find(':', at + 1)) {
        const std::string_view field = fen.substr(at + 1, fen.find(':', at + 1) - at - 1);
        const std::size_t name = std::min(field.find_first_not_of(' '), field.size());
        const std::size_t number = std::min(field.find_first_not_of(' ', name + 1), field.size());
        const std::size_t end = std::min(field.find_first_not_of("0123456789", number), field.size());
        if (name < field.size() && std::string_view{"HhFf"}.find(field[name]) != std::string_view::npos &&
            end > number && field.find_first_not_of(" .\"", end) == std::string_view::npos) {
            text += field[name] == 'H' || field[name] == 'h' ? ":H" : ":F";
            text += field.substr(number, end - number);
        }
    }
    return text;
}

/// Whether replay() found each of its moves legal.
bool is_whole(const PdnLine& line) {
    return std::ranges::all_of(line.moves, [](const PdnMove& step) {
        return step.step == PdnStep::setup || step.move.has_value();
    });
}

class Reformatter {
  public:
    Reformatter(VariantId variant, Numbering read, const MoveFormat& format)
        : variant_{variant}, read_{read}, format_{format} {}

    /// A line that is not whole stays as it is: half of it in another numbering could not be read again.
    void change(PdnLine& line, Position position) {
        if (!is_whole(line)) {
            return;
        }
        for (PdnLine& variation : line.variations) {
            change(variation, position);
        }
        for (PdnMove& step : line.moves) {
            const Position before = position;
            if (step.step == PdnStep::setup) {
                if (const auto parsed = parse_fen(step.text, read_)) {
                    position = parsed->position;
                    step.text = fen(position, step.text);
                } else {
                    position = {position.pieces(Color::white), position.pieces(Color::black), position.kings(),
                                color_of_fen(step.text, position.turn())};
                }
                continue;
            }
            step.text = format_move(variant_, before, *step.move, format_);
            position = before.make(*step.move);
            for (PdnLine& variation : step.variations) {
                change(variation, variation.follows ? position : before);
            }
        }
    }
    /// With the counters of `original`.
    [[nodiscard]] std::string fen(const Position& position, std::string_view original) const {
        return format_fen(position, format_.squares, format_.numbering) + counters_of(original);
    }

  private:
    VariantId variant_;
    Numbering read_;
    MoveFormat format_;
};

/// The fifth field of a full GameType tells how squares are written: A0 algebraic, N2 numbered from b8, N0 from a1.
void set_notation(PdnGame& game, const PdnFormat& format) {
    std::string type{game.tag("GameType").value_or("")};
    std::size_t field = 0;
    for (int i = 0; i < 4 && field != std::string::npos; ++i) {
        field = type.find(',', field == 0 ? 0 : field + 1);
    }
    if (field == std::string::npos || field == 0 || type.size() < field + 3) {
        return;
    }
    const bool is_algebraic = format.squares == SquareStyle::algebraic;
    type.replace(field + 1, 2, is_algebraic ? "A0" : format.numbering == Numbering::top ? "N2" : "N0");
    game.set_tag("GameType", type);
}

}  // namespace

std::string write_pdn(const PdnGame& game) {
    std::string text;
    for (const PdnTag& tag : game.tags) {
        text += tag_text(tag);
    }
    text += text.empty() ? "" : "\n";
    WrappedText moves;
    LineWriter{moves}.write(game.moves, {1, color_of_fen(game.tag("FEN").value_or(""), Color::white)});
    if (game.moves.result.empty()) {
        moves.add("*");
    }
    return text + moves.take() + "\n\n";
}

void reformat(PdnGame& game, const Replay& replay, const PdnFormat& format) {
    if (!replay.is_whole()) {
        return;
    }
    const char sign = format.capture_sign.value_or(replay.variant == VariantId::russian ? ':' : 'x');
    Reformatter reformatter{replay.variant, replay.numbering, {format.style, format.squares, sign, format.numbering}};
    const Position& start = replay.stretches.front().start;
    if (const auto fen = game.tag("FEN"); fen && !fen->empty()) {
        game.set_tag("FEN", reformatter.fen(start, *fen));
    }
    set_notation(game, format);
    reformatter.change(game.moves, start);
}

}  // namespace draughts
