// What find and book go by: results, names, material, opening tables, counts.
#include "analyse/fold_case.h"
#include "analyse/game_filter.h"
#include "analyse/opening_book.h"
#include "catch.h"
#include "pdn/reader.h"
#include "text/fen.h"

namespace draughts {

namespace {

ArchiveGame game_of(const std::string& text) {
    ArchiveGame game{"file.pdn", parse_pdn(text), {}};
    game.replay = replay(game.game);
    return game;
}

}  // namespace

TEST_CASE("results in all their spellings") {
    for (const char* text : {"1-0", "2-0", "1 - 0", "1\u20130"}) {
        CHECK(result_of(text) == GameResult::white);
    }
    for (const char* text : {"1/2-1/2", "1-1", "1/2", "\u00bd-\u00bd", "1 - 1"}) {
        CHECK(result_of(text) == GameResult::draw);
    }
    CHECK(result_of("0-2") == GameResult::black);
    for (const char* text : {"*", "", "0-0", "?", "4-6"}) {
        CHECK(result_of(text) == GameResult::unknown);
    }
}

TEST_CASE("names fold, Latin and Russian") {
    CHECK(fold_case("IVANOV \u0418\u0412\u0410\u041d\u041e\u0412 \u0401\u0416 \u042f") ==
          "ivanov \u0438\u0432\u0430\u043d\u043e\u0432 \u0451\u0436 \u044f");
    CHECK(fold_case("\u00c9 \xD0") == "\u00c9 \xD0");  // others stay
}

TEST_CASE("material") {
    CHECK(parse_material("3Kv1K") == Material{{0, 0}, {3, 1}});
    CHECK(parse_material("1k2MvMK") == Material{{2, 1}, {1, 1}});
    CHECK(parse_material("2K0Mv1K0M") == Material{{0, 0}, {2, 1}});
    for (const char* text : {"", "v", "3K", "3Kv", "3Kv1", "3v1K", "KvKvK", "13KvK", "3QvK", "99999999999KvK"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_material(text));
    }
    CHECK(material_of(parse_fen("W:WKa1,c3:Bb6,d6")->position) == Material{{1, 2}, {1, 0}});
}

TEST_CASE("filters") {
    const ArchiveGame game = game_of(
        "[White \"\u0418\u0432\u0430\u043d\u043e\u0432\"]\n[Black \"Smith\"]\n[Event \"Cup\"]\n[Opening \"Kol\"]\n"
        "1. c3-d4 d6-c5 2. b2-c3 1-1");
    GameFilter filter;
    CHECK(match(filter, game) == 0U);
    filter.player = "\u0418\u0412\u0410\u041d";
    CHECK(match(filter, game) == 0U);
    filter.white = "smith";
    CHECK_FALSE(match(filter, game));
    filter = {};
    filter.black = "smith";
    filter.result = GameResult::draw;
    filter.event = "CUP";
    filter.opening = "kol";
    CHECK(match(filter, game) == 0U);
    filter.result = GameResult::white;
    CHECK_FALSE(match(filter, game));

    filter = {};
    // After 1. c3-d4 d6-c5, White to move.
    const Position two =
        parse_fen("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,g3,d4:Bb6,c5,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8")->position;
    filter.positions = {two};
    CHECK(match(filter, game) == 2U);
    filter.positions = {mirrored(two)};
    CHECK_FALSE(match(filter, game));
    filter.either_color = true;
    CHECK(match(filter, game) == 2U);
    filter.material = Material{{12, 12}, {0, 0}};
    CHECK(match(filter, game) == 2U);
    filter.material = Material{{11, 12}, {0, 0}};
    CHECK_FALSE(match(filter, game));
}

TEST_CASE("opening tables by name (H03)") {
    // I-1 of the federation's tables is 1. a3-b4.
    const auto tables = table_positions("i-1");
    REQUIRE(tables.size() == 1);
    CHECK(tables[0] == parse_fen("B:W17,22-32:B1-12")->position);
    CHECK(table_positions("no such table").empty());
    GameFilter filter;
    filter.opening = "I-1";
    filter.opening_positions = tables;
    CHECK(match(filter, game_of("1. a3-b4 b6-a5 *")));
    CHECK_FALSE(match(filter, game_of("1. c3-d4 *")));
    CHECK(match(filter, game_of("[Opening \"i-1\"]\n1. c3-d4 *")));
    CHECK_FALSE(match(filter, game_of("[Opening \"I-12\"]\n1. c3-d4 *")));
    CHECK_FALSE(match(filter, game_of("[Opening \"II-1\"]\n1. c3-d4 *")));
}

TEST_CASE("a book counts each game once, from the first time on") {
    OpeningBook book{Position::start(), 2};
    book.add(game_of("1. c3-d4 d6-c5 2. b2-c3 1-0"));
    book.add(game_of("1. c3-d4 d6-c5 1-1"));
    book.add(game_of("1. c3-d4 b6-a5 0-2"));
    book.add(game_of("1. e3-d4 *"));
    book.add(game_of("[FEN \"W:WKa1:Bb6\"]\n1. a1-b2 1-0"));  // another start
    std::vector<std::string> lines;
    const auto look = [&](std::uint64_t least) {
        lines.clear();
        book.visit(least, [&](const std::vector<std::string>& moves, const BookCounts& counts) {
            std::string line;
            for (const std::string& move : moves) {
                line += move + ' ';
            }
            for (const auto count : {counts.white, counts.draw, counts.black, counts.unknown}) {
                line += std::to_string(count);
            }
            lines.push_back(line);
        });
    };
    look(1);
    CHECK(lines ==
          std::vector<std::string>{"1111", "c3-d4 1110", "c3-d4 d6-c5 1100", "c3-d4 b6-a5 0010", "e3-d4 0001"});
    look(2);
    CHECK(lines == std::vector<std::string>{"1111", "c3-d4 1110", "c3-d4 d6-c5 1100"});
    BookCounts counts{3, 1, 0, 7};
    CHECK(counts.games() == 11);
    CHECK(counts.score() == 0.875);
}

}  // namespace draughts
