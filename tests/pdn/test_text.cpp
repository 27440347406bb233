// Everything around the moves: tags, comments, variations, marks, encodings, games without an end. Cases C13-C18.
#include <chrono>

#include "pdn/pdn_text.h"

namespace draughts {

TEST_CASE("C13: encodings") {
    const std::string ivanov = "\u0418\u0432\u0430\u043d\u043e\u0432";
    const auto white = [](const std::string& bytes, const std::string& encoding = "") {
        std::vector<PdnGame> games = games_of(bytes, encoding);
        REQUIRE(games.size() == 1);
        CHECK(moves_of(games[0].moves) == "c3-d4 f6-e5");
        REQUIRE(games[0].tags.size() == 1);
        CHECK(games[0].tags[0].name == "White");
        return games[0].tags[0].value;
    };
    const std::string rest = "\"]\r\n1. c3-d4 f6-e5 *";
    CHECK(white("\xEF\xBB\xBF[White \"" + ivanov + rest) == ivanov);
    CHECK(white("[White \"\xC8\xE2\xE0\xED\xEE\xE2" + rest) == ivanov);            // CP1251
    CHECK(white("[White \"\xE9\xD7\xC1\xCE\xCF\xD7" + rest, "KOI8-R") == ivanov);  // named
    CHECK(white("[White \"M\xFCller" + rest, "ISO-8859-1") == "M\u00fcller");
    const std::u16string wide = u"[White \"\u0418\u0432\u0430\u043d\u043e\u0432\"]\n1. c3-d4 f6-e5 *";
    std::string little;
    std::string big;
    for (const char16_t c : wide) {
        little += {static_cast<char>(c & 0xFF), static_cast<char>(c >> 8)};
        big += {static_cast<char>(c >> 8), static_cast<char>(c & 0xFF)};
    }
    CHECK(white("\xFF\xFE" + little) == ivanov);
    CHECK(white("\xFE\xFF" + big) == ivanov);
    CHECK(white(little) == ivanov);  // known by its zeros
    // Zeros are blanks: found by fuzzing, as what was written with many of them was read again as UTF-16.
    CHECK(white("[White \"Iv" + std::string(3, '\0') + "n" + rest) == "Iv   n");
    const std::string padded = "[White \"x" + std::string(80, '\0') + "y\"]" + std::string(2000, ' ') + "\n1. c3-d4 *";
    CHECK(canonical(canonical(padded)) == canonical(padded));
    // A byte that is nothing costs a character, not the game.
    CHECK(white("[White \"" + ivanov + "\xFF" + rest) == ivanov + "\uFFFD");
    CHECK(white("[White \"\xC8\xE2\xE0\xED\xEE\xE2\x98" + rest) == ivanov + "\uFFFD");
    // An overlong "/", a surrogate, more than U+10FFFF.
    for (const std::string bytes : {"\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF0\x80\x80\xAF"}) {
        const std::string text = white("[White \"" + ivanov + bytes + rest);
        CHECK(text.starts_with(ivanov + "\uFFFD"));
        CHECK(text.find(bytes) == std::string::npos);
    }
    CHECK(white("[White \"\xED\x9F\xBF\xF4\x8F\xBF\xBF\xE0\xA0\x80\xF0\x90\x80\x80" + rest) ==
          "\uD7FF\U0010FFFF\u0800\U00010000");
    // Much more text than bytes: what has been used is never less than nothing.
    std::istringstream cyrillic{"{" + std::string(10'000, '\xC8') + "} 1. c3-d4 *\n1. c3-d4 *"};
    PdnReader reader = PdnReader::open(cyrillic, "CP1251").value();
    PdnText game;
    REQUIRE(reader.next(game));
    CHECK(reader.position() <= 10'027);
    std::istringstream in{"*"};
    CHECK_FALSE(PdnReader::open(in, "no-such-encoding"));
}

TEST_CASE("C15: nested variations, before the first move, in double brackets, with their comments") {
    const std::string text =
        "( ( 1. g3-h4 b6-a5 ) ( 1. e3-d4 d6-e5 ) ) 1. g3-h4 b6-a5 ( 2. e3-f4 (2. e3-d4 {alt} d6-e5) d6-c5 ) "
        "2. e3-f4 d6-c5 *";
    std::vector<PdnGame> games = games_of(text);
    REQUIRE(games.size() == 1);
    PdnGame& game = games[0];
    const Replay played = replay(game);
    CHECK(played.is_whole());
    CHECK(played.variation_faults.empty());
    CHECK(moves_of(game.moves) == "g3-h4 b6-a5 e3-f4 d6-c5");
    REQUIRE(game.moves.variations.size() == 1);
    REQUIRE(game.moves.variations[0].variations.size() == 2);
    CHECK(moves_of(game.moves.variations[0].variations[1]) == "e3-d4 d6-e5");
    REQUIRE(game.moves.moves[1].variations.size() == 1);
    const PdnLine& variation = game.moves.moves[1].variations[0];
    CHECK(variation.follows);  // it begins with White's move, behind Black's
    CHECK(moves_of(variation) == "e3-f4 d6-c5");
    REQUIRE(variation.moves[0].variations.size() == 1);
    const PdnLine& inner = variation.moves[0].variations[0];
    CHECK_FALSE(inner.follows);
    CHECK(inner.moves[0].comments == std::vector<std::string>{"alt"});
    CHECK(inner.moves[0].move.has_value());
    CHECK(write_pdn(game) ==
          "((1. g3-h4 b6-a5) (1. e3-d4 d6-e5)) 1. g3-h4 b6-a5 (2. e3-f4 (2. e3-d4 {alt} 2... d6-e5) 2... d6-c5)\n"
          "2. e3-f4 d6-c5 *\n\n");
}

TEST_CASE("a variation that replaces a move, and one whose numbers say otherwise") {
    std::vector<PdnGame> games = games_of("1. c3-d4 b6-a5 (1... d6-c5 2. b2-c3) (1. f6-e5 2. d4xf6) 2. b2-c3 *");
    const Replay played = replay(games[0]);
    CHECK(played.variation_faults.empty());
    for (const PdnLine& variation : games[0].moves.moves[1].variations) {
        CHECK_FALSE(variation.follows);
    }
    games = games_of("1. c3-d4 (1. c3-e5) b6-a5 *");
    CHECK(replay(games[0]).variation_faults.size() == 1);
    CHECK(replay(games[0]).is_whole());
}

TEST_CASE("C17: marks in odd places") {
    std::vector<PdnGame> games = games_of("1. c3-d4! d6-c5(?) 2. b2-c3 !? f6-g5 $16 {ok} $1");
    REQUIRE(games.size() == 1);
    const PdnLine& line = games[0].moves;
    CHECK(moves_of(line) == "c3-d4! d6-c5(?) b2-c3!? f6-g5");
    CHECK(replay(games[0]).plies == 4);
    CHECK(line.moves[3].nags == std::vector<int>{16, 1});
    CHECK(line.moves[3].comments == std::vector<std::string>{"ok"});
    CHECK(line.moves[1].variations.empty());
    games = games_of("1. !c3-d4 (??\?) 1... d6-c5* 2. b2-c3$2 *");
    CHECK(moves_of(games[0].moves) == "c3-d4!(??\?) d6-c5 b2-c3");
    CHECK(games[0].moves.moves[1].nags == std::vector<int>{7});  // "forced" of old books
    CHECK(games[0].moves.moves[2].nags == std::vector<int>{2});
    CHECK(games[0].faults.empty());
}

TEST_CASE("C18: tags in any order, with escapes, empty, as they stand") {
    const std::string text = "[White \"A \\\"B\\\" C\"]\n[Date \"1950.\"]\n[Event \"\"]\n1. c3-d4 *";
    const std::vector<PdnGame> games = games_of(text);
    REQUIRE(games.size() == 1);
    CHECK(games[0].tag("White") == "A \"B\" C");
    CHECK(games[0].tag("Date") == "1950.");
    CHECK(games[0].tag("Event") == "");
    CHECK(games[0].tags.size() == 3);
    CHECK(canonical(text) == "[White \"A \\\"B\\\" C\"]\n[Date \"1950.\"]\n[Event \"\"]\n\n1. c3-d4 *\n\n");
    const std::vector<PdnGame> odd =
        games_of("[Event       \"a ] b\"] [Site \"C:\\\"]\r\n[Round \"x \"y\" z\"]\n[White \"cut\n*");
    REQUIRE(odd.size() == 1);
    CHECK(odd[0].tag("Event") == "a ] b");
    CHECK(odd[0].tag("Site") == "C:\\");
    CHECK(odd[0].tag("Round") == "x \"y\" z");
    CHECK(odd[0].tag("White") == "cut");
    REQUIRE(odd[0].faults.size() == 1);
    CHECK(odd[0].faults[0].line == 3);
}

TEST_CASE("comments of every kind, where they stand") {
    const std::string text =
        "[A \"b\"]\n{first} ; to the end } of the line\n1. {before} c3-d4 {after\r\n  it} d6-c5 (1... f6-g5) {behind} "
        "2. b2-c3 ; last\n%escaped\n1-0 {the end}\n";
    std::vector<PdnGame> games = games_of(text);
    REQUIRE(games.size() == 1);
    CHECK(write_pdn(games[0]) ==
          "[A \"b\"]\n\n{first} {to the end ) of the line} 1. {before} c3-d4 {after it} 1... d6-c5 (1... f6-g5) 2. "
          "{behind}\n"
          "b2-c3 {last} {%escaped} {the end} 1-0\n\n");
}

TEST_CASE("C17: brackets that are no tags, among the moves and in the header") {
    for (const char* remark : {"[better e3-f4]", "[1. e3-f4 1-0]", "[good]"}) {
        CAPTURE(remark);
        std::vector<PdnGame> games = games_of(std::string{"[A \"b\"]\n1. c3-d4 "} + remark + " d6-c5 *");
        REQUIRE(games.size() == 1);
        CHECK(replay(games[0]).is_whole());
        const std::string text{remark};
        CHECK(games[0].moves.moves[0].comments == std::vector<std::string>{text.substr(1, text.size() - 2)});
        CHECK(games[0].tags.size() == 1);
    }
    const std::vector<PdnGame> games = games_of("[White Ivanov]\n[Event]\n1. c3-d4 [White \"B\"] 1. e3-d4 *");
    REQUIRE(games.size() == 2);
    CHECK(games[0].moves.comments == std::vector<std::string>{"White Ivanov"});
    CHECK(games[0].tag("Event") == "");
    CHECK(games[1].tag("White") == "B");
}

TEST_CASE("comments in the lines behind a result belong to the game that ended") {
    const std::vector<PdnGame> games = games_of(
        "1. c3-d4 1-0\n{first\n\nstill}\n; second\n%third\n[White \"2\"]\n1. c3-d4 *\n{fourth} 1. e3-d4 0-1\n\n"
        "{fifth}\n1. g3-h4 *\n{sixth}\n");
    REQUIRE(games.size() == 4);
    CHECK(games[0].moves.moves[0].comments == std::vector<std::string>{"first still", "second", "%third"});
    CHECK(games[1].moves.moves[0].comments == std::vector<std::string>{"fourth"});
    CHECK(games[2].moves.moves[0].comments.empty());
    CHECK(games[3].moves.comments == std::vector<std::string>{"fifth"});
    CHECK(games[3].moves.moves[0].comments == std::vector<std::string>{"sixth"});
}

TEST_CASE("marks without a move, any route, what is nested too deep") {
    CHECK(canonical_moves("1. c3-d4 d6-c5 2. $5 !? *") == "1. c3-d4 d6-c5!? $5 *");
    CHECK(canonical_moves("1. ! - d6-c5 2. - !? *") == "1. - d6-c5 2. - *");
    CHECK(canonical_moves("[Event \"\nvent \"\n1. - - 2. - - 0/21. - - 2. ![- 0/2-1/2") ==
          "1. vent 1... \" 2. - - 3. - - 4. 0/21. 4... - 5. - - 6. 0/2-1/2 *");  // found by fuzzing
    CHECK(canonical_moves("1. c3-d4 a.l. d6-c5 *") == "1. c3-d4 {a.l.} 1... d6-c5 *");
    std::string deep = "1. c3-d4 ";
    for (int i = 0; i < 70; ++i) {
        deep += "(1. c3-d4 d6-c5 ";
    }
    const std::vector<PdnGame> games = games_of(deep + std::string(70, ')') + " d6-c5 *");
    const PdnLine* line = &games.at(0).moves;
    std::size_t depth = 0;
    for (; !line->moves[depth > 0 ? 1 : 0].variations.empty(); ++depth) {
        line = line->moves[depth > 0 ? 1 : 0].variations.data();
    }
    CHECK(depth == 64);
    CHECK(moves_of(*line) == "c3-d4 d6-c5");
    CHECK(moves_of(games[0].moves) == "c3-d4 d6-c5");
}

TEST_CASE("a hostile game takes time in proportion to its length") {
    using std::chrono::steady_clock;
    constexpr std::size_t many = 500'000;
    std::string pairs = "1. c3-d4 ";
    for (std::size_t i = 0; i < many; ++i) {
        pairs += "()";
    }
    const auto start = steady_clock::now();
    for (const std::string& text :
         {pairs, "1. a" + std::string(2 * many, '!') + "b", "1. c3-d4 " + std::string(2 * many, '=') + ' ',
          "1. c3-d4 " + std::string(2 * many, ')'), "1. c3-d4 " + std::string(2 * many, '[')}) {
        const std::vector<PdnGame> games = games_of(text);
        REQUIRE(games.size() == 1);
        CHECK(games[0].faults.size() <= 100);
    }
    // A reader that looks back over the text at each sign takes 10^12 steps for each of them.
    CHECK(steady_clock::now() - start < std::chrono::seconds{60});
}

TEST_CASE("a broken game costs that game only, and is kept") {
    const std::string text =
        "[White \"1\"]\n\n1. c3-d4 {never closed\nd6-c5\n\n[White \"2\"]\n\n1. c3-d4 (1. e3-d4 (1. e3-f4\n\n"
        "[White \"3\"]\n\n1. c3-d4 ) what? [ 2-0\n\n[White \"4\"]\n[Black \"no moves\"]\n\n[White \"5\"]\n\n"
        "1. c3-d4 d6-c5\n\n1. e3-d4 *\n\n1. a3-b4 * 1. g3-h4 1-0 {won} 1. g3-f4";
    std::vector<PdnGame> games = games_of(text);
    REQUIRE(games.size() == 9);
    for (std::size_t i = 0; i < 5; ++i) {
        CHECK(games[i].tag("White") == std::to_string(i + 1));
    }
    CHECK(games[0].faults.size() == 1);
    CHECK(games[1].faults.size() == 1);
    CHECK(games[2].faults.size() == 2);
    CHECK(games[2].line == 10);
    CHECK(replay(games[2]).fault->reason.find("is not a move") != std::string::npos);
    CHECK(games[3].moves.moves.empty());
    for (std::size_t i = 4; i < games.size(); ++i) {
        CAPTURE(i);
        CHECK(games[i].faults.empty());
        CHECK(replay(games[i]).is_whole());
        CHECK(games[i].number == i + 1);
    }
    CHECK(games[7].moves.moves[0].comments == std::vector<std::string>{"won"});
    const std::string once = canonical(text);
    CHECK(canonical(once) == once);
    CHECK(games_of(once).size() == 9);
}

TEST_CASE("what is no game") {
    CHECK(games_of("").empty());
    CHECK(games_of(" \r\n\n\xEF\xBB\xBF").empty());
    CHECK(games_of("1. c3-d4 *\n\xEF\xBB\xBF[White \"A\"]\n1. e3-d4 *").size() == 2);  // two files joined
    CHECK(games_of("; a remark\n{another}\n").empty());
    CHECK(games_of("[pgn]\n[White \"A\"]\n1. c3-d4 *\n[/pgn]\n").size() == 1);
    std::string deep(200'000, '(');
    CHECK(games_of("1. c3-d4 " + deep + " d6-c5").size() == 1);
}

}  // namespace draughts
