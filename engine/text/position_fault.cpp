#include "text/position_fault.h"

#include "text/square_text.h"
#include "text/words.h"

namespace draughts {

std::optional<std::string> position_fault(const Position& position) {
    if (position.occupied().none()) {
        return "there is no piece on the board; expected at least one";
    }
    for (const Color c : {Color::white, Color::black}) {
        if (const int count = position.pieces(c).count(); count > 12) {
            return color_name(c) + " has " + std::to_string(count) + " pieces; expected at most 12";
        }
        if (const Bitboard stuck = position.men(c) & promotion_rank(c); stuck.any()) {
            return piece_name(position, stuck.first()) + " on " + square_name(stuck.first()) +
                   " stands on its promotion rank; expected a king there";
        }
    }
    return std::nullopt;
}

}  // namespace draughts
