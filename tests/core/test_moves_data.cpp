// Every recorded position: the distinct moves, what they lead to, and all their ways.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "catch.h"
#include "core/capture_routes.h"
#include "core/movegen.h"
#include "support/board_text.h"
#include "support/data_file.h"

namespace draughts {

namespace {

struct Recorded {
    std::vector<std::string> header;             // position <id>, FEN, FEN, paths, orders, distinct
    std::vector<std::vector<std::string>> ways;  // algebraic, numeric, captured, resulting FEN
};

std::vector<Recorded> recorded_positions(const std::string& file) {
    std::vector<Recorded> positions;
    for (auto& row : data_rows(file)) {
        if (row[0].starts_with("position ")) {
            positions.push_back({std::move(row), {}});
        } else {
            positions.back().ways.push_back(std::move(row));
        }
    }
    return positions;
}

std::string captured_text(const CaptureRoute& route) {
    std::string text;
    for (std::size_t i = 0; i < route.length; ++i) {
        text += (i > 0 ? "," : "") + std::to_string(number_of(route.taken[i]));
    }
    return text.empty() ? "-" : text;
}

void check(VariantId variant, const Recorded& recorded) {
    CAPTURE(recorded.header[0]);
    const Position position = position_of(recorded.header[1]);
    CHECK(fen_of(position) == recorded.header[1]);
    CHECK(position == position_of(recorded.header[2]));

    std::vector<std::vector<std::string>> ways;
    std::set<std::string> orders;
    for (const RoutedMove& routed : legal_routes(variant, position)) {
        const std::string captured = captured_text(routed.route);
        const std::string after = fen_of(position.make(routed.move));
        ways.push_back({text_of(routed), captured, after});
        orders.insert(text_of(routed.move.from()) + text_of(routed.move.to()) + captured);
    }
    std::ranges::sort(ways);
    std::vector<std::vector<std::string>> expected;
    for (const auto& way : recorded.ways) {
        expected.push_back({way[0], way[2], way[3]});
    }
    std::ranges::sort(expected);
    CHECK(ways == expected);
    CHECK(std::to_string(ways.size()) == recorded.header[3]);
    CHECK(std::to_string(orders.size()) == recorded.header[4]);

    const MoveList moves = legal_moves(variant, position);
    CHECK(std::to_string(moves.size()) == recorded.header[5]);
    std::set<std::string> results;
    for (const Move move : moves) {
        results.insert(fen_of(position.make(move)));
    }
    std::set<std::string> expected_results;
    for (const auto& way : recorded.ways) {
        expected_results.insert(way[3]);
    }
    CHECK(results == expected_results);
}

}  // namespace

TEST_CASE("recorded moves, Russian") {
    for (const Recorded& recorded : recorded_positions("moves_russian.txt")) {
        check(VariantId::russian, recorded);
    }
}

TEST_CASE("recorded moves, Brazilian") {
    for (const Recorded& recorded : recorded_positions("moves_brazilian.txt")) {
        check(VariantId::brazilian, recorded);
    }
}

}  // namespace draughts
