#include "c_api/moves.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/capture_routes.h"
#include "core/movegen.h"
#include "text/route_text.h"

namespace draughts::c_api {

namespace {

[[nodiscard]] std::uint8_t plain_square(Square s) {
    return static_cast<std::uint8_t>(number_of(s));
}

[[nodiscard]] bool is_square(int number) {
    return number >= 1 && number <= square_count;
}

[[nodiscard]] bolshak_move plain_route(const RoutedMove& routed) {
    bolshak_move plain{};
    plain.from = plain_square(routed.move.from());
    plain.to = plain_square(routed.move.to());
    plain.promotes = routed.move.promotes() ? 1 : 0;
    plain.captured_count = static_cast<std::uint8_t>(routed.route.length);
    for (std::size_t i = 0; i < routed.route.length; ++i) {
        plain.captured[i] = plain_square(routed.route.taken[i]);
        plain.landings[i] = plain_square(routed.route.landings[i]);
    }
    return plain;
}

}  // namespace

bolshak_move plain_move(VariantId variant, const Position& position, Move move) {
    if (move.is_null()) {
        return {};
    }
    if (!move.is_capture()) {
        return plain_route({move, {}});
    }
    std::vector<RoutedMove> routes = legal_routes(variant, position);
    std::erase_if(routes, [&](const RoutedMove& route) {
        return route.move != move;
    });
    return plain_route(written_routes(routes).front());
}

std::vector<bolshak_move> plain_legal_moves(VariantId variant, const Position& position) {
    std::vector<bolshak_move> moves;
    for (const RoutedMove& routed : written_routes(legal_routes(variant, position))) {
        moves.push_back(plain_route(routed));
    }
    return moves;
}

std::optional<Move> legal_move(VariantId variant, const Position& position, const bolshak_move& move) {
    if (!is_square(move.from) || !is_square(move.to) || move.captured_count > BOLSHAK_MOST_CAPTURED) {
        return std::nullopt;
    }
    Bitboard captured;
    for (std::size_t i = 0; i < move.captured_count; ++i) {
        if (!is_square(move.captured[i])) {
            return std::nullopt;
        }
        captured |= Bitboard{square_of_number(move.captured[i])};
    }
    const Move wanted{square_of_number(move.from), square_of_number(move.to), captured, move.promotes != 0};
    const MoveList legal = legal_moves(variant, position);
    return legal.contains(wanted) ? std::optional{wanted} : std::nullopt;
}

bolshak_score plain_score(Score score) {
    if (is_decisive(score)) {
        return {is_win(score) ? BOLSHAK_SCORE_WIN : BOLSHAK_SCORE_LOSS, plies_to_end(score)};
    }
    return {BOLSHAK_SCORE_VALUE, score};
}

}  // namespace draughts::c_api
