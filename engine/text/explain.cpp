#include "text/explain.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>

#include "core/movegen.h"
#include "text/capture_walk.h"
#include "text/route_text.h"
#include "text/words.h"

namespace draughts {

namespace {

std::string leg_text(Square from, Square to) {
    return square_name(from) + "-" + square_name(to);
}

std::string diagonal_fault(Square from, Square to) {
    return from == to ? leg_text(from, to) + " goes nowhere"
                      : square_name(from) + " and " + square_name(to) + " are not on one diagonal";
}

/// Why the piece on `from` may not walk to `to` where nothing is taken; nothing if it may.
std::optional<std::string> walking_fault(const Position& position, Square from, Square to) {
    const auto between = squares_between(from, to);
    if (!between) {
        return diagonal_fault(from, to);
    }
    if (position.occupied().contains(to)) {
        return square_name(to) + " is occupied by " + piece_name(position, to);
    }
    const Bitboard in_the_way = *between & position.occupied();
    const Bitboard own = in_the_way & position.pieces(position.turn());
    if (own.any()) {
        return "own pieces are never jumped, and " + piece_name(position, own.first()) + " on " +
               square_name(own.first()) + " is in the way";
    }
    if (in_the_way.has_several()) {
        return "one leap takes one piece, and both " + square_name(in_the_way.first()) + " and " +
               square_name(in_the_way.last()) + " are in the way";
    }
    if (position.kings().contains(from)) {
        return in_the_way.none() ? std::nullopt
                                 : std::optional{piece_name(position, in_the_way.first()) + " on " +
                                                 square_name(in_the_way.first()) + " is in the way"};
    }
    if (between->any()) {
        return "a man moves one square at a time, and " + leg_text(from, to) + " takes nothing";
    }
    const int forward = position.turn() == Color::white ? 1 : -1;
    if (rank_of(to) - rank_of(from) != forward) {
        return "a man goes backward only to capture, and " + leg_text(from, to) + " takes nothing";
    }
    return std::nullopt;
}

/// "d4xb2 takes c3 backwards".
std::string capture_text(const Position& position, const RoutedMove& move) {
    std::vector<std::string> taken;
    for (std::size_t i = 0; i < move.route.length; ++i) {
        taken.push_back(square_name(move.route.taken[i]));
    }
    const int forward = position.turn() == Color::white ? 1 : -1;
    const bool is_man = !position.kings().contains(move.move.from());
    const bool is_backward =
        is_man && move.route.length == 1 && (rank_of(move.move.to()) - rank_of(move.move.from())) * forward < 0;
    return route_text(move) + " takes " + join_all(taken) + (is_backward ? " backwards" : "");
}

/// A capture that starts like the squares typed and goes on: after the landing of this index.
struct Continuation {
    RoutedMove move;
    std::size_t landing;
};

/// Finds the named squares among the landings, in order; the last named one must not be the last landing.
std::optional<Continuation> continuation(const RoutedMove& move, const std::vector<Square>& path) {
    if (path[0] != move.move.from()) {
        return std::nullopt;
    }
    std::size_t next = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        while (next < move.route.length && move.route.landings[next] != path[i]) {
            ++next;
        }
        if (next++ == move.route.length) {
            return std::nullopt;
        }
    }
    return next < move.route.length ? std::optional{Continuation{move, next - 1}} : std::nullopt;
}

class Verdict {
  public:
    Verdict(VariantId variant, const Position& position, const std::vector<Square>& path)
        : variant_{variant}, position_{position}, path_{path}, routes_{legal_routes(variant, position)} {}

    [[nodiscard]] std::string text() const {
        if (const auto fault = piece_fault()) {
            return *fault;
        }
        return has_capture(position_) ? capture_fault() : quiet_fault();
    }

  private:
    [[nodiscard]] std::optional<std::string> piece_fault() const {
        const std::string turn = "it is " + color_name(position_.turn()) + "'s turn";
        const Square from = path_[0];
        if (position_.pieces(opponent(position_.turn())).contains(from)) {
            return piece_name(position_, from) + " on " + square_name(from) + " may not move: " + turn;
        }
        if (!position_.pieces(position_.turn()).contains(from)) {
            return "there is no piece on " + square_name(from) + ", and " + turn;
        }
        return std::nullopt;
    }

    /// Where nothing can be captured.
    [[nodiscard]] std::string quiet_fault() const {
        if (const auto fault = walking_fault(position_, path_[0], path_[1])) {
            return *fault;
        }
        return "there is nothing to capture, so the move ends on " + square_name(path_[1]);
    }

