#include "eval/eval.h"

#include <cstdlib>

#include "core/rays.h"
#include "eval/square_values.h"

namespace draughts {

namespace {

// Values in hundredths of a man. A man is worth 90 and its square, 100 on average.
constexpr int man_value = 90;
constexpr int king_value = 290;
constexpr int king_step_value = 2;      // for each square a king can go to
constexpr int king_on_road_value = 15;  // a king on the main road sees and holds most
constexpr int safe_step_value = 3;      // for each step of a man after which it cannot be taken
constexpr int neighbour_value = 2;      // for each pair of men on one diagonal, side by side
constexpr int imbalance_value = 3;      // against each man too many on one wing
constexpr int turn_value = 4;
constexpr int winning_kings_value = 200;  // three kings who hold the main road win against one (Petrov)

/// Worth of a man by square: the way to promotion, the centre, and the guards c1 and e1 of the own back rank.
constexpr SquareValues man_squares{{
    0,  0,  0,  0,   // b8 d8 f8 h8
    26, 28, 28, 28,  // a7 c7 e7 g7
    18, 20, 20, 16,  // b6 d6 f6 h6
    10, 16, 16, 13,  // a5 c5 e5 g5
    10, 13, 12, 7,   // b4 d4 f4 h4
    6,  10, 10, 9,   // a3 c3 e3 g3
    8,  8,  7,  5,   // b2 d2 f2 h2
    5,  13, 13, 7,   // a1 c1 e1 g1
}};

constexpr Bitboard west_wing = [] {
    Bitboard squares;
    for (const Square s : all_squares) {
        if (file_of(s) < 4) {
            squares |= Bitboard{s};
        }
    }
    return squares;
}();

/// Squares to which men step by D without being taken there at once. Enemy kings count as near pieces only.
template <Direction D>
Bitboard safe_steps(Bitboard men, Bitboard enemy, Bitboard empty) {
    constexpr Direction side = mirror(D);
    const Bitboard to = shift<D>(men) & empty;
    const Bitboard taken_backwards = shift<reverse(D)>(enemy);  // the square left behind is empty
    const Bitboard taken_sideways =
        (shift<reverse(side)>(enemy) & shift<side>(empty)) | (shift<side>(enemy) & shift<reverse(side)>(empty));
    return to.without(taken_backwards | taken_sideways);
}

template <Color Us>
int men_score(const Position& position) {
    const Bitboard men = position.men(Us);
    const Bitboard enemy = position.pieces(opponent(Us));
    const Bitboard empty = position.empty();

    int score = man_value * men.count() + man_squares.sum<Us>(men);
    for_each_forward<Us>([&]<Direction D>() {
        score += safe_step_value * safe_steps<D>(men, enemy, empty).count();
        score += neighbour_value * (men & shift<D>(men)).count();
    });
    const int west = (men & west_wing).count();
    const int east = men.count() - west;
    return score - imbalance_value * std::abs(west - east);
}

template <Color Us>
int kings_score(const Position& position) {
    int score = 0;
    for (const Square king : position.kings(Us)) {
        Bitboard reach;
        for_each_direction([&]<Direction D>() {
            reach |= slide<D>(king, position.occupied());
        });
        score += king_value + king_step_value * reach.count();
    }
    return score + king_on_road_value * (position.kings(Us) & main_road).count();
}

/// How much of an advantage of `strong` counts, in sixteenths: a side with a king is hard to beat.
int winning_chances(const Position& position, Color strong) {
    const Bitboard weak_pieces = position.pieces(opponent(strong));
    const int strong_count = position.pieces(strong).count();
    const int weak_count = weak_pieces.count();
    if (position.kings(opponent(strong)).none()) {
        return 16;
    }
    if (weak_count == 1) {
        const bool weak_holds_road = (position.occupied() & main_road) == weak_pieces;
        if (strong_count <= 2 || (weak_holds_road && strong_count == 3)) {
            return 1;
        }
        return weak_holds_road && position.men(strong).none() ? 1 : 16;
    }
    if (strong_count <= 3) {
        return 4;
    }
    const bool kings_are_equal = position.kings(strong).count() == position.kings(opponent(strong)).count();
    return kings_are_equal && strong_count <= 5 && strong_count - weak_count <= 1 ? 8 : 12;
}

/// Three kings or more against a lone king, with the main road in hand.
bool has_winning_kings(const Position& position, Color strong) {
    const Bitboard weak = position.pieces(opponent(strong));
    return position.kings(strong).count() >= 3 && !weak.has_several() && (weak & main_road).none();
}

}  // namespace

template <Variant V>
int evaluate(const Position& position) {
    int score = men_score<Color::white>(position) - men_score<Color::black>(position);
    if (position.kings().any()) {
        score += kings_score<Color::white>(position) - kings_score<Color::black>(position);
        const Color strong = score >= 0 ? Color::white : Color::black;
        if (has_winning_kings(position, strong)) {
            score += strong == Color::white ? winning_kings_value : -winning_kings_value;
        }
        score = score * winning_chances(position, strong) / 16;
    }
    return (position.turn() == Color::white ? score : -score) + turn_value;
}

template int evaluate<Russian>(const Position&);
template int evaluate<Brazilian>(const Position&);

}  // namespace draughts
