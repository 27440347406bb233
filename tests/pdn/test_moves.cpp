// Moves, results and numbers as files hold them: cases C01-C12 of users.
#include "core/position.h"
#include "pdn/pdn_text.h"
#include "pdn/result_text.h"
#include "text/fen.h"

namespace draughts {

namespace {

/// The fault of the only game, "" if it replays.
std::string fault_of(const std::string& text) {
    std::vector<PdnGame> games = games_of(text);
    REQUIRE(games.size() == 1);
    const Replay played = replay(games[0]);
    return played.fault ? played.fault->move + ": " + played.fault->reason : "";
}

}  // namespace

TEST_CASE("C01: ambiguous captures need their path, on input and on output") {
    const std::string fen = "[FEN \"W:WKd8:BKe7,f2,e3,Kc3\"]\n";
    for (const std::string type : {"[GameType \"25\"]\n", "[GameType \"26\"]\n"}) {
        const std::string fault = fault_of(type + fen + "1. d8xa5 *");
        CHECK(fault.find("ambiguous") != std::string::npos);
        CHECK(fault.find("d8xg5xd2xa5") != std::string::npos);
        CHECK(fault.find("d8xh4xe1xa5") != std::string::npos);
    }
    CHECK(canonical_moves("[GameType \"26\"]\n" + fen + "1. d8xg5xd2xa5 *") == "1. d8xg5xd2xa5 *");
    CHECK(canonical_moves("[GameType \"25\"]\n" + fen + "1. d8:h4:e1:a5 *") == "1. d8:h4:e1:a5 *");
    // An unambiguous one is shortened, and written long where that is asked for.
    const std::string chain = "1. c3-d4 f6-g5 2. e3-f4 g5xe3xc5 *";
    CHECK(canonical_moves(chain) == "1. c3-d4 f6-g5 2. e3-f4 g5:c5 *");
    PdnFormat format;
    format.style = MoveStyle::long_form;
    format.capture_sign = 'x';
    CHECK(canonical_moves(chain, format) == "1. c3-d4 f6-g5 2. e3-f4 g5xe3xc5 *");
}

TEST_CASE("C03: separators and case as found in real files") {
    const std::string begin = "1. c3-d4 d6-c5 2. b2-c3 e7-d6 3. c3-b4 b6-a5 ";
    const std::string expected = begin + "4. d4:b6 a5:c3 5. d2:b4 a7:c5 *";
    for (const char* end : {"4.d4:b6 a5:c3 5.d2:b4 a7:c5", "4. d4xb6 a5xc3 5. d2xb4 a7xc5", "4. d4b6 a5c3 5. d2b4 a7c5",
                            "4. D4:B6 A5:C3 5. D2:B4 A7:C5", "4. d4 : b6 a5 : c3 5. d2 x b4 a7 - c5",
                            "4. d4-b6 a5-c3 5. d2-b4 a7-c5", "4 d4xb6 a5xc3 5 d2xb4 a7xc5", "d4:b6 a5:c3 d2:b4 a7:c5",
                            // en dash; Cyrillic a and es
                            "4. d4\u2013b6 \u04305:\u04413 5. d2:b4 \u04307:\u04415"}) {
        CAPTURE(end);
        CHECK(canonical_moves(begin + end) == expected);
    }
    CHECK(canonical_moves("1. c3d4 D6-C5 2.B2C3 *") == "1. c3-d4 d6-c5 2. b2-c3 *");
    CHECK(canonical_moves("1. \u04413-d4 d6-\u04415 *") == "1. c3-d4 d6-c5 *");
    // The sign follows the variant: a capture of Brazilian draughts is written with x.
    CHECK(canonical_moves("[GameType \"26\"]\n1. c3-d4 d6-c5 2. b2-c3 e7-d6 3. c3-b4 b6-a5 4. d4:b6 *")
              .ends_with("4. d4xb6 *"));
}

TEST_CASE("C05: results that look like moves, and moves that look like results") {
    // 1-5 is b8-a7: a king's move. 1-1 ends the game.
    const std::string text = "[FEN \"B:W32:BK1\"]\n1... 1-5 2. 32-27 1-1\n[Event \"next\"]\n1. 22-18 *";
    std::vector<PdnGame> games = games_of(text);
    REQUIRE(games.size() == 2);
    CHECK(moves_of(games[0].moves) == "1-5 32-27");
    CHECK(games[0].moves.result == "1-1");
    CHECK(replay(games[0]).is_whole());
    for (const char* result : {"2-0", "0-2", "0-0", "1/2-1/2", "1-0", "0-1", "1+ - 1-", "*", "\u00bd-\u00bd"}) {
        CAPTURE(result);
        const std::vector<PdnGame> ended = games_of(std::string{"1. c3-d4 d6-c5 "} + result + "\n1. c3-b4 *");
        REQUIRE(ended.size() == 2);
        CHECK(ended[0].moves.result == result);
        CHECK(moves_of(ended[0].moves) == "c3-d4 d6-c5");
    }
    for (const char* result : {"1\u20130", "0\u22121", "1 \u2013 0", "1/2\u20141/2", "2-1", "2-2", "\u00bd", "0.5"}) {
        CAPTURE(result);
        CHECK(parse_result(result));
        const std::vector<PdnGame> ended = games_of(std::string{"1. c3-d4 d6-c5 "} + result + "\n1. c3-b4 *");
        REQUIRE(ended.size() == 2);
        CHECK(ended[0].moves.result == result);
    }
    CHECK_FALSE(parse_result("1-18"));
    CHECK_FALSE(parse_result(""));
    // A strange score is kept as it stands, and the game with it.
    std::vector<PdnGame> strange = games_of("1. c3-d4 d6-c5 4-6");
    REQUIRE(strange.size() == 1);
    CHECK(replay(strange[0]).is_whole());
    CHECK(strange[0].moves.result == "4-6");
    CHECK(strange[0].moves.moves.size() == 2);
}

TEST_CASE("C05: a wrong last move is no result, and a FEN or setup that cannot be read is none either") {
    CHECK(fault_of("1. 22-18 11-16 2. 18-22").starts_with("2. 18-22: "));
    CHECK(fault_of("1. 22-18 11-16 2. 4-6").starts_with("2. 4-6: "));
    CHECK(fault_of("1. c3-d4 d6-c5 2. 18-22").starts_with("2. 18-22: "));
    CHECK(fault_of("[FEN \"W:Wz9:Bb6\"]\n1. 22-18").starts_with("FEN: "));
    CHECK(fault_of("[FEN \"W:Wz9:Bb6\"]\n1. 4-6").starts_with("FEN: "));
    CHECK(fault_of("1. c3-d4 /FEN \"nothing\"/ 4-6").starts_with("setup: "));
    CHECK(fault_of("1. 10-14") == "");  // c3-d4 counted from a1
    CHECK(canonical_moves("1. 10-14") == "1. c3-d4 *");
}

TEST_CASE("C07: unknown moves leave the game with its tags and result") {
    const std::string text = "[White \"A\"]\n\n1. - - 2. - - 1/2-1/2\n\n[White \"B\"]\n\n1. c3-d4 *";
    std::vector<PdnGame> games = games_of(text);
    REQUIRE(games.size() == 2);
    CHECK(games[0].tag("White") == "A");
    CHECK(games[0].moves.result == "1/2-1/2");
    const Replay played = replay(games[0]);
    CHECK(played.plies == 0);
    REQUIRE(played.fault);
    CHECK(played.fault->reason == "the file does not tell this move");
    CHECK(canonical(text) == "[White \"A\"]\n\n1. - - 2. - - 1/2-1/2\n\n[White \"B\"]\n\n1. c3-d4 *\n\n");
    CHECK(replay(games[1]).is_whole());
    // Dots that stand for a move, before the next number.
    CHECK(moves_of(games_of("1. c3-d4 ... 2. b2-c3 *")[0].moves) == "c3-d4 - b2-c3");
}

TEST_CASE("C08: numbers, dots and none of them") {
    const std::string fen = "[FEN \"B:W18,21,23-32:B1-12\"]\n";
    for (const char* moves :
         {"1... b6-c5", "1. ... b6-c5", "... b6-c5", "b6-c5", "1.b6-c5", "17. b6-c5", "1...b6-c5", "1\u2026 b6-c5"}) {
        CAPTURE(moves);
        CHECK(canonical_moves(fen + moves) == "1... b6-c5 *");
    }
}

TEST_CASE("C10: FEN as people write it") {
    const Position expected = parse_fen("W:WKa1,c3:Bb6")->position;
    for (const char* fen : {"W:WKa1,c3:Bb6", "W:WK29,22:B9.", "w:wKa1,c3:bb6", "W:Bb6:Wc3,Ka1",
                            " W : W K29 , 22 : B 9 ", "W:W:WK29,22:B9", "W:WK29,22:B9:H0:F1"}) {
        CAPTURE(fen);
        std::vector<PdnGame> games = games_of(std::string{"[FEN \""} + fen + "\"]\n*");
        REQUIRE(games.size() == 1);
        const Replay played = replay(games[0]);
        CHECK(played.is_whole());
        CHECK(played.end == expected);
        PdnFormat numeric;
        numeric.squares = SquareStyle::numeric;
        const std::string counters = std::string_view{fen}.ends_with(":H0:F1") ? ":H0:F1" : "";
        CHECK(canonical(std::string{"[FEN \""} + fen + "\"]\n*", numeric)
                  .starts_with("[FEN \"W:W22,K29:B9" + counters + "\"]\n"));
    }
}

TEST_CASE("C10: the counters of a FEN stay, whatever the notation of its squares") {
    CHECK(canonical("[FEN \"W:WK29:BK4:H25:F40\"]\n*").starts_with("[FEN \"W:WKa1:BKh8:H25:F40\"]\n"));
    CHECK(canonical("[FEN \"W:WK29:BK4 : H 7 : f 40.\"]\n*").starts_with("[FEN \"W:WKa1:BKh8:H7:F40\"]\n"));
    CHECK(canonical_moves("1. c3-d4 /FEN \"W:WK29:BK4:H25\"/ *") == "1. c3-d4 /FEN \"W:WKa1:BKh8:H25\"/ *");
}

TEST_CASE("a game or variation that breaks off stays in the notation that it has") {
    const std::string broken =
        "[GameType \"25,W,8,8,N0,0\"]\n[FEN \"W:W1-12:B21-32\"]\n\n1. 10-14 23-20 2. 14-14 *\n\n";
    CHECK(canonical(broken) == broken);
    CHECK(canonical_moves("1. 22-18 11-16 (1... 10-15 2. 25-25 9-13) 2. 25-22 (2. 23-19) *") ==
          "1. c3-d4 f6-g5 (1... 10-15 2. 25-25 9-13) 2. b2-c3 (2. e3-f4) *");
}

TEST_CASE("C12: a position of one side, and one that cannot be read") {
    CHECK(canonical("[FEN \"B:W29:B\"]\n*") == "[FEN \"B:Wa1:B\"]\n\n*\n\n");
    CHECK(fault_of("[FEN \"W:Wc9:Bd6\"] 1. c3-d4 *").starts_with("FEN: "));
    CHECK(canonical("[FEN \"W:Wc9:Bd6\"]\n1. c3-d4 *") == "[FEN \"W:Wc9:Bd6\"]\n\n1. c3-d4 *\n\n");  // kept
}

TEST_CASE("numbers of squares are read in the numbering in which the game replays") {
    // c3-d4 f6-g5 b2-c3: from b8, and from a1.
    CHECK(canonical_moves("1. 22-18 11-16 2. 25-22 *") == "1. c3-d4 f6-g5 2. b2-c3 *");
    CHECK(canonical_moves("1. 10-14 23-20 2. 5-10 *") == "1. c3-d4 f6-g5 2. b2-c3 *");
    CHECK(canonical_moves("[FEN \"W:W1-12:B21-32\"]\n1. 10-14 23-20 *") == "1. c3-d4 f6-g5 *");
    CHECK(canonical_moves("1. 2218 1116 *") == "1. c3-d4 f6-g5 *");
    // 9-13 is both: b6-a5 counted from b8, a3-b4 counted from a1. The tag decides.
    CHECK(canonical("[GameType \"25,W,8,8,N0,0\"]\n1. 9-13 *") == "[GameType \"25,W,8,8,A0,0\"]\n\n1. a3-b4 *\n\n");
    PdnFormat bottom;
    bottom.squares = SquareStyle::numeric;
    bottom.numbering = Numbering::bottom;
    CHECK(canonical("[GameType \"25,W,8,8,A0,0\"]\n1. c3-d4 f6-g5 *", bottom) ==
          "[GameType \"25,W,8,8,N0,0\"]\n\n1. 10-14 23-20 *\n\n");
}

TEST_CASE("C20: games of other rules are told by where they break off") {
    const std::string fault = fault_of("1. c3-d4 f6-g5 2. d4-e5 b6-a5 *");  // d6 takes e5
    CHECK(fault.starts_with("2... b6-a5: a capture is compulsory"));
    // Brazilian only: four pieces must be taken instead of one.
    std::vector<PdnGame> games = games_of("[FEN \"W:WKc3:Be7,b6,b4,Kg7\"]\n1. c3xh8 *");
    CHECK(replay(games[0]).other_variant == std::nullopt);  // the short form is Russian too: one piece or four
    games = games_of("[GameType \"26\"]\n[FEN \"W:Wf6:Bg5,e7,b4,c7\"]\n1. f6:h4 *");
    const Replay played = replay(games[0]);
    REQUIRE(played.fault);
    CHECK(played.fault->reason.find("as many pieces as possible") != std::string::npos);
    CHECK(played.other_variant == VariantId::russian);
}

TEST_CASE("C22: a position put on the board in the middle") {
    for (const char* text : {"1. c3-d4 d6-c5 /FEN \"W:WKa1:Bb6\"/ 2. a1-e5 *",
                             "1. c3-d4 d6-c5 {[%setup FEN \"W:WKa1:Bb6\"]} 2. a1-e5 *"}) {
        CAPTURE(text);
        std::vector<PdnGame> games = games_of(text);
        REQUIRE(games.size() == 1);
        const Replay played = replay(games[0]);
        CHECK(played.is_whole());
        CHECK(played.plies == 3);
        CHECK(played.end == parse_fen("B:WKe5:Bb6")->position);
        CHECK(canonical_moves(text) == "1. c3-d4 d6-c5 /FEN \"W:WKa1:Bb6\"/ 2. a1-e5 *");
    }
    CHECK(canonical_moves("1. c3-d4 /FEN \"W::\"/ 2. b2-c3 *") == "1. c3-d4 /FEN \"W::\"/ 2. b2-c3 *");  // a null move
    CHECK(fault_of("1. c3-d4 /FEN \"nothing\"/ d6-c5 *").starts_with("setup: "));
}

TEST_CASE("C26: a capture through a chain is legal") {
    std::vector<PdnGame> games = games_of("1. c3-d4 f6-g5 2. e3-f4 g5xe3xc5");
    const Replay played = replay(games[0]);
    CHECK(played.is_whole());
    CHECK(played.end == parse_fen("W:Wa3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,h6,c5")->position);
}

}  // namespace draughts
