#include "text/capture_walk.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "text/square_text.h"
#include "text/words.h"

namespace draughts {

namespace {

/// The square `steps` away in the direction (file_step, rank_step), if it is on the board.
std::optional<Square> square_from(Square s, int file_step, int rank_step, int steps) {
    const int file = file_of(s) + file_step * steps;
    const int rank = rank_of(s) + rank_step * steps;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? std::optional{square_at(file, rank)} : std::nullopt;
}

int sign(int n) {
    return n > 0 ? 1 : -1;
}

}  // namespace

std::optional<Bitboard> squares_between(Square a, Square b) {
    const int files = file_of(b) - file_of(a);
    const int ranks = rank_of(b) - rank_of(a);
    if (files == 0 || std::abs(files) != std::abs(ranks)) {
        return std::nullopt;
    }
    Bitboard between;
    for (int i = 1; i < std::abs(files); ++i) {
        between |= Bitboard{*square_from(a, sign(files), sign(ranks), i)};
    }
    return between;
}

std::optional<std::string> line_fault(const Position& position, Bitboard occupied, Bitboard taken, Square from,
                                      Square to) {
    if (from == to) {
        return square_name(from) + "-" + square_name(to) + " goes nowhere";
    }
    const auto between = squares_between(from, to);
    if (!between) {
        return square_name(from) + " and " + square_name(to) + " are not on one diagonal";
    }
    if (taken.contains(to)) {
        return "the piece on " + square_name(to) + " is taken already but stays until the move is over";
    }
    if (occupied.contains(to)) {
        return square_name(to) + " is occupied by " + piece_name(position, to);
    }
    const Bitboard own = *between & occupied & position.pieces(position.turn());
    if (own.any()) {
        return "own pieces are never jumped, and " + piece_name(position, own.first()) + " on " +
               square_name(own.first()) + " is in the way";
    }
    if (const Bitboard passed = *between & taken; passed.any()) {
        return "the piece on " + square_name(passed.first()) +
               " is taken already and may not be passed again before the move is over";
    }
    if (const Bitboard in_the_way = *between & occupied; in_the_way.has_several()) {
        return "one leap takes one piece, and both " + square_name(in_the_way.first()) + " and " +
               square_name(in_the_way.last()) + " are in the way";
    }
    return std::nullopt;
}

CaptureWalk::CaptureWalk(VariantId variant, const Position& position, Square from)
    : variant_{variant},
      position_{position},
      occupied_{position.occupied().without(Bitboard{from})},
      at_{from},
      is_king_{position.kings().contains(from)} {}

std::vector<Leap> CaptureWalk::leaps() const {
    const Bitboard targets = position_.pieces(opponent(position_.turn())).without(taken_);
    constexpr std::array<std::pair<int, int>, 4> directions{{{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}};
    std::vector<Leap> result;
    for (const auto& [file_step, rank_step] : directions) {
        int steps = 1;
        auto victim = square_from(at_, file_step, rank_step, steps);
        while (is_king_ && victim && !occupied_.contains(*victim)) {
            victim = square_from(at_, file_step, rank_step, ++steps);
        }
        if (!victim || !targets.contains(*victim)) {
            continue;
        }
        auto landing = square_from(at_, file_step, rank_step, ++steps);
        while (landing && !occupied_.contains(*landing)) {
            result.push_back({*victim, *landing});
            landing = is_king_ ? square_from(at_, file_step, rank_step, ++steps) : std::nullopt;
        }
    }
    return result;
}

std::optional<std::string> CaptureWalk::leap(Square to) {
    if (auto fault = line_fault(position_, occupied_, taken_, at_, to)) {
        return fault;
    }
    const std::vector<Leap> possible = leaps();
    const auto found = std::find_if(possible.begin(), possible.end(), [&](const Leap& l) {
        return l.landing == to;
    });
    if (found == possible.end()) {
        const bool passes_piece = (*squares_between(at_, to) & occupied_).any();
        return passes_piece ? "a man jumps only a piece next to it"
                            : square_name(at_) + "-" + square_name(to) + " takes nothing";
    }
    const std::vector<Square> better = landings_where_it_goes_on(found->taken);
    if (!better.empty() && std::find(better.begin(), better.end(), to) == better.end()) {
        std::vector<std::string> names;
        names.reserve(better.size());
        for (const Square s : better) {
            names.push_back(square_name(s));
        }
        return "after taking " + square_name(found->taken) + " the piece must land where the capture goes on, on " +
               join_choices(names);
    }
    take(*found);
    return std::nullopt;
}

/// The landings behind `victim` from which more can be taken.
std::vector<Square> CaptureWalk::landings_where_it_goes_on(Square victim) const {
    std::vector<Square> landings;
    for (const Leap& leap : leaps()) {
        CaptureWalk next = *this;
        next.take(leap);
        if (leap.taken == victim && !next.leaps().empty()) {
            landings.push_back(leap.landing);
        }
    }
    return landings;
}

void CaptureWalk::take(const Leap& leap) {
    taken_ |= Bitboard{leap.taken};
    at_ = leap.landing;
    const bool crowns_in_passing = dispatch(variant_, []<Variant V>() {
        return V::promotes_in_passing;
    });
    is_king_ |= crowns_in_passing && promotion_rank(position_.turn()).contains(at_);
}

}  // namespace draughts
