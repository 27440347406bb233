// The opening tables of both variants: their moves, read as text, lead to their positions.
#include <string>

#include "catch.h"
#include "support/data_file.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

TEST_CASE("the 150 opening tables replay to their positions") {
    int tables = 0;
    for (const std::string& line : data_lines("openings/tables150.tsv")) {
        const std::vector<std::string> row = split(line, "\t");
        if (row[0] == "table") {
            continue;
        }
        CAPTURE(row[0]);
        const auto expected = parse_fen(row[2]);
        REQUIRE(expected.has_value());
        for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
            Position position = Position::start();
            for (const std::string& text : split(row[1], " ")) {
                if (text.empty()) {  // table 5-VII is the start position
                    CHECK(row[0] == "5-VII");
                    continue;
                }
                const auto move = parse_move(variant, position, text);
                REQUIRE(move.has_value());
                position = position.make(*move);
            }
            CHECK(position == expected->position);
        }
        ++tables;
    }
    CHECK(tables == 150);
}

}  // namespace draughts
