// Self-play, game by game: what is kept of a game, and what it says.
#include <algorithm>
#include <optional>

#include "catch.h"
#include "command_line/commands.h"
#include "core/movegen.h"
#include "eval/embedded_weights.h"
#include "selfplay/self_play.h"
#include "support/board_text.h"
#include "tb/played_tables.h"

namespace draughts {

namespace {

/// With the openings, weights and tables that are built in.
template <Variant V>
class Player {
  public:
    explicit Player(std::uint64_t seed, const char* openings = "flying")
        : weights_{built_in_weights(V::id)},
          tables_{played_tables({})},
          openings_{load_openings(openings, V::id).take()} {
        settings_.variant = V::id;
        settings_.nodes = 30;
        settings_.seed = seed;
        settings_.table_pieces = tables_->complete_pieces(V::id, Layer::wdl);
    }

    [[nodiscard]] std::vector<Record> game(std::uint64_t number) {
        std::vector<Record> records;
        player_.play(number, records);
        return records;
    }
    [[nodiscard]] const Tablebase& tables() const { return *tables_; }
    [[nodiscard]] SelfPlaySettings& settings() { return settings_; }
    [[nodiscard]] std::vector<Opening>& openings() { return openings_; }

  private:
    SelfPlaySettings settings_;
    std::shared_ptr<const Weights> weights_;
    std::unique_ptr<Tablebase> tables_;
    std::vector<Opening> openings_;
    SelfPlay<V> player_{settings_, openings_, *weights_, *tables_};
};

[[nodiscard]] GameResult result_of(Wdl value) {
    return value == Wdl::win ? GameResult::win : value == Wdl::draw ? GameResult::draw : GameResult::loss;
}

template <Variant V>
void require_position_of_choice(const Position& position) {
    REQUIRE(position.is_valid());
    const MoveList moves = legal_moves(V::id, position);
    REQUIRE(moves.size() > 1);
    REQUIRE_FALSE(moves[0].is_capture());
}

/// The results of all records of a game that tables do not know are the same, as White sees them.
void require_one_result(const std::vector<Record>& records) {
    std::optional<GameResult> whites;
    for (const Record& record : records) {
        if (!record.is_exact) {
            const bool is_whites = record.position.turn() == Color::white;
            const GameResult result = is_whites ? record.result : reversed(record.result);
            REQUIRE(whites.value_or(result) == result);
            whites = result;
        }
    }
}

struct TableRecords {
    int all = 0;
    int won_in_time = 0;     // as with a fresh clock
    int draws_by_clock = 0;  // which a fresh clock would have left a win or a loss
};

/// Where a fresh clock leaves a draw, so does any; where it leaves a win, the clock of the game may not.
template <Variant V>
void check_with_tables(Player<V>& player, const Record& record, TableRecords& counts) {
    const Position& position = record.position;
    REQUIRE(record.is_exact == (position.occupied().count() <= player.settings().table_pieces));
    if (record.is_exact) {
        ++counts.all;
        const DrawRules rules = player.settings().rules;
        const GameResult fresh =
            result_of(*player.tables().template value<V>(position, rules, start_clock<V>(rules, position)));
        REQUIRE((record.result == fresh || record.result == GameResult::draw));
        counts.won_in_time += fresh != GameResult::draw && record.result == fresh ? 1 : 0;
        counts.draws_by_clock += record.result != fresh ? 1 : 0;
    }
}

template <Variant V>
void check_games(std::uint64_t games) {
    Player<V> player{11};
    TableRecords counts;
    std::size_t records = 0;
    for (std::uint64_t number = 0; number < games; ++number) {
        int last_ply = -1;
        const std::vector<Record> game = player.game(number);
        for (const Record& record : game) {
            INFO(fen_of(record.position));
            require_position_of_choice<V>(record.position);
            check_with_tables(player, record, counts);
            REQUIRE(record.ply > last_ply);
            REQUIRE(std::abs(record.score) <= win_score);
            last_ply = record.ply;
        }
        require_one_result(game);
        records += game.size();
    }
    CHECK(records > 10 * games);
    CHECK(counts.all > static_cast<int>(games) / 4);
    CHECK(counts.won_in_time > 5);
    CHECK(counts.draws_by_clock * 10 <= counts.all);
}

}  // namespace

TEMPLATE_TEST_CASE("self-play: positions of choice, with the result of the game or of the tables", "", Russian,
                   Brazilian) {
    check_games<TestType>(40);
}

TEST_CASE("self-play: a game depends on its number and the seed, not on those before it") {
    Player<Russian> player{1};
    std::vector<std::vector<Record>> games;
    for (const std::uint64_t number : {0U, 1U, 2U, 3U}) {
        games.push_back(player.game(number));
    }
    Player<Russian> again{1};
    CHECK(again.game(3) == games[3]);
    CHECK(again.game(1) == games[1]);
    CHECK(games[0] != games[1]);
    Player<Russian> other{2};
    CHECK(other.game(0) != games[0]);
}

TEST_CASE("self-play: openings that are all uneven are refused") {
    Player<Russian> player{1};
    player.settings().random_plies = 0;
    player.openings() = {{"lost", position_of("W:Wa1,c1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6")}};
    try {
        (void)player.game(0);
        FAIL("a game from nowhere");
    } catch (const BadArgument& e) {
        CHECK(std::string{e.what()}.find("uneven") != std::string::npos);
    }
}

TEST_CASE("self-play: the settings in one line") {
    SelfPlaySettings settings;
    settings.variant = VariantId::brazilian;
    settings.seed = 7;
    settings.weights = 4000000000;
    settings.table_pieces = 4;
    CHECK(settings.text() ==
          "variant=brazilian draw-rules=china64 nodes=1000 seed=7 openings=flying random-plies=8 balance=150 "
          "table-pieces=4 "
          "weights=4000000000");
}

}  // namespace draughts
