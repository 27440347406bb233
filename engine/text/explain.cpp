#include "text/explain.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "core/movegen.h"
#include "text/capture_walk.h"
#include "text/route_text.h"
#include "text/words.h"

namespace draughts {

namespace {

/// Ranks forward from `from` to `to`, as the side to move sees it.
int advance(const Position& position, Square from, Square to) {
    return (rank_of(to) - rank_of(from)) * (position.turn() == Color::white ? 1 : -1);
}

/// Why the piece on `from` may not walk to `to`, taking nothing; nothing if it may.
std::optional<std::string> walking_fault(const Position& position, Square from, Square to) {
    const Bitboard others = position.occupied().without(Bitboard{from});
    if (auto fault = line_fault(position, others, Bitboard{}, from, to)) {
        return fault;
    }
    const Bitboard between = *squares_between(from, to);
    if (position.kings().contains(from)) {
        const Bitboard in_the_way = between & others;
        return in_the_way.none() ? std::nullopt
                                 : std::optional{piece_name(position, in_the_way.first()) + " on " +
                                                 square_name(in_the_way.first()) + " is in the way"};
    }
    const std::string takes_nothing = ", and " + square_name(from) + "-" + square_name(to) + " takes nothing";
    if (between.any()) {
        return "a man moves one square at a time" + takes_nothing;
    }
    if (advance(position, from, to) < 0) {
        return "a man goes backwards only to capture" + takes_nothing;
    }
    return std::nullopt;
}

/// "d4xb2 takes c3 backwards".
std::string capture_text(const Position& position, const RoutedMove& move) {
    std::vector<std::string> taken;
    for (std::size_t i = 0; i < move.route.length; ++i) {
        taken.push_back(square_name(move.route.taken[i]));
    }
    const bool is_backward = !position.kings().contains(move.move.from()) && move.route.length == 1 &&
                             advance(position, move.move.from(), move.move.to()) < 0;
    return route_text(move) + " takes " + join_all(taken) + (is_backward ? " backwards" : "");
}

/// "a capture is compulsory: d4xb2 takes c3 backwards or d4xf6 takes e5".
std::string compulsory(const Position& position, const std::vector<RoutedMove>& routes) {
    std::vector<std::string> captures;
    for (const RoutedMove& move : written_routes(routes)) {
        captures.push_back(capture_text(position, move));
    }
    return "a capture is compulsory: " + join_choices(std::move(captures));
}

/// How many landings of the capture the squares typed use up, if it starts like them and goes on.
std::optional<std::size_t> landings_used(const RoutedMove& move, const std::vector<Square>& path) {
    if (path[0] != move.move.from()) {
        return std::nullopt;
    }
    std::size_t used = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        while (used < move.route.length && move.route.landings[used] != path[i]) {
            ++used;
        }
        if (used++ == move.route.length) {
            return std::nullopt;
        }
    }
    return used < move.route.length ? std::optional{used} : std::nullopt;
}

/// How many pieces a capture takes that goes on from `walk` to its end and fits the squares typed from the one of
/// index `next`, if there is such a capture.
std::optional<int> count_taken_by_fit(const CaptureWalk& walk, const std::vector<Square>& path, std::size_t next) {
    const std::vector<Leap> leaps = walk.leaps();
    if (leaps.empty()) {
        return next + 1 == path.size() && walk.at() == path.back() ? std::optional{walk.count_taken()} : std::nullopt;
    }
    for (const Leap& leap : leaps) {
        CaptureWalk longer = walk;
        if (longer.leap(leap.landing)) {
            continue;
        }
        const bool is_named = next + 1 < path.size() && leap.landing == path[next];
        if (const auto taken = count_taken_by_fit(longer, path, is_named ? next + 1 : next)) {
            return taken;
        }
    }
    return std::nullopt;
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
        const auto fault_of_walking = walking_fault(position_, path_[0], path_[1]);
        if (path_.size() == 2 && !fault_of_walking) {
            return compulsory(position_, routes_);
        }
        CaptureWalk walk{variant_, position_, path_[0]};
        if (const auto taken = walk.leaps().empty() ? std::nullopt : count_taken_by_fit(walk, path_, 1)) {
            return "as many pieces as possible must be taken, and this takes " + std::to_string(*taken) +
                   " instead of " + std::to_string(routes_.front().route.length) + legal_ones(0);
        }
        for (std::size_t i = 1; i < path_.size(); ++i) {
            const bool could_go_on = !walk.leaps().empty();
            const auto fault = walk.leap(path_[i]);
            if (fault && i == 1) {
                return passes_enemy() ? *fault : fault_of_walking.value_or(compulsory(position_, routes_));
            }
            if (fault) {
                return could_go_on ? *fault + "; the capture must go on from " + square_name(walk.at()) + legal_ones(i)
                                   : *fault + ", and the capture is over on " + square_name(walk.at());
            }
        }
        return "the capture may not stop on " + square_name(walk.at()) + legal_ones(0);
    }

    [[nodiscard]] bool passes_enemy() const {
        const auto between = squares_between(path_[0], path_[1]);
        return between && (*between & position_.pieces(opponent(position_.turn()))).any();
    }

    /// Where the squares typed are the start of a legal capture.
    [[nodiscard]] std::optional<std::string> stops_early() const {
        std::vector<RoutedMove> longer;
        std::vector<std::string> next;
        for (const RoutedMove& move : routes_) {
            if (const auto used = landings_used(move, path_)) {
                longer.push_back(move);
                const std::string victim = square_name(move.route.taken[*used]);
                if (std::find(next.begin(), next.end(), victim) == next.end()) {
                    next.push_back(victim);
                }
            }
        }
        if (longer.empty()) {
            return std::nullopt;
        }
        return "the capture may not stop on " + square_name(path_.back()) + ", it must go on and take " +
               join_choices(std::move(next)) + ": " + list_moves(written_routes(longer));
    }

    /// ": a or b", the legal captures that start like the first `squares` squares typed; all of them for 0.
    [[nodiscard]] std::string legal_ones(std::size_t squares) const {
        const std::vector<Square> start{path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(squares)};
        std::vector<RoutedMove> moves;
        for (const RoutedMove& move : routes_) {
            if (squares == 0 || landings_used(move, start)) {
                moves.push_back(move);
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
    if (movers.size() == 1) {
        std::vector<Square> whole(path.size() + 1, movers.front());
        std::copy(path.begin(), path.end(), whole.begin() + 1);
        return why_illegal(variant, position, whole);
    }
    return "no piece of " + color_name(position.turn()) + " on the file " + file + " can go to " +
           square_name(path.back()) +
           (has_capture(position) ? "; " + compulsory(position, legal_routes(variant, position)) : "");
}

}  // namespace draughts
