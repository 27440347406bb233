#include <fstream>
#include <string>

#include "catch.h"
#include "openings/openings.h"
#include "openings/pdn_openings.h"
#include "text/fen.h"

namespace draughts {

namespace {

[[nodiscard]] Position position(const char* fen) {
    return parse_fen(fen)->position;
}

[[nodiscard]] std::vector<Opening> read(const std::string& text, std::size_t plies) {
    const auto openings = read_pdn_openings(text, VariantId::russian, plies, "games.pdn");
    REQUIRE(openings);
    return *openings;
}

}  // namespace

TEST_CASE("each game of a PDN file is an opening: its start, or its first moves") {
    // After 1. c3-d4 d6-c5 2. b2-c3: worked on a board.
    const char* after_three = "B:Wa1,c1,e1,g1,d2,f2,h2,a3,c3,e3,g3,d4:Bb6,c5,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
    const std::string games =
        "\xEF\xBB\xBF[Event \"A \\\"B\\\" ]\"]\r\n[Opening \"Table I-1\"]\r\n\r\n"
        "1. c3-d4 {a comment (with [Event \"x\"] and 5-9} d6-c5(?) ( 1... f6-g5 (1... h6-g5) ) "
        "2. b2-c3 !? $16 f6-g5 2-0\r\n\r\n"
        "[White \"C\"]\r\n[FEN \"W:W29,K22:B9.\"]\r\n\r\n1. c3xf6 1-1\r\n"
        "1.c3d4 ; to the end of the line [White\r\nd6c5 2.22-18 *";
    CHECK(is_pdn(games));
    auto openings = read(games, 0);
    REQUIRE(openings.size() == 2);  // the third game starts as the first does
    CHECK(openings[0].name == "Table I-1");
    CHECK(openings[0].position == Position::start());
    CHECK(openings[1].name == "2");
    CHECK(openings[1].position == position("W:Wa1,Kc3:Bb6"));
    const auto three = read("[Event \"x\"]\n" + games.substr(3, games.find("2-0") - 3) + "2-0", 3);
    REQUIRE(three.size() == 1);
    CHECK(three[0].position == position(after_three));
}

TEST_CASE("moves are read as people write them, numbered or not") {
    const char* after_two = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,g3,d4:Bb6,c5,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
    for (const char* text : {"1. c3-d4 d6-c5 *", "1.c3d4 d6c5", "22-18 10-14", "1. 22-18 1... 10-14", "1. cd4 dc5 2-0",
                             "c3-d4! 1. ... d6-c5?! *"}) {
        CAPTURE(text);
        const auto openings = read(text, 2);
        CHECK(openings.front().position == position(after_two));
    }
    CHECK(read("1. c3-d4 d6-c5 *", 20).front().position == position(after_two));
}

TEST_CASE("what is wrong in a PDN file is named with its game and move") {
    const auto fault = [](const char* text, std::size_t plies) {
        return read_pdn_openings(text, VariantId::russian, plies, "games.pdn").error();
    };
    CHECK(fault("1. c3-d4 * 1. c3-d5 *", 2).starts_with("games.pdn game 2: move 1: "));
    CHECK(fault("[FEN \"W:Wc9:Bd6\"] *", 0).starts_with("games.pdn game 1: "));
    CHECK(fault("[FEN \"W:Wc3:Bd4\"] 1. c3xe5 *", 1).find("has lost") != std::string::npos);
    CHECK(fault("", 0) == "games.pdn: no game found, expected PDN");
    CHECK(fault("{ never closed", 0).find("no game found") != std::string::npos);
    CHECK(read("[Event \"never closed", 0).size() == 1);  // a game all the same
    CHECK_FALSE(is_pdn("[FEN \"W:Wc3:Bd6\"]\nB:Wc3:Bd6\n"));
    CHECK_FALSE(is_pdn("W:Wc3:Bd6\tname [1]\n"));
}

TEST_CASE("an archive of 153 games from one position, six first moves among them") {
    // Counted in the file with grep.
    const char* file = TEST_DATA "/pdn/ussr1947.pdn";
    CHECK(load_openings(file, VariantId::russian)->size() == 1);
    CHECK(load_openings(file, VariantId::russian, 1)->size() == 6);
    CHECK(load_openings(file, VariantId::russian, 1)->front().position ==
          position("B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,d4,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"));
    CHECK(load_openings(file, VariantId::russian, 40).has_value());
}

TEST_CASE("a list of positions is read in every notation") {
    const char* list =
        "W:WKa1,c3:Bb6\n[FEN \"W:WK29,22:B9\"]\nw:wKa1,c3:bb6\nW:Bb6:Wc3,Ka1\nW:W:WK29,22:B9:H0:F1\n"
        "\"W:WK29,22:B9.\"\n W : W K29 , 22 : B 9 \n";
    const auto openings = read_openings(list, VariantId::russian, "list");
    REQUIRE(openings);
    REQUIRE(openings->size() == 7);
    for (const Opening& opening : *openings) {
        CHECK(opening.position == position("W:WKa1,c3:Bb6"));
    }
}

}  // namespace draughts
