#include <string>

#include "catch.h"
#include "match/record.h"

namespace draughts {

namespace {

[[nodiscard]] GameRecord sample() {
    GameRecord record;
    record.game = 7;
    record.round = 2;
    record.pair = 4;
    record.variant = "brazilian";
    record.draw_rules = "china64";
    record.opening = "3-VII";
    record.fen = "W:Wc3:Bd4";
    record.white = "A \"quoted\" name";
    record.black = "Шашки";
    record.white_team = "Red";
    record.black_team = "Blue";
    record.board = 3;
    record.white_rating = 2101.5;
    record.black_rating = 1900;
    record.result = "1-0";
    record.reason = "no-moves";
    record.time_control = "60+0.5";
    record.moves = {{"c3xe5", 99.99, 12, 0.25, 18'446'744'073'709'551'615U}, {"h8-g7", {}, {}, {}, {}}};
    return record;
}

}  // namespace

TEST_CASE("a game is one line of JSON with the agreed fields") {
    const std::string line = to_json_line(sample());
    CHECK(line.find('\n') == std::string::npos);
    for (const char* part :
         {R"("game":7)", R"("variant":"brazilian")", R"("opening":"3-VII")", R"("fen":"W:Wc3:Bd4")",
          R"("white":"A \"quoted\" name")", R"("black":"Шашки")", R"("white_team":"Red")", R"("black_team":"Blue")",
          R"("board":3)", R"("white_rating":2101.5)", R"("moves":["c3xe5","h8-g7"])", R"("result":"1-0")",
          R"("reason":"no-moves")", R"("plies":2)", R"("scores":[99.99,null])", R"("depths":[12,null])"}) {
        CAPTURE(line, part);
        CHECK(line.find(part) != std::string::npos);
    }
}

TEST_CASE("a game read back is the game written") {
    const auto back = parse_json_line(to_json_line(sample()));
    REQUIRE(back);
    CHECK(*back == sample());
}

TEST_CASE("a line of another program needs only the agreed fields") {
    const auto record = parse_json_line(
        R"({"game":1,"variant":"russian","opening":"","fen":"W:Wa1:Bh8","white":"a","black":"b","moves":["a1-b2"],)"
        R"("result":"1/2-1/2","reason":"x","plies":1,"extra":[1,{}]})");
    REQUIRE(record);
    CHECK(record->moves.size() == 1);
    CHECK_FALSE(record->moves[0].score_men.has_value());
    CHECK(record->pair == 0);
}

TEST_CASE("a line that is no game is refused with the field that is wrong") {
    CHECK(parse_json_line("").error().find("JSON object") != std::string::npos);
    CHECK(parse_json_line(R"({"game":1,"variant":"russian")").error().find("JSON object") != std::string::npos);
    for (const char* line : {R"({"game":"one"})", R"({"game":1.5})", R"({"game":-1})", R"({"game":3000000000})"}) {
        CHECK(parse_json_line(line).error() == "field game is no whole number from 0 on");
    }
    CHECK(parse_json_line(R"({"game":1})").error() == "no field variant");
    std::string line = to_json_line(sample());
    line.replace(line.find("[12,null]"), 9, "[12]");
    CHECK(parse_json_line(line).error() == "field depths is no array as long as moves");
    line = to_json_line(sample());
    line.replace(line.find("\"1-0\""), 5, "\"2-0\"");
    CHECK(parse_json_line(line).error() == "result '2-0' is none of 1-0, 1/2-1/2, 0-1");
}

TEST_CASE("an individual game between unrated players has no word of teams and ratings") {
    GameRecord record = sample();
    record.white_team = record.black_team = "";
    record.board = 0;
    record.white_rating = record.black_rating = 0;
    const std::string line = to_json_line(record);
    for (const char* part : {"team", "board", "rating"}) {
        CHECK(line.find(part) == std::string::npos);
    }
    CHECK(*parse_json_line(line) == record);
}

TEST_CASE("bytes that are no text do not stop the writer") {
    GameRecord record = sample();
    record.white = "\xff\xfe";
    CHECK(parse_json_line(to_json_line(record)).has_value());
}

}  // namespace draughts
