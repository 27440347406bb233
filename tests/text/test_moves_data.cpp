// Every path of the recorded positions, read in letters and in numbers, leads to the recorded position.
#include <string>

#include "catch.h"
#include "support/data_file.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

Position position_from(const std::string& fen) {
    const auto parsed = parse_fen(fen);
    REQUIRE(parsed.has_value());
    return parsed->position;
}

void check_paths(VariantId variant, const std::string& file) {
    Position position;
    for (const auto& row : data_rows(file)) {
        CAPTURE(row[0], row[1]);
        if (row[0].substr(0, 9) == "position ") {
            position = position_from(row[1]);
            CHECK(position == position_from(row[2]));
            CHECK(format_fen(position, SquareStyle::numeric) == row[1]);
            CHECK(format_fen(position) == row[2]);
            continue;
        }
        for (const std::string& path : {row[0], row[1]}) {
            const auto move = parse_move(variant, position, path);
            REQUIRE(move.has_value());
            CHECK(format_fen(position.make(*move), SquareStyle::numeric) == row[3]);
        }
    }
}

}  // namespace

TEST_CASE("Russian: recorded paths are read and lead to the recorded position") {
    check_paths(VariantId::russian, "moves_russian.txt");
}

TEST_CASE("Brazilian: recorded paths are read and lead to the recorded position") {
    check_paths(VariantId::brazilian, "moves_brazilian.txt");
}

}  // namespace draughts
