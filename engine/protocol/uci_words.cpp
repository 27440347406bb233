#include "protocol/uci_words.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/perft.h"
#include "protocol/bench_suite.h"
#include "text/fen.h"
#include "text/fixed_point.h"
#include "text/notation.h"
#include "text/status_text.h"

namespace draughts {

namespace {

[[nodiscard]] char piece_letter(const Position& position, Square s) {
    const bool king = position.kings().contains(s);
    if (position.pieces(Color::white).contains(s)) {
        return king ? 'W' : 'w';
    }
    if (position.pieces(Color::black).contains(s)) {
        return king ? 'B' : 'b';
    }
    return '.';
}

[[nodiscard]] std::string board_text(const Position& position) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        text += static_cast<char>('1' + rank);
        text += rank % 2 == 0 ? "  " : "    ";
        for (int file = rank % 2; file < 8; file += 2) {
            text += piece_letter(position, square_at(file, rank));
            text += file < 6 ? "   " : "\n";
        }
    }
    return text + "\n   a b c d e f g h\n";
}

[[nodiscard]] std::string hexadecimal(std::uint64_t value) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) {
        text += digits[value >> shift & 15];
    }
    return text;
}

}  // namespace

std::string describe_game(const Game& game) {
    const Position& position = game.position();
    std::vector<std::string> moves;
    for (const Move move : game.legal_moves()) {
        moves.push_back(format_move(game.variant(), position, move));
    }
    std::ranges::sort(moves);
    std::string text = board_text(position) + '\n' + (position.turn() == Color::white ? "White" : "Black") +
                       " to move, " + std::string{name_of(game.variant())} + "\n\nFen: " + format_fen(position) +
                       "\nKey: 0x" + hexadecimal(game.key()) + "\nMoves:";
    for (const std::string& move : moves) {
        text += ' ' + move;
    }
    return text + "\nStatus: " + status_text(game.outcome());
}

std::string describe_tables(const std::optional<TableAnswer>& answer) {
    if (!answer) {
        return "";
    }
    std::string text = "\nTables: ";
    switch (answer->without_rules) {
        case Wdl::draw:
            return text + "draw";
        case Wdl::win:
            text += "win in ";
            break;
        case Wdl::loss:
            text += "loss in ";
            break;
    }
    text += std::to_string(answer->plies) + (answer->plies == 1 ? " ply" : " plies");
    if (answer->drawn_by) {
        text += "; drawn by " + std::string{name_of(*answer->drawn_by)} + " with the present counts";
    }
    return text;
}

std::string judge_move(const Game& game, std::string_view move) {
    if (move.empty()) {
        return "why expects a move, such as: why c3-d4";
    }
    const auto legal = parse_move(game.variant(), game.position(), move);
    return legal ? "legal: " + format_move(game.variant(), game.position(), *legal) : legal.error();
}

std::string describe_perft(const Game& game, int depth) {
    PerftOptions options;
    options.depth = depth;
    std::vector<std::pair<std::string, std::uint64_t>> lines;
    for (const auto& [move, leaves] : divide(game.variant(), game.position(), options)) {
        lines.emplace_back(format_move(game.variant(), game.position(), move), leaves);
    }
    std::ranges::sort(lines);
    std::string text;
    std::uint64_t total = 0;
    for (const auto& [move, count] : lines) {
        text += move + ": " + std::to_string(count) + '\n';
        total += count;
    }
    return text + "\nNodes searched: " + std::to_string(total);
}

std::string describe_bench(VariantId variant) {
    const std::vector<SearchInfo> reports = search_signature(variant);
    std::string text;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        text.append(suite[i].name).append(": ").append(std::to_string(reports[i].nodes)) += '\n';
    }
    return text + "\nNodes searched: " + std::to_string(total_nodes(reports));
}

std::string help_text() {
    return "Russian and Brazilian draughts. Squares are a1..h8 or 1..32 (1 = b8), moves c3-d4 or c3xe5.\n"
           "  position startpos [moves c3-d4 ...]    set the position\n"
           "  position fen W:Wa1,Kc3:Bb8 [moves ..]  the same from a draughts FEN, K marks a king\n"
           "  setoption name UCI_Variant value brazilian\n"
           "  go depth 15 | go movetime 2000 | go nodes 1000000 | go infinite\n"
           "  go mate 3 | go depth 12 searchmoves c3-d4 e3-f4   look for a win, choose among some moves\n"
           "  setoption name MultiPV value 3   show the three best moves\n"
           "  go wtime 60000 btime 60000 winc 500 binc 500   think as in a game, in milliseconds\n"
           "  go perft 6       count the moves to that depth\n"
           "  stop             end the search and show its best move\n"
           "  d                the board, its FEN, the legal moves and the state of the game\n"
           "  eval             the static evaluation\n"
           "  why c3-d4        whether a move is legal, or the rule that it breaks\n"
           "  bench            the nodes of a fixed search, which tells whether two builds search alike\n"
           "  uci              the engine's name and options\n"
           "  hub, ugi         change to the Hub protocol, or to UGI, which adds query p1turn|gameover|result\n"
           "  quit";
}

}  // namespace draughts
