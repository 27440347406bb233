#include "pdn/replay.h"

#include <algorithm>
#include <utility>

#include "core/movegen.h"
#include "pdn/move_number.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

struct Rules {
    VariantId variant = VariantId::russian;
    Numbering numbering = Numbering::top;
};

/// What a setup puts on the board: a FEN, or a side to move alone ("B::").
Result<ParsedFen> setup_of(const std::string& fen, const Position& now, Numbering numbering) {
    if (fen == "W::" || fen == "B::") {
        const Color turn = color_of_fen(fen, Color::white);
        return ParsedFen{{now.pieces(Color::white), now.pieces(Color::black), now.kings(), turn}, 0};
    }
    return parse_fen(fen, numbering);
}

/// The plain form "c3-d4", which nearly all moves have; null for other forms.
std::optional<std::pair<Square, Square>> plain_ends(std::string_view text) {
    if (text.size() != 5 || std::string_view{"-:x"}.find(text[2]) == std::string_view::npos || text[0] < 'a') {
        return std::nullopt;
    }
    const auto from = parse_square(text.substr(0, 2));
    const auto to = parse_square(text.substr(3));
    return from && to ? std::optional{std::pair{*from, *to}} : std::nullopt;
}

/// parse_move(), which is slower where the text is plain and one move alone fits.
Result<Move> read_move(Rules rules, const Position& position, const std::string& text) {
    if (const auto ends = plain_ends(text)) {
        Move found;
        int count = 0;
        for (const Move move : legal_moves(rules.variant, position)) {
            if (move.from() == ends->first && move.to() == ends->second) {
                found = move;
                ++count;
            }
        }
        if (count == 1) {
            return found;
        }
    }
    return parse_move(rules.variant, position, text, rules.numbering);
}

constexpr std::string_view digits = "0123456789";

bool is_numeric_move(const PdnMove& step) {
    return step.step == PdnStep::move && step.text.find_first_of(digits) == 0;
}

/// Whether squares may be numbers: a wrong yes costs time only.
bool is_numeric(const PdnGame& game) {
    return std::ranges::any_of(game.moves.moves, is_numeric_move) ||
           game.tag("FEN").value_or("a").find_first_of("acdefghACDEFGH") == std::string_view::npos;
}

/// Plays the main line of one game.
class MainLine {
  public:
    MainLine(PdnGame& game, Rules rules) : game_{game}, rules_{rules} {
        replay_.variant = rules.variant;
        replay_.numbering = rules.numbering;
    }

    Replay play() {
        Position start = Position::start();
        std::uint8_t clock = 0;
        if (const auto fen = game_.tag("FEN"); fen && !fen->empty()) {
            const auto parsed = parse_fen(*fen, rules_.numbering);
            if (!parsed) {
                replay_.stretches.push_back({});
                replay_.fault = ReplayFault{0, Position{}, "FEN", parsed.error()};
                return std::move(replay_);
            }
            start = parsed->position;
            clock = parsed->clock_plies;
        }
        begin(start, clock, 0);
        number_.turn = start.turn();
        for (std::size_t i = 0; i < game_.moves.moves.size() && !replay_.fault; ++i) {
            take(game_.moves.moves[i], i);
        }
        replay_.end = position_;
        return std::move(replay_);
    }

  private:
    void begin(const Position& start, std::uint8_t clock, std::size_t first) {
        position_ = start;
        replay_.stretches.push_back({start, clock, first});
    }

    void set_up(const std::string& fen, std::size_t first) {
        const auto parsed = setup_of(fen, position_, rules_.numbering);
        if (!parsed) {
            replay_.fault = ReplayFault{first - 1, position_, "setup", parsed.error()};
            return;
        }
        number_.set_turn(parsed->position.turn());
        begin(parsed->position, parsed->clock_plies, first);
    }

    void take(PdnMove& step, std::size_t index) {
        step.move.reset();
        if (step.step == PdnStep::setup) {
            set_up(step.text, index + 1);
            return;
        }
        const auto fault = [&](std::string reason) {
            replay_.fault = ReplayFault{index, position_, number_.text() + ' ' + step.text, std::move(reason)};
        };
        if (step.step == PdnStep::unknown) {
            fault("the file does not tell this move");
            return;
        }
        const auto move = read_move(rules_, position_, step.text);
        if (!move) {
            fault(move.error());
            return;
        }
        step.move = *move;
        position_ = position_.make(*move);
        number_.next();
        ++replay_.plies;
    }

    PdnGame& game_;
    Rules rules_;
    Replay replay_;
    Position position_;
    MoveNumber number_;
};

/// Plays the variations that hang on a line.
class Variations {
  public:
    Variations(Rules rules, std::vector<ReplayFault>& faults) : rules_{rules}, faults_{faults} {}

    /// Those of a line from `position` on, as far as its own moves are known.
    void play_in(PdnLine& line, Position position, MoveNumber number) {
        for (PdnLine& variation : line.variations) {
            play(variation, position, number);
        }
        for (PdnMove& step : line.moves) {
            if (step.step == PdnStep::setup) {
                const auto parsed = setup_of(step.text, position, rules_.numbering);
                if (!parsed) {
                    return;
                }
                position = parsed->position;
                number.set_turn(position.turn());
                continue;
            }
            if (!step.move) {
                return;
            }
            const Position before = position;
            const MoveNumber number_before = number;
            position = before.make(*step.move);
            number.next();
            for (PdnLine& variation : step.variations) {
                anchor(variation, before, position);
                play(variation, variation.follows ? position : before, variation.follows ? number : number_before);
            }
        }
    }

