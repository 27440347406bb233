#include <string>

#include "catch.h"
#include "match/game_pdn.h"

namespace draughts {

TEST_CASE("a game as PDN") {
    GameRecord record;
    record.game = 3;
    record.round = 2;
    record.variant = "russian";
    record.opening = "I-1";
    record.fen = "B:W17,22-32:B1-12";  // after a3-b4
    record.white = "A \"B\"";
    record.black = "C";
    record.result = "0-1";
    record.reason = "illegal-move";
    record.detail = "A: no such move";
    record.time_control = "60+1";
    record.moves = {{"b6-a5", 0.125, 7, 0.5, 1234U}, {"c3-d4", -1.0, {}, {}, {}}, {"a5xc3xe5", {}, {}, {}, {}}};
    const auto pdn = format_pdn(record, {"Test", "2026.11.30"});
    REQUIRE(pdn);
    CHECK(*pdn ==
          "[Event \"Test\"]\n[Site \"?\"]\n[Date \"2026.11.30\"]\n[Round \"2\"]\n[White \"A \\\"B\\\"\"]\n"
          "[Black \"C\"]\n[Result \"0-1\"]\n[GameType \"25,W,8,8,A0,0\"]\n[SetUp \"1\"]\n"
          "[FEN \"B:Wb4,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6\"]\n"
          "[Opening \"I-1\"]\n[PlyCount \"3\"]\n[TimeControl \"60+1\"]\n"
          "[Termination \"illegal-move: A: no such move\"]\n\n"
          "1... b6-a5 {+0.12/7 0.500s 1234n} 2. c3-d4 {-1.00} 2... a5:e5 *\n\n");
}

TEST_CASE("an ambiguous capture is written with its squares, in the variant's own sign") {
    GameRecord record;
    record.variant = "russian";
    record.fen = "W:WKc3:Be7,b6,b4,Kg7";  // from c3 to h8 it takes g7, or all four
    record.result = "1-0";
    record.moves = {{"c3xa5xd8xf6xh8", {}, {}, {}, {}}};
    CHECK(format_pdn(record, {})->find("\n1. c3:a5:d8:f6:h8 *\n") != std::string::npos);
    record.moves[0].move = "c3xh8";
    CHECK(format_pdn(record, {})->find("\n1. c3:h8 *\n") != std::string::npos);
    record.variant = "brazilian";
    CHECK(format_pdn(record, {})->find("\n1. c3xh8 *\n") != std::string::npos);  // only the longest is legal
}

TEST_CASE("lines of moves stay short, and a record that does not replay is refused") {
    GameRecord record;
    record.variant = "brazilian";
    record.fen = "W:WKa1:BKb8";
    record.result = "1/2-1/2";
    for (int i = 0; i < 30; ++i) {
        for (const char* move : {"a1-b2", "b8-a7", "b2-a1", "a7-b8"}) {
            record.moves.push_back({move, {}, {}, {}, {}});
        }
    }
    const auto pdn = format_pdn(record, {});
    REQUIRE(pdn);
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = pdn->find('\n', begin)) != std::string::npos; begin = end + 1) {
        CHECK(end - begin <= 100);
    }
    record.moves.push_back({"h8-g7", {}, {}, {}, {}});
    CHECK(format_pdn(record, {}).error().starts_with("game 0: "));
}

}  // namespace draughts
