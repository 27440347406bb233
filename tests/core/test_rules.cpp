// The rules of movement (Art. 5 and 6), one by one: a position, and every way of every legal move with
// all its landing squares. Worked by hand from the rules; then the positions that people stumbled over.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "catch.h"
#include "core/movegen.h"
#include "support/board_text.h"
#include "support/data_file.h"

namespace draughts {

namespace {

/// `expected`: sorted, with blanks between them; empty if there is no legal move.
void check(VariantId variant, std::string_view fen, std::string_view expected) {
    CAPTURE(name_of(variant), fen);
    const auto wanted = expected.empty() ? std::vector<std::string>{} : split(expected, " ");
    CHECK(route_texts(variant, position_of(fen)) == wanted);
}

void check_both(std::string_view fen, std::string_view expected) {
    check(VariantId::russian, fen, expected);
    check(VariantId::brazilian, fen, expected);
}

void check_each(std::string_view fen, std::string_view russian, std::string_view brazilian) {
    check(VariantId::russian, fen, russian);
    check(VariantId::brazilian, fen, brazilian);
}

/// What the only legal move leads to.
std::string result_of(VariantId variant, std::string_view fen) {
    const Position position = position_of(fen);
    const MoveList moves = legal_moves(variant, position);
    REQUIRE(moves.size() == 1);
    return fen_of(position.make(moves[0]));
}

}  // namespace

TEST_CASE("Art. 5: a man steps one square diagonally forward") {
    check_both("W:Wc3:Bh8", "c3-b4 c3-d4");
    check_both("W:Wa3,h2:Bh8", "a3-b4 h2-g3");
    check_both("B:Wa1:Bd6,h8", "d6-c5 d6-e5 h8-g7");
    check_both("W:Wc3,d4:Bb6,h8", "c3-b4 d4-c5 d4-e5");
}

TEST_CASE("Art. 5: a king goes any distance along a free diagonal") {
    check_both("W:WKa1:Bb8", "a1-b2 a1-c3 a1-d4 a1-e5 a1-f6 a1-g7 a1-h8");
    check_both("W:WKb2:Bh6", "b2-a1 b2-a3 b2-c1 b2-c3 b2-d4 b2-e5 b2-f6 b2-g7 b2-h8");
    check_both("W:WKa1,d4:Bh8", "a1-b2 a1-c3 d4-c5 d4-e5");
}

TEST_CASE("Art. 6: capturing comes before everything else") {
    check_both("W:Wc3,h2:Bd4", "c3xe5");
    check_both("W:Wh2,g1,Ka1:Bd4", "a1xe5 a1xf6 a1xg7 a1xh8");
}

TEST_CASE("Art. 6: a man captures forwards and backwards") {
    check_both("W:Wd4:Bc3", "d4xb2");
    check_both("W:Wd4:Bc3,e3,c5,e5", "d4xb2 d4xb6 d4xf2 d4xf6");
    check_both("B:We5:Bf6,h8", "f6xd4");
    check_both("B:We5:Bd4,h8", "d4xf6");
}

TEST_CASE("Art. 6: a man jumps only when the square right behind is empty") {
    check_both("W:Wa3:Bb4,c5", "");
    check_both("W:Wa3,b2:Bb4,c5", "b2-c3");
    check_both("W:Wg3:Bh4", "g3-f4");
}

TEST_CASE("Art. 6: a king captures from afar and lands on any free square behind") {
    check_both("W:WKa1:Bc3", "a1xd4 a1xe5 a1xf6 a1xg7 a1xh8");
    check_both("W:WKa1:Bf6", "a1xg7 a1xh8");
    check_both("W:WKa1,g7:Bd4,h6", "a1xe5 a1xf6");
}

TEST_CASE("Art. 6: two pieces together are not jumped, nor is one's own") {
    check_both("W:WKa1:Bc3,d4", "a1-b2");
    check_both("W:WKc1,d2:Bf4", "c1-a3 c1-b2 d2-c3 d2-e3");
    check_both("W:WKa1:Bg7,h8", "a1-b2 a1-c3 a1-d4 a1-e5 a1-f6");
}

TEST_CASE("Art. 6: a capture goes on as long as it can") {
    check_both("W:Wc3:Bd4,d6", "c3xe5xc7");
    check_both("W:WKa1:Bc3,f6", "a1xd4xg7 a1xd4xh8 a1xe5xg7 a1xe5xh8");
}

TEST_CASE("Art. 6: a king lands where it can go on") {
    check_both("W:WKa1:Bc3,e3", "a1xd4xf2 a1xd4xg1");
    check_both("W:WKa1:Bc3,g5", "a1xf6xh4");
    check_each("W:WKb2:Bc3,e5,e3,g3,c5,b6", "b2xd4xf2xh4 b2xd4xf6 b2xd4xg7 b2xd4xh8", "b2xd4xf2xh4");
}

TEST_CASE("Art. 6, the Turkish strike: pieces leave the board when the move is over") {
    // From c3 the piece on d4, taken first, still stands between the king and f6.
    check_each("W:WKa1:Bd4,f6,f4,f2,d2", "a1xe5xg3xe1xa5 a1xe5xg3xe1xb4 a1xe5xg3xe1xc3 a1xe5xg7 a1xe5xh8",
               "a1xe5xg3xe1xa5 a1xe5xg3xe1xb4 a1xe5xg3xe1xc3");
    // The man crowned on f8 looks back along its diagonal: e7 is taken already and hides b4.
    check_both("W:Wd6:Be7,b4", "d6xf8");
}

TEST_CASE("Art. 6: no piece is jumped twice, and the square left behind counts as empty") {
    check_both("W:WKc1:Bb4,d4,b2,d2", "c1xa3xc5xe3xc1 c1xe3xc5xa3xc1");
    check_both("W:Wc3:Bb6,d6,b4,d4", "c3xa5xc7xe5xc3 c3xe5xc7xa5xc3");
    CHECK(result_of(VariantId::russian, "W:WKc1:Bb4,d4,b2,d2") == "B:WK30:B");
    CHECK(result_of(VariantId::brazilian, "W:Wc3:Bb6,d6,b4,d4") == "B:W22:B");
}

TEST_CASE("Art. 6: an empty square may be landed on more than once") {
    check_both("W:Wg3:Bf4,d6,b6,b4,d4", "g3xe5xc3xa5xc7xe5 g3xe5xc7xa5xc3xe5");
    CHECK(result_of(VariantId::russian, "W:Wg3:Bf4,d6,b6,b4,d4") == "B:W15:B");
}

TEST_CASE("Art. 6: captures with the same ends but other pieces taken are other moves") {
    check_each("W:WKd8:BKe7,f2,e3,Kc3", "d8xf6xa1 d8xf6xb2 d8xg5xd2xa5 d8xg5xd2xb4 d8xh4xe1xa5 d8xh4xe1xb4",
               "d8xg5xd2xa5 d8xg5xd2xb4 d8xh4xe1xa5 d8xh4xe1xb4");
    CHECK(legal_moves(VariantId::russian, position_of("W:WKd8:BKe7,f2,e3,Kc3")).size() == 6);
    CHECK(legal_moves(VariantId::brazilian, position_of("W:WKd8:BKe7,f2,e3,Kc3")).size() == 4);
}

TEST_CASE("Art. 6: the choice among captures is free in Russian, the most pieces in Brazilian") {
    check_each("W:Wc3:Bd6,b4,d4", "c3xa5 c3xe5xc7", "c3xe5xc7");
    check_both("W:Wc3:Bb4,d4", "c3xa5 c3xe5");
}

TEST_CASE("Art. 6, Brazilian: kings and men count the same, taking or taken") {
    check_each("W:Wc3,g3:Bd6,Kb4,d4,Kf4", "c3xa5 c3xe5xc7 g3xe5xc7", "c3xe5xc7 g3xe5xc7");
    check_each("W:WKh8,a3:Bb4,d6,f6", "a3xc5xe7xg5 h8xc3xa5 h8xe5xb8 h8xe5xc7", "a3xc5xe7xg5");
    check_both("W:Wc3:BKd4,b4", "c3xa5 c3xe5");
}

TEST_CASE("Art. 6: a man that ends on the last rank is crowned") {
    check_both("W:Wa7:Bh2", "a7-b8");
    CHECK(result_of(VariantId::russian, "W:Wa7:Bh2") == "B:WK1:B28");
    CHECK(result_of(VariantId::brazilian, "W:Wa7:Bh2") == "B:WK1:B28");
    check_both("W:Wd6:Bc7", "d6xb8");
    CHECK(result_of(VariantId::russian, "W:Wd6:Bc7") == "B:WK1:B");
    CHECK(result_of(VariantId::brazilian, "W:Wd6:Bc7") == "B:WK1:B");
    CHECK(result_of(VariantId::russian, "B:Wa7:Bh2") == "W:W5:BK32");
}

TEST_CASE("Art. 6: a man that reaches the last rank in mid-capture") {
    // Russian: it goes on as a king. Brazilian: it could not go on as a man, so the move ends there.
    check_each("W:Wf6:Be7,b6", "f6xd8xa5", "f6xd8");
    check_each("W:Wh6:Bg7,c5,d2", "h6xf8xb4xe1", "h6xf8");
    check_each("B:Wc5,e3,b2:Bd4,a3", "a3xc1xf4 a3xc1xg5 a3xc1xh6 d4xb6 d4xf2", "a3xc1 d4xb6 d4xf2");
    CHECK(result_of(VariantId::brazilian, "W:Wf6:Be7,b6") == "B:WK2:B9");
    // It can go on as a man as well: a king afterwards in Russian, still a man in Brazilian.
    check_both("W:Wd6:Be7,g7", "d6xf8xh6");
    CHECK(result_of(VariantId::russian, "W:Wd6:Be7,g7") == "B:WK12:B");
    CHECK(result_of(VariantId::brazilian, "W:Wd6:Be7,g7") == "B:W12:B");
}

TEST_CASE("positions that people stumbled over") {
    constexpr std::string_view fen_of_another_board = "B:W50:B";  // square 50 is not on ours
    int checked = 0;
    for (const std::string& line : data_lines("cases_moves.tsv")) {
        const auto row = split(line, "\t");
        if (row[0] == "case") {
            continue;
        }
        CAPTURE(row[0], row[1], row[2]);
        if (row[1] == fen_of_another_board) {
            CHECK_THROWS(position_of(row[1]));
            continue;
        }
        const VariantId variant = variant_of(row[2]);
        const Position position = position_of(row[1]);
        CHECK(std::to_string(legal_moves(variant, position).size()) == row[3]);
        std::vector<std::string> routes = route_texts(variant, position);
        // The list has one way for each distinct move.
        for (const std::string& move : row[4].empty() ? std::vector<std::string>{} : split(row[4], " ")) {
            CHECK(std::ranges::count(routes, move) == 1);
        }
        CHECK((row[4].empty() ? 0 : split(row[4], " ").size()) == legal_moves(variant, position).size());
        ++checked;
    }
    CHECK(checked == 50);
}

}  // namespace draughts
