#include "review/position_report.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "core/movegen.h"
#include "search/win_chances.h"
#include "text/fen.h"
#include "text/fixed_point.h"
#include "text/notation.h"

namespace draughts {

namespace {

[[nodiscard]] MoveFormat format_of(const PositionReport& report) {
    MoveFormat format;
    format.squares = report.squares;
    return format;
}

[[nodiscard]] std::string moves_text(const PositionReport& report, Position position, const std::vector<Move>& moves) {
    constexpr std::size_t most = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(moves.size(), most); ++i) {
        text += (i == 0 ? "" : " ") + format_move(report.game.variant(), position, moves[i], format_of(report));
        position = position.make(moves[i]);
    }
    return moves.size() > most ? text + " ..." : text;
}

[[nodiscard]] std::string signed_men(Score score) {
    return (score >= 0 ? "+" : "") + fixed_point(score / 100.0, 2);
}

[[nodiscard]] std::string score_text(Score score) {
    return is_decisive(score) ? (is_win(score) ? "+#" : "-#") + std::to_string(plies_to_end(score)) : signed_men(score);
}

[[nodiscard]] std::string percent(int permille) {
    return std::to_string((permille + 5) / 10);
}

[[nodiscard]] std::string status_text(const Outcome& outcome, const Words& words) {
    switch (outcome.status) {
        case Status::white_wins:
            return words["white-wins"];
        case Status::black_wins:
            return words["black-wins"];
        case Status::draw:
            return words.fill("drawn", {words[name_of(*outcome.rule)]});
        case Status::ongoing:
            break;
    }
    return "";
}

[[nodiscard]] std::string table_text(const TableFact& fact, const Words& words) {
    const std::string text =
        fact.without_rules == Wdl::draw
            ? words["table-draw"]
            : words.fill(fact.without_rules == Wdl::win ? "table-win" : "table-loss", {std::to_string(fact.plies)});
    return fact.drawn_by.empty() ? text : words.fill("table-drawn-by", {text, words[fact.drawn_by]});
}

/// `text` and blanks up to so many columns; UTF-8's continuation bytes take none, Chinese letters two.
[[nodiscard]] std::string left_of(const std::string& text, std::size_t columns) {
    std::size_t width = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        width += (byte & 0xC0) == 0x80 ? 0 : byte >= 0xE3 ? 2 : 1;
    }
    return text + std::string(width < columns ? columns - width : 1, ' ');
}

}  // namespace

std::optional<Threat> find_threat(Analyst& analyst, const Game& game, const Effort& effort) {
    const Position& now = game.position();
    if (game.outcome().status != Status::ongoing || has_capture(now)) {
        return std::nullopt;
    }
    const Position turned{now.pieces(Color::white), now.pieces(Color::black), now.kings(), opponent(now.turn())};
    const std::vector<Line> lines = analyst.search(Game{game.variant(), game.rules(), turned}, effort);
    if (lines.empty()) {
        return std::nullopt;
    }
    return Threat{turned, lines.front(), gain_of_line(turned, lines.front().moves)};
}

std::string facts_text(const PositionReport& report, const Words& words) {
    const Game& game = report.game;
    const Outcome outcome = game.outcome();
    std::string text = words.to_move(game.position().turn()) + ". " + words[name_of(game.variant())] + ", " +
                       words.fill("draw-rules", {std::string{name_of(game.rules())}}) +
                       "\nFEN: " + format_fen(game.position(), report.squares) + '\n';
    if (outcome.status != Status::ongoing) {
        text += status_text(outcome, words) + '\n';
    }
    if (report.tables) {
        text += words["tables"] + ": " + table_text(*report.tables, words) + '\n';
    }
    std::vector<std::string> moves;
    for (const Move move : game.legal_moves()) {
        moves.push_back(format_move(game.variant(), game.position(), move, format_of(report)));
    }
    std::ranges::sort(moves);
    text += words["moves"] + " (" + std::to_string(moves.size()) + "):";
    for (const std::string& move : moves) {
        text += ' ' + move;
    }
    return text + (has_capture(game.position()) ? " (" + words["capture-due"] + ")\n" : "\n");
}

std::string threat_text(const PositionReport& report, const Words& words) {
    if (!report.threat) {
        return "";
    }
    const auto& [position, line, gain] = *report.threat;
    std::string what = words["no-threat"];
    if (is_win(line.score)) {
        what = words["threat-win"];
    } else if (gain.men > 0) {
        what = words.fill("threat-gain", {std::to_string(gain.men)});
    }
    const std::string moves = moves_text(report, position, line.moves);
    return words[position.turn() == Color::white ? "threat-of-white" : "threat-of-black"] + ": " + what +
           (what == words["no-threat"] ? "" : ": " + moves) + '\n';
}

std::string row_headline(const Words& words) {
    return left_of(words["depth"], 8) + left_of(words["score"], 8) + left_of(words["wdl"], 18) + words["line"];
}

std::string row_text(const PositionReport& report, const Line& line) {
    const Game& game = report.game;
    const WinChances chances = win_chances(line.score, game.variant(), game.position());
    return left_of(std::to_string(line.depth), 8) + left_of(score_text(line.score), 8) +
           left_of(percent(chances.win) + '/' + percent(chances.draw) + '/' + percent(chances.loss), 18) +
           moves_text(report, game.position(), line.moves);
}

std::string verdict_text(const PositionReport& report, const Words& words) {
    if (report.lines.empty()) {
        return "";
    }
    const Score score = report.lines.front().score;
    const Color turn = report.game.position().turn();
    const std::string& better = words.name(score >= 0 ? turn : opponent(turn));
    if (is_decisive(score)) {
        return words.fill("wins-in", {better, std::to_string(plies_to_end(score))}) + '\n';
    }
    const WinChances chances = win_chances(std::abs(score), report.game.variant(), report.game.position());
    const Lead lead = lead_of(chances);
    const std::string who = lead == Lead::none     ? words["equal"]
                            : lead == Lead::slight ? words.fill("slightly-better", {better})
                            : lead == Lead::clear  ? words.fill("better", {better})
                                                   : words.fill("winning", {better});
    return who + " (" + words.fill("in-men", {signed_men(std::abs(score)), better}) + "; " +
           words.fill("chances", {percent(chances.win), percent(chances.draw), percent(chances.loss)}) + ")\n";
}

}  // namespace draughts
