// The C interface where something is wrong: odd arguments, changed moves, no memory for a thread.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "bolshak.h"
#include "catch.h"
#include "support/random_positions.h"

namespace draughts {

namespace {

/// As bolshak.h says: the same squares, the same set of captured squares, the same promotion.
bool is_same(const bolshak_move& a, const bolshak_move& b) {
    const auto captured = [](const bolshak_move& move) {
        const std::size_t count = std::min<std::size_t>(move.captured_count, BOLSHAK_MOST_CAPTURED);
        return std::set<int>{move.captured, move.captured + count};
    };
    return a.from == b.from && a.to == b.to && (a.promotes != 0) == (b.promotes != 0) &&
           a.captured_count <= BOLSHAK_MOST_CAPTURED && captured(a) == captured(b);
}

}  // namespace

TEST_CASE("C: options are listed, set and checked") {
    bolshak_engine* engine = nullptr;
    REQUIRE(bolshak_engine_create(&engine, nullptr) == BOLSHAK_OK);
    std::size_t count = 0;
    REQUIRE(bolshak_engine_option_count(engine, &count, nullptr) == BOLSHAK_OK);
    bool has_hash = false;
    for (std::size_t i = 0; i < count; ++i) {
        bolshak_option option{};
        REQUIRE(bolshak_engine_option(engine, i, &option, nullptr) == BOLSHAK_OK);
        CAPTURE(option.name);
        CHECK(std::string{option.value} == option.default_value);
        CHECK(bolshak_engine_set_option(engine, option.name, option.default_value, nullptr) == BOLSHAK_OK);
        if (std::string{option.name} == "hash") {
            has_hash = true;
            CHECK(option.type == BOLSHAK_INTEGER);
            CHECK(option.min == 1);
            CHECK(bolshak_engine_set_option(engine, "hash", "3", nullptr) == BOLSHAK_OK);
            REQUIRE(bolshak_engine_option(engine, i, &option, nullptr) == BOLSHAK_OK);
            CHECK(std::string{option.value} == "3");
        }
    }
    CHECK(has_hash);
    bolshak_error error{};
    bolshak_option option{};
    CHECK(bolshak_engine_option(engine, count, &option, &error) == BOLSHAK_BAD_ARGUMENT);
    CHECK(bolshak_engine_set_option(engine, "no-such-option", "1", &error) == BOLSHAK_BAD_OPTION);
    CHECK(std::string{error.message} == "unknown option 'no-such-option'");
    bolshak_engine_destroy(engine);
}

TEST_CASE("C: what was typed is shown without control characters") {
    bolshak_engine* engine = nullptr;
    REQUIRE(bolshak_engine_create(&engine, nullptr) == BOLSHAK_OK);
    bolshak_error error{};
    CHECK(bolshak_engine_set_option(engine, "ha\nsh", "1", &error) == BOLSHAK_BAD_OPTION);
    CHECK(std::string{error.message} == "unknown option 'ha?sh'");
    CHECK(bolshak_engine_set_option(engine, "hash", "\r\x1B[2J", &error) == BOLSHAK_BAD_OPTION);
    CHECK(std::string{error.message} == "bad value '??[2J' for hash, expected a number from 1 to 65536");
    bolshak_engine_destroy(engine);
}

TEST_CASE("C: a long message is cut, not written past the end") {
    bolshak_engine* engine = nullptr;
    REQUIRE(bolshak_engine_create(&engine, nullptr) == BOLSHAK_OK);
    const std::string path(5000, 'x');
    bolshak_error error{};
    CHECK(bolshak_engine_set_option(engine, "tablebase-path", path.c_str(), &error) == BOLSHAK_BAD_OPTION);
    CHECK(std::strlen(error.message) == BOLSHAK_MESSAGE_SIZE - 1);
    bolshak_engine_destroy(engine);
}

TEST_CASE("C: moves of random bytes are refused or legal") {
    Random random{11};
    bolshak_game* game = nullptr;
    REQUIRE(bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_CHINA64, "W:Wc3,e3,Kg1:Bd4,f6,Kb8", &game, nullptr) ==
            BOLSHAK_OK);
    std::array<bolshak_move, BOLSHAK_MOST_MOVES> legal{};
    std::size_t count = 0;
    REQUIRE(bolshak_game_moves(game, legal.data(), legal.size(), &count, nullptr) == BOLSHAK_OK);
    REQUIRE(count > 0);
    int played = 0;
    for (int i = 0; i < 20000; ++i) {
        bolshak_move move = legal[static_cast<std::size_t>(random.below(static_cast<int>(count)))];
        std::array<unsigned char, sizeof move> bytes{};
        std::memcpy(bytes.data(), &move, sizeof move);
        for (int changes = random.below(3); changes >= 0; --changes) {
            bytes[static_cast<std::size_t>(random.below(sizeof move))] = static_cast<unsigned char>(random.below(256));
        }
        std::memcpy(&move, bytes.data(), sizeof move);
        const bool is_legal = std::any_of(legal.begin(), legal.begin() + static_cast<std::ptrdiff_t>(count),
                                          [&](const bolshak_move& other) {
                                              return is_same(move, other);
                                          });
        const bolshak_code code = bolshak_game_play(game, &move, nullptr);
        REQUIRE(code == (is_legal ? BOLSHAK_OK : BOLSHAK_BAD_MOVE));
        if (is_legal) {
            ++played;
            REQUIRE(bolshak_game_undo(game, nullptr) == BOLSHAK_OK);
        }
    }
    CHECK(played > 1000);
    CHECK(played < 19000);
    bolshak_game_destroy(game);
}

}  // namespace draughts
