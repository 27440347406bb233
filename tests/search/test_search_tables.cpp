// Search with endgame tables: the value is kept at every move, wins are carried out in time, draws are held.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catch.h"
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
    int checked = 0;
    for (const std::vector<std::string>& row : data_rows("endgame_edge.txt")) {
        const VariantId variant = variant_of(row[0]);
        const bool has_two_counts = row[2].find(',') != std::string::npos;
        const Position position = position_of(row[1]);
        if (has_two_counts || position.occupied().count() > tables().most_pieces(variant)) {
            continue;  // a FEN carries the first count only
        }
        INFO(row[0] << ' ' << row[1] << ' ' << row[2]);
        Game game{variant, DrawRules::china64, position, static_cast<std::uint8_t>(std::stoi(row[2].substr(2)))};
        const SearchResult result = run_search(game, to_depth(2), nullptr, 1, 1, &tables());
        const Wdl value = row[3] == "win" ? Wdl::win : row[3] == "draw" ? Wdl::draw : Wdl::loss;
        CHECK(is_win(result.info.score) == (value == Wdl::win));
        CHECK(is_loss(result.info.score) == (value == Wdl::loss));
        game.play(result.best);
        CHECK(value_of(game) == opposite(value));
        ++checked;
    }
    CHECK(checked >= 1);
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

TEST_CASE("tables in the search: none, no hits") {
    const Game game = game_of(VariantId::russian, "W:WKa7,Ka5:BKg1");
    CHECK(run_search(game, to_depth(3)).info.table_hits == 0);
    CHECK(run_search(game, to_depth(3), nullptr, 1, 1, &tables()).info.table_hits > 0);
}

}  // namespace draughts
