#include "protocol/evaluation_text.h"

#include <cmath>
#include <cstdlib>

#include "core/bitboard.h"
#include "core/movegen.h"
#include "core/position.h"
#include "search/win_chances.h"
#include "text/fixed_point.h"
#include "text/words.h"

namespace draughts {

namespace {

constexpr Bitboard centre{Bitboard{square_at(2, 4)} | Bitboard{square_at(3, 3)} | Bitboard{square_at(4, 4)} |
                          Bitboard{square_at(5, 3)}};

[[nodiscard]] std::string counted(int count, const std::string& one, const std::string& several) {
    return std::to_string(count) + ' ' + (count == 1 ? one : several);
}

[[nodiscard]] std::string percent(int permille) {
    return std::to_string((permille + 5) / 10) + " %";
}

[[nodiscard]] std::string pieces_of(const Position& position, Color side) {
    const int men = position.men(side).count();
    const int kings = position.kings(side).count();
    std::string text = color_name(side) + ' ';
    if (men > 0 || kings == 0) {
        text += counted(men, "man", "men");
    }
    if (kings > 0) {
        text += (men > 0 ? ", " : "") + counted(kings, "king", "kings");
    }
    return text;
}

/// The steps that the men of a side have made, the rank on which each stands counted from 1.
[[nodiscard]] int tempo(const Position& position, Color side) {
    int sum = 0;
    for (const Square s : position.men(side)) {
        sum += side == Color::white ? rank_of(s) + 1 : 8 - rank_of(s);
    }
    return sum;
}

[[nodiscard]] std::string tempo_text(const Position& position) {
    const int white = tempo(position, Color::white);
    const int black = tempo(position, Color::black);
    const std::string leader = white == black ? "even"
                                              : color_name(white > black ? Color::white : Color::black) + " is " +
                                                    std::to_string(std::abs(white - black)) + " ahead";
    return "Tempo: White " + std::to_string(white) + ", Black " + std::to_string(black) + " (" + leader + ')';
}

[[nodiscard]] std::string road_text(const Position& position) {
    const Bitboard kings = position.kings() & main_road;
    const std::string road = "Main road (a1-h8): ";
    for (const Color side : {Color::white, Color::black}) {
        if (kings.any() && kings.without(position.pieces(side)).none()) {
            return road + "held by " + color_name(side) + "'s " + (kings.has_several() ? "kings" : "king");
        }
    }
    return road + (kings.any()                                ? "kings of both sides"
                   : (position.occupied() & main_road).none() ? "empty"
                                                              : "no king on it");
}

/// Who is better, in a word, and what that comes to.
[[nodiscard]] std::string verdict(const Game& game, Score score) {
    const Color turn = game.position().turn();
    const WinChances chances = win_chances(std::abs(score), game.variant(), game.position());
    const Lead lead = lead_of(chances);
    const std::string how = lead == Lead::none     ? ""
                            : lead == Lead::slight ? "slightly better"
                            : lead == Lead::clear  ? "better"
                                                   : "winning";
    const std::string numbers =
        ": wins " + percent(chances.win) + ", draws " + percent(chances.draw) + ", loses " + percent(chances.loss);
    const std::string better = color_name(score >= 0 ? turn : opponent(turn));
    return how.empty() ? "About equal; " + better + numbers : better + " is " + how + numbers;
}

}  // namespace

std::string describe_evaluation(const Game& game, Score score) {
    const Position& position = game.position();
    return std::string{"Evaluation: "} + (score > 0 ? "+" : "") + fixed_point(score / 100.0, 2) +
           " men for the side to move\n" +
           (has_capture(position) ? "A capture is due; the evaluation is meant for quiet positions\n" : "") +
           verdict(game, score) + "\nPieces: " + pieces_of(position, Color::white) + "; " +
           pieces_of(position, Color::black) + '\n' + tempo_text(position) + "\nCentre (c5, d4, e5, f4): White " +
           std::to_string((position.pieces(Color::white) & centre).count()) + ", Black " +
           std::to_string((position.pieces(Color::black) & centre).count()) + '\n' + road_text(position);
}

}  // namespace draughts
