// The search: what it must find, and what it must never do.
#include <chrono>
#include <random>

#include "catch.h"
#include "core/movegen.h"
#include "search/run_search.h"

namespace draughts {

namespace {

SearchResult search_of(VariantId variant, std::string_view fen, Depth depth) {
    return run_search(game_of(variant, fen), to_depth(depth));
}

bool is_legal(VariantId variant, const Position& position, Move move) {
    return legal_moves(variant, position).contains(move);
}

/// A position some random moves from the start.
Position random_position(VariantId variant, std::mt19937& random, unsigned plies) {
    Position position = Position::start();
    for (unsigned ply = 0; ply < plies; ++ply) {
        const MoveList moves = legal_moves(variant, position);
        if (moves.empty()) {
            break;
        }
        position = position.make(moves[random() % moves.size()]);
    }
    return position;
}

/// Every move of the principal variation must be legal after the ones before.
void require_legal_line(VariantId variant, Position position, const std::vector<Move>& line) {
    for (const Move move : line) {
        REQUIRE(is_legal(variant, position, move));
        position = position.make(move);
    }
}

}  // namespace

TEST_CASE("a side without a move has lost") {
    for (const std::string_view fen : {"W:Wa3:Bb4,c5", "W:W:Bb4"}) {
        const SearchResult result = search_of(VariantId::russian, fen, 5);
        CHECK(result.best.is_null());
        CHECK(result.ponder.is_null());
        CHECK(result.info.score == loss_in(0));
        CHECK(result.info.pv.empty());
    }
}

TEST_CASE("the distance of forced wins is exact") {
    // The longest wins of each kind of ending and its neighbours, from an endgame solver (plies to the end).
    struct Row {
        std::string_view fen;
        Ply plies;
    };
    for (const Row& row : {Row{"W:WKc3,Kd6,Ke3:BKd8", 9}}) {
        const SearchResult result = search_of(VariantId::russian, row.fen, row.plies + 2);
        CAPTURE(row.fen);
        CHECK(result.info.score == win_in(row.plies));
    }
}

TEST_CASE("the same search twice counts the same nodes and finds the same line") {
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (const Limits& limits : {to_depth(9), to_nodes(20'000)}) {
            std::vector<SearchInfo> first_infos;
            std::vector<SearchInfo> second_infos;
            const Game game{variant};
            const SearchResult first = run_search(game, limits, &first_infos);
            const SearchResult second = run_search(game, limits, &second_infos);
            CHECK(first.best == second.best);
            CHECK(first.info.nodes == second.info.nodes);
            REQUIRE(first_infos.size() == second_infos.size());
            for (std::size_t i = 0; i < first_infos.size(); ++i) {
                CHECK(first_infos[i].score == second_infos[i].score);
                CHECK(first_infos[i].nodes == second_infos[i].nodes);
                CHECK(first_infos[i].pv == second_infos[i].pv);
            }
        }
    }
}

TEST_CASE("a limit of nodes is kept exactly") {
    for (const std::uint64_t nodes : {1U, 2U, 1000U, 1024U, 1025U, 12'345U}) {
        const SearchResult result = run_search(Game{}, to_nodes(nodes));
        CHECK(result.info.nodes == nodes);
        CHECK(is_legal(VariantId::russian, Position::start(), result.best));
    }
}

TEST_CASE("iterations go from 1 to the depth asked for, each with a line") {
    std::vector<SearchInfo> infos;
    const SearchResult result = run_search(Game{}, to_depth(7), &infos);
    REQUIRE(infos.size() == 7);
    for (std::size_t i = 0; i < infos.size(); ++i) {
        CHECK(infos[i].depth == static_cast<Depth>(i + 1));
        CHECK(infos[i].seldepth >= infos[i].depth);
        CHECK(infos[i].pv.size() > i / 2);
        require_legal_line(VariantId::russian, Position::start(), infos[i].pv);
    }
    CHECK(result.best == infos.back().pv[0]);
    CHECK(result.ponder == infos.back().pv[1]);
}

TEST_CASE("random positions: the move is always legal, and so is the line") {
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        std::mt19937 random{2026};
        for (int i = 0; i < 700; ++i) {
            const Position position = random_position(variant, random, static_cast<unsigned>(random() % 80));
            const Game game{variant, DrawRules::china64, position};
            const SearchResult result = run_search(game, to_depth(3));
            CAPTURE(fen_of(position));
            if (legal_moves(variant, position).empty()) {
                REQUIRE(result.best.is_null());
            } else {
                REQUIRE(is_legal(variant, position, result.best));
                require_legal_line(variant, position, result.info.pv);
            }
        }
    }
}

TEST_CASE("a forced move is answered soon in a game, and searched in full for analysis") {
    const Game game = game_of(VariantId::russian, "W:Wh6:Bg7,c5,d2");
    Limits limits;
    limits.clock = ClockLimit{.time = std::chrono::minutes{5}};
    std::vector<SearchInfo> infos;
    const SearchResult result = run_search(game, limits, &infos);
    CHECK(text_of(result.best.to()) == "e1");
    CHECK_FALSE(infos.empty());
    CHECK(result.info.time < Milliseconds{500});

    Limits analysis = to_depth(12);
    analysis.analyse = true;
    CHECK(run_search(game, analysis).info.depth == 12);
}

TEST_CASE("positions full of captures: depth grows and the limit is kept") {
    for (const std::string_view fen :
         {"W:WKf2:Be7,g7,d2,e3", "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8", "W:WKc3:Be7,b6,b4,Kg7",
          "W:WKa1,Kb2,Kc1,Kd2,Ke1,Kf2,Kg1,Kh2:BKa7,Kb8,Kc7,Kd8,Ke7,Kf8,Kg7,Kh8"}) {
        Limits limits;
        limits.nodes = 50'000;
        limits.analyse = true;
        const SearchResult result = run_search(game_of(VariantId::russian, fen), limits);
        CAPTURE(fen);
        CHECK(result.info.depth >= 4);
        CHECK(result.info.nodes <= *limits.nodes);
    }
}

}  // namespace draughts
