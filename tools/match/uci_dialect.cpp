#include "match/uci_dialect.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "match/hub_dialect.h"
#include "protocol/words.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

using Words = std::vector<std::string_view>;

[[nodiscard]] std::string milliseconds_text(Seconds time) {
    return std::to_string(std::llround(time.count() * 1000));
}

/// "name NAME type ..." of an option line.
[[nodiscard]] std::string option_name(const Words& words) {
    std::size_t end = 2;
    while (end < words.size() && words[end] != "type") {
        ++end;
    }
    return words.size() > 2 && words[1] == "name" ? join_words(words, 2, end) : "";
}

/// In men; a win in n moves of ours is one in 2n-1 plies.
[[nodiscard]] std::optional<double> read_score(std::string_view unit, std::string_view value) {
    if (unit == "cp") {
        const auto hundredths = parse_number<int>(value);
        return hundredths ? std::optional{*hundredths / 100.0} : std::nullopt;
    }
    const auto moves = unit == "mate" ? parse_number<int>(value) : std::nullopt;
    if (!moves) {
        return std::nullopt;
    }
    return *moves > 0 ? 100 - (2 * *moves - 1) / 100.0 : -100 - 2 * *moves / 100.0;
}

/// The thought of an info line, nothing when it is about something else than the best line.
[[nodiscard]] Thought read_thought(const Words& words) {
    Thought thought;
    for (std::size_t i = 1; i + 1 < words.size() && words[i] != "pv" && words[i] != "string"; ++i) {
        if (words[i] == "multipv" && words[i + 1] != "1") {
            return {};
        }
        if (words[i] == "depth") {
            thought.depth = parse_number<int>(words[i + 1]);
        } else if (words[i] == "nodes") {
            thought.nodes = parse_number<std::uint64_t>(words[i + 1]);
        } else if (words[i] == "score" && i + 2 < words.size()) {
            const bool is_bound =
                i + 3 < words.size() && (words[i + 3] == "lowerbound" || words[i + 3] == "upperbound");
            if (!is_bound) {
                thought.score_men = read_score(words[i + 1], words[i + 2]);
            }
        }
    }
    return thought;
}

[[nodiscard]] std::string set_option(std::string_view name, std::string_view value) {
    return "setoption name " + std::string{name} + " value " + std::string{value};
}

}  // namespace

bool UciDialect::has_option(std::string_view name) const {
    return std::ranges::find(options_, to_lower(name)) != options_.end();
}

Lines UciDialect::settings(VariantId variant, DrawRules rules, const EngineConfig& config) const {
    Lines lines;
    if (has_option("UCI_Variant")) {
        lines.push_back(set_option("UCI_Variant", name_of(variant)));
    }
    if (has_option("DrawRules")) {
        lines.push_back(set_option("DrawRules", name_of(rules)));
    }
    for (const auto& [name, value] : config.options) {
        lines.push_back(set_option(name, value));
    }
    lines.emplace_back("isready");
    return lines;
}

Lines UciDialect::search(const SearchOrder& order) const {
    const Game& game = order.game;
    std::string position = "position fen " + format_fen(game.start());
    for (std::size_t ply = 0; ply < game.ply(); ++ply) {
        position +=
            (ply == 0 ? " moves " : " ") + format_move(game.variant(), game.position_at(ply), game.moves()[ply]);
    }
    std::string go = "go";
    const TimeControl& control = order.own.control();
    if (control.depth) {
        go += " depth " + std::to_string(*control.depth);
    }
    if (control.nodes) {
        go += " nodes " + std::to_string(*control.nodes);
    }
    if (control.move_time) {
        go += " movetime " + milliseconds_text(*control.move_time);
    } else if (control.base) {
        const bool is_white = game.position().turn() == Color::white;
        const GameClock& white = is_white ? order.own : order.opponent;
        const GameClock& black = is_white ? order.opponent : order.own;
        // UCI counts the increment as added already; for us it comes before the move.
        const auto left = [](const GameClock& clock) {
            return milliseconds_text(clock.time() + clock.control().increment);
        };
        go += " wtime " + left(white) + " btime " + left(black);
        if (white.control().increment.count() > 0 || black.control().increment.count() > 0) {
            go += " winc " + milliseconds_text(white.control().increment) + " binc " +
                  milliseconds_text(black.control().increment);
        }
        if (control.moves > 0) {
            go += " movestogo " + std::to_string(order.own.moves_to_go());
        }
    }
    return {std::move(position), std::move(go)};
}

Reply UciDialect::read(std::string_view line) {
    const Words words = split_words(line);
    Reply reply;
    if (words.empty()) {
        return reply;
    }
    if (words[0] == "uciok") {
        reply.kind = Reply::Kind::introduced;
    } else if (words[0] == "readyok") {
        reply.kind = Reply::Kind::ready;
    } else if (words[0] == "option") {
        options_.push_back(to_lower(option_name(words)));
    } else if (words[0] == "info") {
        reply.kind = Reply::Kind::thought;
        reply.thought = read_thought(words);
    } else if (words[0] == "bestmove") {
        const bool has_move =
            words.size() > 1 && words[1] != "(none)" && words[1] != "none" && words[1] != "0000" && words[1] != "null";
        reply.kind = has_move ? Reply::Kind::move : Reply::Kind::no_move;
        reply.text = words.size() > 1 ? std::string{words[1]} : "";
    }
    return reply;
}

Result<Move> UciDialect::parse(const Game& game, std::string_view text) const {
    return parse_move(game.variant(), game.position(), text);
}

std::unique_ptr<Dialect> make_dialect(const EngineConfig& config) {
    if (config.protocol == Protocol::hub) {
        return std::make_unique<HubDialect>(config.numbering);
    }
    return std::make_unique<UciDialect>();
}

}  // namespace draughts
