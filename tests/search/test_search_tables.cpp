// Search with endgame tables: the value is kept at every move, wins are carried out in time, draws are held.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "catch.h"
#include "core/rays.h"
#include "search/budget.h"
#include "search/run_search.h"
#include "support/data_file.h"
#include "support/random_positions.h"
#include "tablebase/embedded_tables.h"
#include "tablebase/tablebase.h"

namespace draughts {

namespace {

[[nodiscard]] const Tablebase& tables() {
    static const auto all = [] {
        auto tablebase = std::make_unique<Tablebase>();
        tablebase->add_images(embedded_tables(), most_table_pieces);
        return tablebase;
    }();
    return *all;
}

[[nodiscard]] Wdl value_of(const Game& game) {
    return dispatch(game.variant(), [&]<Variant V>() {
        const Position& position = game.position();
        return position.pieces(position.turn()).none() ? Wdl::loss
                                                       : *tables().value<V>(position, game.rules(), game.clock());
    });
}

[[nodiscard]] Move table_move(const Game& game) {
    return run_search(game, to_depth(2), nullptr, 1, 1, &tables()).best;
}

/// Where a king move of the side that is not to move may have come from, without a capture or one left undone.
[[nodiscard]] std::vector<Position> before_king_moves(VariantId variant, const Position& position) {
    std::vector<Position> found;
    const Color mover = opponent(position.turn());
    for (const Square king : position.kings(mover)) {
        for (const Square from : king_targets(king, position.occupied())) {
            const Bitboard step{Bitboard{king}.bits() | Bitboard{from}.bits()};
            const bool is_white = mover == Color::white;
            const Bitboard white = position.pieces(Color::white) ^ (is_white ? step : Bitboard{});
            const Bitboard black = position.pieces(Color::black) ^ (is_white ? Bitboard{} : step);
            const Position before{white, black, position.kings() ^ step, mover};
            const Game game{variant, DrawRules::none, before};
            const MoveList moves = game.legal_moves();
            if (std::ranges::any_of(moves, [&](Move move) {
                    return before.make(move) == position;
                })) {
                found.push_back(before);
            }
        }
    }
    return found;
}

/// A game that stands in `position` with the counts of endgame_edge.txt. The first count can be given to a game from
/// its start; a second one ("C=12,T=6") has run from zero, through king moves by chance.
[[nodiscard]] Game game_with_counts(VariantId variant, const Position& position, const std::string& counts,
                                    Random& random) {
    const auto first = static_cast<std::uint8_t>(std::stoi(counts.substr(2)));
    const std::size_t comma = counts.find(',');
    if (comma == std::string::npos || counts.substr(comma + 3) == "0") {
        return Game{variant, DrawRules::china64, position, first};
    }
    const auto second = static_cast<std::size_t>(std::stoi(counts.substr(comma + 3)));
    const std::size_t plies = variant == VariantId::russian ? 2 * second : second;  // T counts one side's moves
    for (int attempt = 0; attempt < 10'000; ++attempt) {
        std::vector<Position> way{position};
        while (way.size() <= plies) {
            std::vector<Position> earlier = before_king_moves(variant, way.back());
            std::erase_if(earlier, [&](const Position& p) {
                return std::ranges::find(way, p) != way.end();
            });
            if (earlier.empty()) {
                break;
            }
            way.push_back(earlier[static_cast<std::size_t>(random.below(static_cast<int>(earlier.size())))]);
        }
        if (way.size() <= plies) {
            continue;
        }
        Game game{variant, DrawRules::china64, way.back(), static_cast<std::uint8_t>(first - plies)};
        for (std::size_t i = plies; i-- > 0;) {
            const MoveList moves = game.legal_moves();
            game.play(*std::ranges::find_if(moves, [&](Move move) {
                return game.position().make(move) == way[i];
            }));
        }
        // A position that comes back is no longer worth what the file says.
        const MoveList moves = game.legal_moves();
        if (std::ranges::none_of(moves, [&](Move move) {
                return std::ranges::find(way, position.make(move)) != way.end();
            })) {
            REQUIRE(game.clock().plies == first);
            REQUIRE(game.clock().ending_count == second);
            return game;
        }
    }
    throw std::runtime_error{"no way leads to " + counts + " in " + fen_of(position)};
}

/// A game from a position by chance, of this value, with up to two pieces a side.
[[nodiscard]] Game random_game(Random& random, VariantId variant, DrawRules rules, Wdl value) {
    while (true) {
        const Position position = random_setup(random, 2, 50);
        const bool is_small = position.occupied().count() <= tables().most_pieces(variant);
        if (is_small && position.pieces(Color::white).any() && position.pieces(Color::black).any()) {
            Game game{variant, rules, position};
            if (game.outcome().status == Status::ongoing && value_of(game) == value) {
                return game;
            }
        }
    }
}

/// Plays `game` out: White's and Black's moves by the tables, or by chance where `by_chance` is the side to move.
[[nodiscard]] Outcome play_out(Game game, Random& random, std::optional<Color> by_chance) {
    while (game.outcome().status == Status::ongoing) {
        const MoveList moves = game.legal_moves();
        game.play(game.position().turn() == by_chance
                      ? moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]
                      : table_move(game));
    }
    return game.outcome();
}

}  // namespace

