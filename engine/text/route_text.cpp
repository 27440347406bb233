#include "text/route_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "text/words.h"

namespace draughts {

namespace {

bool same_direction(Square a, Square b, Square c) {
    return (file_of(b) > file_of(a)) == (file_of(c) > file_of(b)) &&
           (rank_of(b) > rank_of(a)) == (rank_of(c) > rank_of(b));
}

/// Whether every landing where the capture does not turn is right behind the piece taken.
bool is_plain(const RoutedMove& move) {
    const CaptureRoute& route = move.route;
    Square before = move.move.from();
    for (std::size_t i = 0; i + 1 < route.length; ++i) {
        const Square landing = route.landings[i];
        const bool is_near = std::abs(file_of(landing) - file_of(route.taken[i])) == 1;
        if (!is_near && same_direction(before, landing, route.landings[i + 1])) {
            return false;
        }
        before = landing;
    }
    return true;
}

bool sorts_before(const RoutedMove& a, const RoutedMove& b) {
    return route_text(a) < route_text(b);
}

}  // namespace

std::vector<RoutedMove> written_routes(const std::vector<RoutedMove>& routes) {
    std::vector<RoutedMove> written;
    for (const RoutedMove& candidate : routes) {
        if (!is_plain(candidate)) {
            continue;
        }
        const auto same_move = std::find_if(written.begin(), written.end(), [&](const RoutedMove& other) {
            return other.move == candidate.move;
        });
        if (same_move == written.end()) {
            written.push_back(candidate);
        } else if (sorts_before(candidate, *same_move)) {
            *same_move = candidate;
        }
    }
    std::sort(written.begin(), written.end(), sorts_before);
    return written;
}

std::string route_text(const RoutedMove& move, const MoveFormat& format) {
    if (!move.move.is_capture()) {
        return ends_text(move.move, format);
    }
    std::string text = square_name(move.move.from(), format.squares, format.numbering);
    for (std::size_t i = 0; i < move.route.length; ++i) {
        text += format.capture_sign;
        text += square_name(move.route.landings[i], format.squares, format.numbering);
    }
    return text;
}

std::string ends_text(Move move, const MoveFormat& format) {
    return square_name(move.from(), format.squares, format.numbering) +
           (move.is_capture() ? format.capture_sign : '-') + square_name(move.to(), format.squares, format.numbering);
}

std::string list_moves(const std::vector<RoutedMove>& written) {
    std::vector<std::string> texts;
    texts.reserve(written.size());
    for (const RoutedMove& move : written) {
        texts.push_back(route_text(move));
    }
    return join_choices(std::move(texts));
}

}  // namespace draughts
