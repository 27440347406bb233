// Boards as pictures: what is drawn, and where.
#include "board/svg.h"
#include "catch.h"
#include "support/board_text.h"

namespace draughts {

namespace {

[[nodiscard]] int count_of(std::string_view text, std::string_view part) {
    int count = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) {
        ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("a picture has 64 squares, all pieces and a crown on each king") {
    const std::string svg = board_svg(position_of("W:WKa1,c3,g7:Bb8,Kh8,d4"));
    CHECK(svg.starts_with("<svg xmlns='http://www.w3.org/2000/svg'"));
    CHECK(svg.ends_with("</svg>\n"));
    CHECK(count_of(svg, "<rect") == 64 + 1);      // and the paper
    CHECK(count_of(svg, "<circle") == 2 * 6);     // and a ring on each
    CHECK(count_of(svg, "<polygon") == 2);        // crowns
    CHECK(count_of(svg, "<text") == 16);          // letters and ranks
    CHECK(count_of(svg, "fill='#fbf7ee'") == 3);  // White's
    CHECK(count_of(svg, "<title>W:Wg7,c3,Ka1:Bb8,Kh8,d4</title>") == 1);
}

TEST_CASE("a1 is in the lower left corner, for Black in the upper right") {
    const Position position = position_of("W:Wa1:Bh8");
    CHECK(board_svg(position).find("<circle cx='90' cy='758' r='40' fill='#fbf7ee'") != std::string::npos);
    CHECK(board_svg(position, {.bottom = Color::black}).find("<circle cx='790' cy='58' r='40' fill='#fbf7ee'") !=
          std::string::npos);
}

TEST_CASE("a picture may show the numbers of the squares instead of letters") {
    const std::string svg = board_svg(position_of("W:Wa1:Bh8"), {.bottom = Color::white, .is_numbered = true});
    CHECK(count_of(svg, "<text") == 32);
    CHECK(svg.find(">29</text>") != std::string::npos);
    CHECK(svg.find(">a</text>") == std::string::npos);
}

}  // namespace draughts
