// What lines win, counted by hand.
#include "catch.h"
#include "review/line_gain.h"
#include "review/played.h"

namespace draughts {

namespace {

[[nodiscard]] LineGain gain_of(std::string_view fen, const std::string& moves) {
    const Game game = played(VariantId::russian, fen, moves);
    return gain_of_line(game.start(), game.moves());
}

}  // namespace

TEST_CASE("a king counts for three men") {
    CHECK(balance(parse_fen("W:WKa1,c3:Bb8,d8,f8").value().position, Color::white) == 1);
    CHECK(balance(parse_fen("W:WKa1,c3:Bb8,d8,f8").value().position, Color::black) == -1);
}

TEST_CASE("a man that is lost is a loss from there on") {
    const LineGain gain = gain_of("W:Wc3,e3,g1:Bb6,d6,f6", "c3-d4 b6-a5 d4-c5 d6xb4 e3-d4");
    CHECK(gain.men == -1);
    CHECK(gain.plies == 4);
}

TEST_CASE("an exchange in which each side takes two is no gain") {
    // The first moves of a shot: only what comes after them wins.
    const char* const fen = "W:Wb4,d4,h4,c3,g3,e1,g1:Bh8,c7,d6,f6,h6,e5,f4";
    const LineGain gain = gain_of(fen, "d4-c5 f4xh2 c5xe7xg5 h6xf4");
    CHECK_FALSE(is_shot(gain));
    CHECK(gain.men == -1 + 2 - 1);
    CHECK(gain_of(fen, "").men == 0);
}

TEST_CASE("what is taken while a capture is due does not count yet") {
    // d4 takes e5, but is taken back.
    const LineGain gain = gain_of("W:Wd4,c1:Be5,h8,g7", "d4xf6 g7xe5");
    CHECK(gain.men == 0);
    CHECK(gain_of("W:Wd4,c1:Be5,h8,g7", "d4xf6").men == 0);
}

TEST_CASE("a man that becomes a king is a gain of two") {
    const LineGain gain = gain_of("W:Wc7,a1:Bh4,h2", "c7-b8");
    CHECK(gain.men == 2);
    CHECK(gain.plies == 1);
    CHECK(is_shot(gain));
}

}  // namespace draughts