  private:
    /// Turns `follows` round where only the other way makes the first move legal.
    void anchor(PdnLine& variation, const Position& before, const Position& after) const {
        if (variation.moves.empty() || variation.moves[0].step != PdnStep::move) {
            return;
        }
        const std::string& first = variation.moves[0].text;
        if (!read_move(rules_, variation.follows ? after : before, first) &&
            read_move(rules_, variation.follows ? before : after, first)) {
            variation.follows = !variation.follows;
        }
    }

    void play(PdnLine& line, const Position& start, MoveNumber number) {
        Position position = start;
        MoveNumber now = number;
        for (std::size_t i = 0; i < line.moves.size(); ++i) {
            PdnMove& step = line.moves[i];
            if (step.step == PdnStep::setup) {
                const auto parsed = setup_of(step.text, position, rules_.numbering);
                if (!parsed) {
                    faults_.push_back({i, position, "setup", parsed.error()});
                    break;
                }
                position = parsed->position;
                now.set_turn(position.turn());
                continue;
            }
            if (step.step == PdnStep::unknown) {
                break;
            }
            const auto move = read_move(rules_, position, step.text);
            if (!move) {
                faults_.push_back({i, position, now.text() + ' ' + step.text, move.error()});
                break;
            }
            step.move = *move;
            position = position.make(*move);
            now.next();
        }
        play_in(line, start, number);
    }

    Rules rules_;
    std::vector<ReplayFault>& faults_;
};

/// A last word such as "4-6", which is no legal move, is the score of a match where the moves before it have letters.
bool takes_last_for_result(PdnGame& game, const Replay& replay) {
    PdnLine& line = game.moves;
    const std::size_t size = line.moves.size();
    if (!replay.fault || size < 2 || !line.result.empty() || replay.fault->index + 1 != size) {
        return false;
    }
    PdnMove& last = line.moves.back();
    const bool is_score = last.text.size() == 3 && last.text[1] == '-' && last.text.find_first_not_of(digits) == 1 &&
                          last.text.find_last_not_of(digits) == 1;
    const bool has_numbers = std::any_of(line.moves.begin(), line.moves.end() - 1, is_numeric_move);
    if (last.step != PdnStep::move || !is_score || has_numbers || !last.variations.empty()) {
        return false;
    }
    const PdnMove step = std::move(last);
    line.moves.pop_back();
    line.result = step.text;
    std::vector<std::string>& comments = line.moves.empty() ? line.comments : line.moves.back().comments;
    comments.insert(comments.end(), step.comments_before.begin(), step.comments_before.end());
    comments.insert(comments.end(), step.comments.begin(), step.comments.end());
    return true;
}

/// The numbering that a full GameType names: the corner of square 1 is the digit of its fifth field, "N2", 0 for a1.
Numbering numbering_of(const PdnGame& game) {
    const std::string_view type = game.tag("GameType").value_or("");
    const std::size_t notation = type.find('N');
    const bool is_bottom = notation != std::string_view::npos && type.substr(notation + 1).starts_with('0');
    return is_bottom ? Numbering::bottom : Numbering::top;
}

}  // namespace

std::optional<VariantId> variant_of(const PdnGame& game) {
    const std::string_view type = game.tag("GameType").value_or("");
    const std::string_view number = type.substr(0, type.find_first_not_of(digits));
    return number == std::to_string(Russian::game_type)     ? std::optional{VariantId::russian}
           : number == std::to_string(Brazilian::game_type) ? std::optional{VariantId::brazilian}
                                                            : std::nullopt;
}

Replay replay(PdnGame& game, const ReplayOptions& options) {
    Rules rules{options.variant.value_or(variant_of(game).value_or(VariantId::russian)),
                options.numbering.value_or(numbering_of(game))};
    Replay result = MainLine{game, rules}.play();
    if (result.fault && !options.numbering && is_numeric(game)) {
        const Rules other{rules.variant, rules.numbering == Numbering::top ? Numbering::bottom : Numbering::top};
        Replay again = MainLine{game, other}.play();
        if (again.is_whole() || again.plies > result.plies) {
            rules = other;
            result = std::move(again);
        } else {
            result = MainLine{game, rules}.play();
        }
    }
    if (takes_last_for_result(game, result)) {
        result.fault.reset();
    }
    if (result.fault) {
        const VariantId other = rules.variant == VariantId::russian ? VariantId::brazilian : VariantId::russian;
        PdnGame copy = game;
        if (MainLine{copy, {other, rules.numbering}}.play().is_whole()) {
            result.other_variant = other;
        }
    }
    if (options.variations && !(result.fault && result.fault->move == "FEN")) {
        const Position& start = result.stretches.front().start;
        Variations{rules, result.variation_faults}.play_in(game.moves, start, {1, start.turn()});
    }
    return result;
}

}  // namespace draughts