    /// Where a capture is compulsory.
    [[nodiscard]] std::string capture_fault() const {
        if (const auto fault = stops_early()) {
            return *fault;
        }
        const auto fault_of_walk = walking_fault(position_, path_[0], path_[1]);
        if (!fault_of_walk) {
            return compulsory();
        }
        CaptureWalk walk{variant_, position_, path_[0]};
        for (std::size_t i = 1; i < path_.size(); ++i) {
            const bool could_go_on = !walk.leaps().empty();
            if (const auto fault = walk.leap(path_[i])) {
                if (i == 1) {
                    return passes_enemy() ? *fault : *fault_of_walk;
                }
                return could_go_on ? *fault + "; the capture must go on from " + square_name(walk.at()) + legal_ones(i)
                                   : *fault + ", and the capture is over on " + square_name(walk.at());
            }
        }
        if (!walk.leaps().empty()) {
            return "the capture may not stop on " + square_name(walk.at()) + ", it must go on and take " +
                   square_name(walk.leaps().front().taken);
        }
        const auto longest = routes_.front().route.length;
        const auto taken = static_cast<std::size_t>(walk.count_taken());
        if (taken < longest) {
            return "as many pieces as possible must be taken, and this takes " + std::to_string(taken) +
                   " instead of " + std::to_string(longest) + legal_ones(0);
        }
        return "this is not a legal capture" + legal_ones(0);
    }

    [[nodiscard]] bool passes_enemy() const {
        const auto between = squares_between(path_[0], path_[1]);
        return between && (*between & position_.pieces(opponent(position_.turn()))).any();
    }

    /// The squares typed are the start of a legal capture.
    [[nodiscard]] std::optional<std::string> stops_early() const {
        std::vector<RoutedMove> longer;
        std::vector<std::string> next;
        for (const RoutedMove& route : routes_) {
            if (const auto found = continuation(route, path_)) {
                longer.push_back(route);
                const std::string victim = square_name(route.route.taken[found->landing + 1]);
                if (std::find(next.begin(), next.end(), victim) == next.end()) {
                    next.push_back(victim);
                }
            }
        }
        if (longer.empty()) {
            return std::nullopt;
        }
        return "the capture may not stop on " + square_name(path_.back()) + ", it must go on and take " +
               join_choices(next) + ": " + list_moves(written_routes(longer));
    }

    [[nodiscard]] std::string compulsory() const {
        std::vector<std::string> captures;
        for (const RoutedMove& move : written_routes(routes_)) {
            captures.push_back(capture_text(position_, move));
        }
        return "a capture is compulsory: " + join_choices(captures);
    }

    /// ": a or b", the legal captures that start like the first `squares` squares typed.
    [[nodiscard]] std::string legal_ones(std::size_t squares) const {
        const std::vector<Square> start{path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(squares)};
        std::vector<RoutedMove> moves;
        for (const RoutedMove& route : routes_) {
            if (squares == 0 || continuation(route, start)) {
                moves.push_back(route);
            }
        }
        return moves.empty() ? "" : ": " + list_moves(written_routes(moves));
    }

    VariantId variant_;
    const Position& position_;
    const std::vector<Square>& path_;
    std::vector<RoutedMove> routes_;
};

}  // namespace

std::string why_illegal(VariantId variant, const Position& position, const std::vector<Square>& path) {
    if (path.size() < 2) {
        return "a move names two squares, such as c3-d4";
    }
    return Verdict{variant, position, path}.text();
}

std::string why_illegal(VariantId variant, const Position& position, int from_file, const std::vector<Square>& path) {
    std::vector<Square> movers;
    for (const Square s : position.pieces(position.turn())) {
        if (file_of(s) == from_file) {
            movers.push_back(s);
        }
    }
    const std::string file{static_cast<char>('a' + from_file)};
    if (movers.empty()) {
        return color_name(position.turn()) + " has no piece on the file " + file;
    }
    std::vector<std::string> reasons;
    for (const Square mover : movers) {
        std::vector<Square> whole(path.size() + 1, mover);
        std::copy(path.begin(), path.end(), whole.begin() + 1);
        reasons.push_back(why_illegal(variant, position, whole));
    }
    if (movers.size() == 1 || has_capture(position)) {
        return reasons.front();
    }
    return "no piece of " + color_name(position.turn()) + " on the file " + file + " can go to " +
           square_name(path.back());
}

}  // namespace draughts
