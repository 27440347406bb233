#include "tb/plain_counts.h"

#include <algorithm>

namespace draughts::plain {

namespace {

struct Side {
    int kings;
    int men;

    [[nodiscard]] int pieces() const { return kings + men; }
    [[nodiscard]] bool is_lone_king() const { return kings == 1 && men == 0; }
};

Side own(const Material& m) {
    return {m[0], m[1]};
}
Side enemy(const Material& m) {
    return {m[2], m[3]};
}

/// Art. 3.4.2, and 7.2.8 of the federation: a lone king against one or two pieces with a king among them.
bool is_five_moves(const Material& m) {
    const auto fits = [](Side strong, Side weak) {
        return weak.is_lone_king() && strong.kings > 0 && strong.pieces() < 3;
    };
    return fits(own(m), enemy(m)) || fits(enemy(m), own(m));
}

bool is_three_with_king_against_king(const Material& m) {
    const auto fits = [](Side strong, Side weak) {
        return weak.is_lone_king() && strong.kings > 0 && strong.pieces() == 3;
    };
    return fits(own(m), enemy(m)) || fits(enemy(m), own(m));
}

/// Article 7.2.4: three kings or more against one.
bool is_kings_against_king(const Material& m) {
    return m[1] == 0 && m[3] == 0 && std::min(m[0], m[2]) == 1 && std::max(m[0], m[2]) >= 3;
}

int china64_limit(bool brazilian, const Material& m) {
    if (brazilian) {
        return is_five_moves(m) ? 10 : 30;
    }
    if (m == Material{3, 0, 1, 0}) {
        return 35;  // the capture is at the latest the 18th move
    }
    return m == Material{1, 0, 3, 0} ? 36 : 60;
}

int fmjd64_limit(const Standing& standing) {
    const Material& m = standing.material;
    if (m[0] == 0 || m[2] == 0) {
        return 120;  // nothing counts, and the men are at an end long before
    }
    if (is_five_moves(m) || standing.alone_on_road) {
        return 10;
    }
    if (is_kings_against_king(m)) {
        return 30;
    }
    return m[0] + m[1] + m[2] + m[3] < 6 ? 60 : 120;
}

}  // namespace

Standing Standing::of(const Board& board) {
    Standing standing{Tables::material_of(board), false};
    if (!is_three_with_king_against_king(standing.material)) {
        return standing;
    }
    const bool own_is_lone = own(standing.material).pieces() == 1;
    int lone = 0;
    int others = 0;
    for (const std::size_t square : {0U, 4U, 9U, 13U, 18U, 22U, 27U, 31U}) {  // a1, b2, .. h8
        const Piece piece = board[square];
        if (piece != Piece::none) {
            const bool is_own = piece == Piece::own_man || piece == Piece::own_king;
            ++(is_own == own_is_lone ? lone : others);
        }
    }
    standing.alone_on_road = lone == 1 && others == 0;
    return standing;
}

int limit(Rules rules, bool brazilian, const Standing& standing) {
    return rules == Rules::china64 ? china64_limit(brazilian, standing.material) : fmjd64_limit(standing);
}

bool is_event(Rules rules, bool brazilian, const Standing& before, const Outcome& move, const Standing& after) {
    if (rules == Rules::china64 && !brazilian) {
        return move.captures;
    }
    if (is_five_moves(before.material)) {
        return !is_five_moves(after.material);
    }
    if (rules == Rules::china64) {
        return move.captures || !move.by_king;
    }
    if (before.alone_on_road != after.alone_on_road) {
        return true;
    }
    return !before.alone_on_road && (move.captures || move.promotes);
}

}  // namespace draughts::plain
