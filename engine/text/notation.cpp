#include "text/notation.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/movegen.h"
#include "text/explain.h"
#include "text/move_text.h"
#include "text/quote.h"
#include "text/route_text.h"

namespace draughts {

namespace {

/// Whether the text names every landing of the move, in order.
bool names_all_of(const MoveText& text, const RoutedMove& candidate) {
    const CaptureRoute& route = candidate.route;
    return !text.from_file && text.path.size() == route.length + 1 && text.path[0] == candidate.move.from() &&
           std::equal(text.path.begin() + 1, text.path.end(), route.landings.begin());
}

/// Whether the text names the ends of the move and, between them, only landings of it, in order.
bool fits(const MoveText& text, const RoutedMove& candidate) {
    const bool starts_here =
        text.from_file ? *text.from_file == file_of(candidate.move.from()) : text.path[0] == candidate.move.from();
    if (!starts_here || text.path.back() != candidate.move.to()) {
        return false;
    }
    std::size_t landing = 0;
    const std::size_t between = candidate.move.is_capture() ? candidate.route.length - 1 : 0;
    for (std::size_t i = text.from_file ? 0 : 1; i + 1 < text.path.size(); ++i) {
        while (landing < between && candidate.route.landings[landing] != text.path[i]) {
            ++landing;
        }
        if (landing++ == between) {
            return false;
        }
    }
    return true;
}

Error ambiguous(std::string_view text, const std::vector<RoutedMove>& candidates) {
    return Error{quoted(text) + " is ambiguous; it could be " + list_moves(written_routes(candidates))};
}

}  // namespace

std::string format_move(VariantId variant, const Position& position, Move move, const MoveFormat& format) {
    if (!move.is_capture()) {
        return ends_text(move, format);
    }
    if (format.style == MoveStyle::short_form) {
        const MoveList moves = legal_moves(variant, position);
        const auto same_ends = std::count_if(moves.begin(), moves.end(), [&](Move other) {
            return other.from() == move.from() && other.to() == move.to();
        });
        if (same_ends == 1) {
            return ends_text(move, format);
        }
    }
    std::vector<RoutedMove> routes = legal_routes(variant, position);
    std::erase_if(routes, [&](const RoutedMove& route) {
        return route.move != move;
    });
    const std::vector<RoutedMove> written = written_routes(routes);
    return written.empty() ? ends_text(move, format) : route_text(written.front(), format);
}

Result<Move> parse_move(VariantId variant, const Position& position, std::string_view text, Numbering numbering) {
    const Result<MoveText> read = read_move_text(text, numbering);
    if (!read) {
        return Error{read.error()};
    }
    std::vector<RoutedMove> candidates;
    for (const RoutedMove& move : legal_routes(variant, position)) {
        if (names_all_of(*read, move)) {
            return move.move;  // the landings alone say what was taken
        }
        if (fits(*read, move)) {
            candidates.push_back(move);
        }
    }
    if (candidates.empty()) {
        return Error{read->from_file ? why_illegal(variant, position, *read->from_file, read->path)
                                     : why_illegal(variant, position, read->path)};
    }
    const bool is_one_move = std::all_of(candidates.begin(), candidates.end(), [&](const RoutedMove& other) {
        return other.move == candidates.front().move;
    });
    return is_one_move ? Result<Move>{candidates.front().move} : Result<Move>{ambiguous(text, candidates)};
}

}  // namespace draughts
