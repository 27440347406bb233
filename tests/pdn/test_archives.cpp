// Whole files: what is written and read again is equal, whatever the format.
#include <array>
#include <fstream>
#include <iterator>

#include "pdn/pdn_text.h"

namespace draughts {

namespace {

std::string text_of(const std::string& name) {
    std::ifstream file{TEST_DATA "/pdn/" + name, std::ios::binary};
    REQUIRE(file);
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::string as_it_stands(const std::string& text) {
    std::string result;
    for (const PdnGame& game : games_of(text)) {
        result += write_pdn(game);
    }
    return result;
}

}  // namespace

TEST_CASE("an archive of 153 games replays") {
    // Counted in the file with grep: '^\[Event' and '1-0', '0-1', '1/2-1/2' behind the moves.
    std::vector<PdnGame> games = games_of(text_of("ussr1947.pdn"));
    REQUIRE(games.size() == 153);
    for (PdnGame& game : games) {
        CAPTURE(game.number);
        CHECK(replay(game).is_whole());
        CHECK(game.faults.empty());
        CHECK(game.tag("Result") == game.moves.result);
    }
}

TEST_CASE("a second writing equals the first") {
    for (const char* name : {"ussr1947.pdn", "quirks.pdn"}) {
        CAPTURE(name);
        const std::string text = text_of(name);
        const std::string once = as_it_stands(text);
        CHECK(as_it_stands(once) == once);
        CHECK(games_of(once).size() == games_of(text).size());
        for (const SquareStyle squares : {SquareStyle::algebraic, SquareStyle::numeric}) {
            for (const Numbering numbering : {Numbering::top, Numbering::bottom}) {
                for (const MoveStyle style : {MoveStyle::short_form, MoveStyle::long_form}) {
                    const PdnFormat format{style, squares, numbering, {}};
                    const std::string formatted = canonical(text, format);
                    CHECK(canonical(formatted, format) == formatted);
                    CHECK(canonical(formatted) == canonical(text));
                }
            }
        }
    }
}

TEST_CASE("what is written holds all that was read") {
    const std::string odd =
        "[A \"b \\\"c\\\"\"]\n{x} (1. e3-d4 {y} (1. e3-f4!)) 1. {z} c3-d4!? $1 {w} d6-c5 (1... f6-g5 $2) (2. b2-c3 *) "
        "{v} 2. what? /FEN \"W:WKa1:Bb6\"/ - {u} 1/2\n\n";
    const std::string all = text_of("ussr1947.pdn") + "\n\n" + text_of("quirks.pdn") + "\n\n" + odd;
    const std::vector<PdnGame> games = games_of(all);
    REQUIRE(games.size() > 150);
    for (PdnGame game : games) {
        CAPTURE(game.number);
        const std::vector<PdnGame> again = games_of(write_pdn(game));
        REQUIRE(again.size() == 1);
        game.moves.result = game.moves.result.empty() ? "*" : game.moves.result;
        CHECK(outline(again[0]) == outline(game));
    }
    // Told by hand: the outline does not overlook what there is.
    CHECK(outline(games.back()) ==
          "A=b \"c\"\n first<x> ( 0<e3-d4> behind<y> ( 0<e3-f4>! result<>) result<>) before<z> 0<c3-d4>!? $1 behind<w> "
          "0<d6-c5> ( 0<f6-g5> $2 result<>) (follows 0<b2-c3> result<*>) before<v> 0<what>? 2<W:WKa1:Bb6> 1<-> "
          "behind<u> result<1/2>");
}

TEST_CASE("C24: many games pass through a reader that holds one") {
    std::string game =
        "[Event \"E\"]\n[White \"A\"]\n\n1. c3-d4 d6-c5 {a comment [with] brackets (and) more} 2. b2-c3 *\n\n";
    std::string text;
    constexpr std::size_t count = 20'000;
    for (std::size_t i = 0; i < count; ++i) {
        text += game;
    }
    std::istringstream in{text};
    PdnReader reader = PdnReader::open(in).value();
    std::size_t games = 0;
    std::size_t line = 1;
    for (PdnText next; reader.next(next);) {
        ++games;
        CHECK(next.line == line);
        line += 5;
        REQUIRE(next.text.size() < 200);
    }
    CHECK(games == count);
    CHECK(reader.position() == text.size());
}

}  // namespace draughts
