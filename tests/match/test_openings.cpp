#include <algorithm>
#include <set>
#include <string>

#include "catch.h"
#include "openings/openings.h"
#include "text/fen.h"

namespace draughts {

TEST_CASE("the built-in tables are complete") {
    // Numbers and positions of the federation's tables.
    CHECK(load_openings("tables150", VariantId::russian)->size() == 150);
    CHECK(load_openings("flying", VariantId::russian)->size() == 745);
    CHECK(load_openings("flying", VariantId::brazilian)->size() == 736);
    const auto tables = load_openings("tables150", VariantId::brazilian);
    CHECK(tables->front().name == "1-I");
    CHECK(
        format_fen(tables->front().position) ==
        format_fen(parse_fen("B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,g3,c5:Ba5,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8")->position));
}

TEST_CASE("a file of FENs reads the same with Windows' line ends, tabs and empty lines") {
    const auto plain = read_openings("W:Wc3:Bd6\nB:Wc3,KA1:BKh8\n", VariantId::russian, "file");
    const auto windows = read_openings("\xEF\xBB\xBF\r\nW:Wc3:Bd6\r\n\r\n# remark\r\nB:Wc3,KA1:BKh8\t\r\n\r\n",
                                       VariantId::russian, "file");
    REQUIRE(plain);
    REQUIRE(windows);
    REQUIRE(plain->size() == 2);
    REQUIRE(windows->size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        CHECK((*plain)[i].name == (*windows)[i].name);
        CHECK((*plain)[i].position == (*windows)[i].position);
    }
    CHECK((*plain)[1].position == parse_fen("B:Wc3,Ka1:BKh8")->position);
}

TEST_CASE("names stand after the FEN or in the first column of a table") {
    const auto after = read_openings("W:Wc3:Bd6\tfirst\r\n", VariantId::russian, "file");
    CHECK(after->front().name == "first");
    const auto table = read_openings("table\tmoves\tfen\nI-1\tab4\tW:Wc3:Bd6\n", VariantId::russian, "file");
    CHECK(table->front().name == "I-1");
}

TEST_CASE("what is no opening is refused with its line") {
    CHECK(read_openings("W:Wc3:Bd6\nW:Wc9:Bd6\n", VariantId::russian, "x.fen").error().starts_with("x.fen line 2: "));
    CHECK(read_openings("W:Wc3:Bd6\nW:W:Bd6\n", VariantId::russian, "x.fen").error().find("has lost") !=
          std::string::npos);
    CHECK_FALSE(read_openings("\n\n", VariantId::russian, "x.fen").has_value());
    CHECK(load_openings("/no/such/file", VariantId::russian).error().find("tables150, flying or a file") !=
          std::string::npos);
}

TEST_CASE("the seed alone decides a random order, and every opening is in it") {
    const auto order = opening_order(150, true, 7);
    CHECK(order == opening_order(150, true, 7));
    CHECK(order != opening_order(150, true, 8));
    CHECK(std::set<std::size_t>(order.begin(), order.end()).size() == 150);
    CHECK(*std::ranges::max_element(order) == 149);
    CHECK(opening_order(3, false, 7) == std::vector<std::size_t>{0, 1, 2});
}

}  // namespace draughts
