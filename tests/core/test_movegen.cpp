// The fast generator against the plain one of tests/support, in games and in set-ups by chance.
#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include "catch.h"
#include "core/capture_routes.h"
#include "core/movegen.h"
#include "support/board_text.h"
#include "support/random_positions.h"
#include "support/reference_movegen.h"

namespace draughts {

namespace {

using Words = std::vector<std::uint64_t>;

template <class Moves>
Words sorted_words(const Moves& moves) {
    Words words;
    for (const Move move : moves) {
        words.push_back(move.word());
    }
    std::ranges::sort(words);
    return words;
}

Words without_duplicates(Words words) {
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

using Route = std::tuple<std::uint64_t, std::vector<Square>, std::vector<Square>>;  // move, landings, taken

std::vector<Route> routes_of(VariantId variant, const Position& position) {
    std::vector<Route> routes;
    for (const auto& [move, route] : legal_routes(variant, position)) {
        const auto n = static_cast<std::ptrdiff_t>(route.length);
        routes.emplace_back(move.word(), std::vector(route.landings.begin(), route.landings.begin() + n),
                            std::vector(route.taken.begin(), route.taken.begin() + n));
    }
    std::ranges::sort(routes);
    return routes;
}

std::vector<Route> routes_of(const std::vector<ReferenceMove>& reference) {
    std::vector<Route> routes;
    for (const ReferenceMove& m : reference) {
        std::vector<Square> landings;
        if (!m.captured.empty()) {
            landings.assign(m.path.begin() + 1, m.path.end());
        }
        routes.emplace_back(m.move().word(), landings, m.captured);
    }
    std::ranges::sort(routes);
    return routes;
}

template <Variant V>
void check(const Position& position) {
    const std::vector<ReferenceMove> reference = reference_moves(V::id, position);
    Words expected;
    bool captures = false;
    for (const ReferenceMove& m : reference) {
        expected.push_back(m.move().word());
        captures = captures || !m.captured.empty();
    }
    std::ranges::sort(expected);
    expected = without_duplicates(expected);

    MoveList all;
    generate<V>(position, all);
    MoveList taking;
    generate_captures<V>(position, taking);

    const bool agree = sorted_words(all) == expected && sorted_words(taking) == (captures ? expected : Words{}) &&
                       count_moves<V>(position) == static_cast<int>(expected.size()) &&
                       has_capture(position) == captures && routes_of(V::id, position) == routes_of(reference) &&
                       std::ranges::all_of(reference, [&](const ReferenceMove& m) {
                           return position.make(m.move()) == m.after && m.after.is_valid();
                       });
    if (!agree) {  // one check a position would take longer than the generators
        FAIL(V::name << ": the generators differ in " << fen_of(position));
    }
}

/// Checks `position`, and has_capture() of the side that is not to move.
void check_both(const Position& position) {
    check<Russian>(position);
    check<Brazilian>(position);
    const Color other = opponent(position.turn());
    const Position passed{position.pieces(Color::white), position.pieces(Color::black), position.kings(), other};
    if (has_capture(position, other) != has_capture(passed)) {
        FAIL("has_capture(side) differs in " << fen_of(position));
    }
}

}  // namespace

TEST_CASE("generator: games by chance, Russian") {
    Random random{1};
    for (const Position& position : random_play(VariantId::russian, random, 200)) {
        check_both(position);
    }
}

TEST_CASE("generator: games by chance, Brazilian") {
    Random random{2};
    for (const Position& position : random_play(VariantId::brazilian, random, 200)) {
        check_both(position);
    }
}

TEST_CASE("generator: set-ups by chance, from men only to kings only") {
    Random random{3};
    for (int i = 0; i < 15000; ++i) {
        check_both(random_setup(random, 1 + random.below(12), random.below(101)));
    }
}

TEST_CASE("generator: set-ups with few kings against many pieces, for long captures") {
    Random random{4};
    for (int i = 0; i < 10000; ++i) {
        const Position many = random_setup(random, 12, random.below(30));
        const Position few = random_setup(random, 3, 100);
        const Bitboard kings = few.pieces(few.turn()).without(many.pieces(opponent(few.turn())));
        const Bitboard men = many.pieces(opponent(few.turn()));
        const Bitboard crowned = kings | (many.kings() & men);
        check_both(few.turn() == Color::white ? Position{kings, men, crowned, Color::white}
                                              : Position{men, kings, crowned, Color::black});
    }
}

TEST_CASE("generator: a position and its mirror image have the same moves") {
    Random random{5};
    for (int i = 0; i < 10000; ++i) {
        const Position position = random_setup(random, 12, 40);
        for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
            Words turned;
            for (const Move m : legal_moves(variant, mirrored(position))) {
                turned.push_back(Move{rotated(m.from()), rotated(m.to()), m.captured().rotated(), m.promotes()}.word());
            }
            std::ranges::sort(turned);
            if (turned != sorted_words(legal_moves(variant, position))) {
                FAIL("not symmetric: " << fen_of(position));
            }
        }
    }
}

}  // namespace draughts
