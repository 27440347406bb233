// Several lines, chosen moves, a win in a number of moves, several threads.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "catch.h"
#include "run_search.h"
#include "support/board_text.h"

namespace draughts {

namespace {

// Brazilian: the two kings win in seven plies at best (tests/search/test_search_draws.cpp); many of their moves win,
// some lose a king.
constexpr std::string_view two_kings = "W:WKb8,Kd8:BKh2";

/// Goes on after the win is found.
Limits to_whole_depth(Depth depth) {
    Limits limits = to_depth(depth);
    limits.analyse = true;
    return limits;
}

SearchResult search_only(const Game& game, Move move, Depth depth) {
    Limits limits = to_whole_depth(depth);
    limits.only = {move};
    return run_search(game, limits);
}

}  // namespace

TEST_CASE("each line is another move, with the score of a search of that move alone") {
    const Game game = game_of(VariantId::brazilian, two_kings);
    constexpr Depth depth = 12;
    const auto lines = static_cast<int>(game.legal_moves().size());
    std::vector<SearchInfo> infos;
    const SearchResult result = run_search(game, to_whole_depth(depth), &infos, lines);
    REQUIRE(infos.size() == static_cast<std::size_t>(depth * lines));

    const std::vector<SearchInfo> last(infos.end() - lines, infos.end());
    CHECK(result.best == last.front().pv.front());
    CHECK(last.front().score == win_in(7));
    std::set<std::uint64_t> moves;
    for (int i = 0; i < lines; ++i) {
        const SearchInfo& info = last[static_cast<std::size_t>(i)];
        CHECK(info.line == i + 1);
        CHECK(info.depth == depth);
        REQUIRE_FALSE(info.pv.empty());
        moves.insert(info.pv.front().word());
        const Score alone = search_only(game, info.pv.front(), depth).info.score;
        CAPTURE(i, info.score, alone);
        CHECK(is_win(info.score) == is_win(alone));
        CHECK(is_loss(info.score) == is_loss(alone));
        if (is_win(alone)) {
            CHECK(info.score == alone);
        }
        CHECK((i == 0 || info.score <= last[static_cast<std::size_t>(i - 1)].score));
    }
    CHECK(moves.size() == static_cast<std::size_t>(lines));
}

TEST_CASE("more lines than moves are as many as there are moves") {
    std::vector<SearchInfo> infos;
    run_search(Game{}, to_depth(3), &infos, 100);
    constexpr std::size_t moves_at_start = 7;
    CHECK(infos.size() == 3 * moves_at_start);
}

TEST_CASE("a search of chosen moves plays one of them") {
    const Game game;
    for (const Move move : game.legal_moves()) {
        const SearchResult result = search_only(game, move, 5);
        CHECK(result.best == move);
        CHECK(result.info.pv.front() == move);
    }
}

TEST_CASE("a search for a win in a number of moves ends when it is found") {
    const Game game = game_of(VariantId::brazilian, two_kings);
    Limits limits = to_whole_depth(30);
    limits.win_in_moves = 4;
    const SearchResult result = run_search(game, limits);
    CHECK(result.info.score == win_in(7));
    CHECK(result.info.depth < 30);
    limits.win_in_moves = 3;  // there is none
    CHECK(run_search(game, limits).info.depth == 30);
}

TEST_CASE("several threads find what one finds") {
    const Game game = game_of(VariantId::brazilian, two_kings);
    for (const int threads : {1, 2, 4, 9}) {
        std::vector<SearchInfo> infos;
        const SearchResult result = run_search(game, to_whole_depth(12), &infos, 1, threads);
        CHECK(result.info.score == win_in(7));
        CHECK(infos.size() == 12);
    }
}

TEST_CASE("a limit of nodes counts those of all threads") {
    constexpr std::uint64_t nodes = 200'000;
    const SearchResult result = run_search(Game{}, to_nodes(nodes), nullptr, 1, 4);
    CHECK(result.info.nodes >= nodes);
    constexpr std::uint64_t between_checks = 1024;
    CHECK(result.info.nodes <= nodes + 4 * between_checks);
}

}  // namespace draughts