TEST_CASE("tables in the search: the recorded values with running counts, at the root and after its move") {
    Random random{66};
    int with_two_counts = 0;
    for (const std::vector<std::string>& row : data_rows("endgame_edge.txt")) {
        const VariantId variant = variant_of(row[0]);
        const Position position = position_of(row[1]);
        if (position.occupied().count() > tables().most_pieces(variant)) {
            continue;
        }
        INFO(row[0] << ' ' << row[1] << ' ' << row[2]);
        if (row[2].find(',') != std::string::npos && before_king_moves(variant, position).empty()) {
            continue;  // no game leads there: a capture was left undone
        }
        Game game = game_with_counts(variant, position, row[2], random);
        const SearchResult result = run_search(game, to_depth(2), nullptr, 1, 1, &tables());
        const Wdl value = row[3] == "win" ? Wdl::win : row[3] == "draw" ? Wdl::draw : Wdl::loss;
        CHECK(is_win(result.info.score) == (value == Wdl::win));
        CHECK(is_loss(result.info.score) == (value == Wdl::loss));
        game.play(result.best);
        CHECK(value_of(game) == opposite(value));
        with_two_counts += row[2].find(',') != std::string::npos ? 1 : 0;
    }
    if (tables().most_pieces(VariantId::russian) < 4) {
        WARN("positions of 4 pieces are not tested: this build has no tables of them");
    } else {
        CHECK(with_two_counts >= 8);
    }
}

TEMPLATE_TEST_CASE("tables in the search: random wins are won, random draws held, under each profile", "", Russian,
                   Brazilian) {
    Random random{64};
    for (const DrawRules rules : all_draw_rules) {
        for (int i = 0; i < 25; ++i) {
            const Game won = random_game(random, TestType::id, rules, Wdl::win);
            const Color winner = won.position().turn();
            const Status wins = winner == Color::white ? Status::white_wins : Status::black_wins;
            INFO(name_of(rules) << ' ' << fen_of(won.position()));
            CHECK(play_out(won, random, std::nullopt).status == wins);
            CHECK(play_out(won, random, opponent(winner)).status == wins);
            if (rules == DrawRules::none) {
                continue;  // a drawn game would not end
            }
            const Game drawn = random_game(random, TestType::id, rules, Wdl::draw);
            INFO(fen_of(drawn.position()));
            CHECK(play_out(drawn, random, std::nullopt).status == Status::draw);
        }
    }
}

TEMPLATE_TEST_CASE("tables in the search: the line told leads on to the end, the value kept at each move", "", Russian,
                   Brazilian) {
    Random random{65};
    for (const DrawRules rules : all_draw_rules) {
        for (int i = 0; i < 25; ++i) {
            Game game = random_game(random, TestType::id, rules, i % 2 == 0 ? Wdl::win : Wdl::loss);
            INFO(name_of(rules) << ' ' << fen_of(game.position()));
            const SearchInfo info = run_search(game, to_depth(2), nullptr, 1, 1, &tables()).info;
            if (rules == DrawRules::none) {
                CHECK(static_cast<int>(info.pv.size()) == plies_to_end(info.score));
            }
            for (const Move move : info.pv) {
                const Wdl value = value_of(game);
                const MoveList moves = game.legal_moves();
                REQUIRE(std::ranges::find(moves, move) != moves.end());
                game.play(move);
                REQUIRE(value_of(game) == opposite(value));
            }
            const Status status = game.outcome().status;
            CHECK((status == Status::white_wins || status == Status::black_wins));
        }
    }
}

TEST_CASE("tables in the search: a line that reaches them after some moves is completed too") {
    // From test_search.cpp's kind of positions: five pieces, no table, an exchange away from four.
    const Game game = game_of(VariantId::russian, "W:WKa7,Ka5,c3:Bd4,Kg1", DrawRules::none);
    const SearchInfo info = run_search(game, to_depth(4), nullptr, 1, 1, &tables()).info;
    REQUIRE(is_win(info.score));
    CHECK(static_cast<int>(info.pv.size()) == plies_to_end(info.score));
}

TEST_CASE("tables in the search: the hits of all threads are added up") {
    SearchSignals signals;
    Budget first{Limits{}, Milliseconds{0}, signals};
    Budget helper{Limits{}, Milliseconds{0}, signals, UINT64_MAX, true};
    first.count_table_hit();
    for (int i = 0; i < 3; ++i) {
        helper.count_table_hit();
    }
    for (int i = 0; i < 5'000; ++i) {  // a thread tells what it has counted now and then
        helper.count_node();
    }
    CHECK(first.total_table_hits() == 4);
}

TEST_CASE("tables in the search: none, no hits") {
    const Game game = game_of(VariantId::russian, "W:WKa7,Ka5:BKg1");
    CHECK(run_search(game, to_depth(3)).info.table_hits == 0);
    CHECK(run_search(game, to_depth(3), nullptr, 1, 1, &tables()).info.table_hits > 0);
}

}  // namespace draughts
