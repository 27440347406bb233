// Recorded positions, games and endings through the C interface.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "c_api/handles.h"
#include "catch.h"
#include "support/board_text.h"
#include "support/data_file.h"

namespace draughts {

namespace {

using c_api::GameHandle;

GameHandle make_game(const std::string& variant, const std::string& fen) {
    const int id = variant == "russian" ? BOLSHAK_RUSSIAN : BOLSHAK_BRAZILIAN;
    GameHandle game = c_api::create_game(id, BOLSHAK_CHINA64, fen, nullptr);
    REQUIRE(game);
    return game;
}

std::vector<bolshak_move> moves_of(const bolshak_game* game) {
    std::vector<bolshak_move> moves(BOLSHAK_MOST_MOVES);
    std::size_t count = 0;
    REQUIRE(bolshak_game_moves(game, moves.data(), moves.size(), &count, nullptr) == BOLSHAK_OK);
    REQUIRE(count <= moves.size());
    moves.resize(count);
    return moves;
}

/// "22x15x11 18,8": the path in numbers and the captured squares in their order.
std::string way_text(const bolshak_move& move) {
    if (move.captured_count == 0) {
        return std::to_string(move.from) + "-" + std::to_string(move.to) + " -";
    }
    std::string path = std::to_string(move.from);
    std::string captured;
    for (std::size_t i = 0; i < move.captured_count; ++i) {
        path += "x" + std::to_string(move.landings[i]);
        captured += (i > 0 ? "," : " ") + std::to_string(move.captured[i]);
    }
    return path + captured;
}

std::string fen_of_game(const bolshak_game* game) {
    std::array<char, BOLSHAK_FEN_SIZE> text{};
    REQUIRE(bolshak_game_fen(game, text.data(), text.size(), nullptr) == BOLSHAK_OK);
    return fen_of(position_of(text.data()));
}

void check_recorded_moves(const std::string& variant) {
    std::vector<std::vector<std::string>> rows = data_rows("moves_" + variant + ".txt");
    for (std::size_t i = 0; i < rows.size();) {
        const std::vector<std::string> header = rows[i];
        std::set<std::string> ways;
        std::set<std::string> results;
        for (++i; i < rows.size() && !rows[i][0].starts_with("position "); ++i) {
            ways.insert(rows[i][1] + " " + rows[i][2]);
            results.insert(rows[i][3]);
        }
        CAPTURE(header[0], header[1]);
        const GameHandle game = make_game(variant, header[1]);
        const std::vector<bolshak_move> moves = moves_of(game.get());
        CHECK(std::to_string(moves.size()) == header[5]);
        std::set<std::string> reached;
        for (const bolshak_move& move : moves) {
            CHECK(ways.count(way_text(move)) == 1);
            REQUIRE(bolshak_game_play(game.get(), &move, nullptr) == BOLSHAK_OK);
            reached.insert(fen_of_game(game.get()));
            REQUIRE(bolshak_game_undo(game.get(), nullptr) == BOLSHAK_OK);
        }
        CHECK(reached == results);
    }
}

}  // namespace

TEST_CASE("C: recorded moves") {
    check_recorded_moves("russian");
    check_recorded_moves("brazilian");
}

TEST_CASE("C: recorded games end as recorded") {
    for (const auto& row : data_rows("draws.txt")) {
        CAPTURE(row[0]);
        const GameHandle game = make_game(row[1], row[2]);
        for (const std::string& text : split(row[4], " ")) {
            bolshak_move move{};
            REQUIRE(bolshak_game_parse_move(game.get(), text.c_str(), &move, nullptr) == BOLSHAK_OK);
            REQUIRE(bolshak_game_play(game.get(), &move, nullptr) == BOLSHAK_OK);
        }
        bolshak_status status{};
        REQUIRE(bolshak_game_status(game.get(), &status, nullptr) == BOLSHAK_OK);
        CHECK((status.state == BOLSHAK_DRAW) == row[5].starts_with("draw"));
        CHECK((status.state == BOLSHAK_WHITE_WINS) == row[5].starts_with("white"));
        CHECK((status.state == BOLSHAK_BLACK_WINS) == row[5].starts_with("black"));
        CHECK((status.rule != nullptr) == (status.state == BOLSHAK_DRAW));
        CHECK((status.rule == nullptr || "draw:" + recorded_rule(status.rule) == row[5]));
    }
}

TEST_CASE("C: endings on the edge of a draw count") {
    const c_api::EngineHandle engine = c_api::create_engine(nullptr);
    REQUIRE(engine);
    int probed = 0;
    for (const auto& row : data_rows("endgame_edge.txt")) {
        CAPTURE(row[1], row[2]);
        // A FEN carries the first count only.
        if (row[2].find(',') != std::string::npos || row[2].find_first_of("CQ") != 0) {
            continue;
        }
        const GameHandle game = make_game(row[0], row[1] + ":H" + row[2].substr(2));
        bolshak_probe probe{};
        const bolshak_code code = bolshak_engine_probe(engine.get(), game.get(), &probe, nullptr);
        if (code == BOLSHAK_NO_ANSWER) {
            continue;  // more pieces than this build has tables for
        }
        REQUIRE(code == BOLSHAK_OK);
        ++probed;
        const bolshak_value expected = row[3] == "win"    ? BOLSHAK_TABLE_WIN
                                       : row[3] == "loss" ? BOLSHAK_TABLE_LOSS
                                                          : BOLSHAK_TABLE_DRAW;
        CHECK(probe.value == expected);
        CHECK((probe.drawn_by != nullptr) == (probe.value != probe.value_without_rules));
    }
    CHECK(probed >= 3);
}

}  // namespace draughts
