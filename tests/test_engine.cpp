// The façade: options, threads, one answer to each search.
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "catch.h"
#include "core/movegen.h"
#include "engine.h"
#include "eval/embedded_weights.h"
#include "support/board_text.h"
#include "support/temporary_folder.h"

namespace draughts {

namespace {

using std::chrono::steady_clock;

/// Collects what a search reports; on the search's thread, read after wait().
struct Record {
    std::vector<SearchInfo> infos;
    std::vector<SearchResult> results;

    Listener listener() {
        return {[this](const SearchInfo& info) {
                    infos.push_back(info);
                },
                [this](const SearchResult& result) {
                    results.push_back(result);
                }};
    }
};

Record searched(Engine& engine, const Limits& limits) {
    Record record;
    engine.go(limits, record.listener());
    engine.wait();
    return record;
}

Limits to_depth(Depth depth) {
    Limits limits;
    limits.depth = depth;
    return limits;
}

}  // namespace

TEST_CASE("options are found, set and checked") {
    Engine engine;
    CHECK(engine.options().size() >= 5);
    for (const Option& option : engine.options()) {
        CHECK(option.value == option.default_value);
    }
    REQUIRE(engine.find_option("Hash") != nullptr);
    CHECK(engine.find_option("no-such-option") == nullptr);
    CHECK(engine.find_option("draw-rules")->value == "china64");

    REQUIRE(engine.set_option("HASH", "2"));
    CHECK(engine.find_option("hash")->value == "2");
    for (const std::string_view bad : {"", "0", "65537", "-1", "12x", "x", " 4", "99999999999999999999"}) {
        const auto result = engine.set_option("hash", bad);
        REQUIRE_FALSE(result);
        CHECK(result.error().find("hash") != std::string::npos);
        CHECK(result.error().find("65536") != std::string::npos);
    }
    CHECK(engine.find_option("hash")->value == "2");

    const auto unknown = engine.set_option("no-such-option", "1");
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().find("no-such-option") != std::string::npos);
    const auto choice = engine.set_option("variant", "english");
    REQUIRE_FALSE(choice);
    CHECK(choice.error().find("brazilian") != std::string::npos);
}

TEST_CASE("a new variant starts a new game; new draw rules keep it") {
    Engine engine{DrawRules::fmjd64};
    CHECK(engine.draw_rules() == DrawRules::fmjd64);
    CHECK(engine.find_option("draw-rules")->default_value == "fmjd64");
    Game game{VariantId::russian, DrawRules::fmjd64};
    game.play(game.legal_moves()[0]);
    engine.set_game(game);

    REQUIRE(engine.set_option("draw-rules", "None"));
    CHECK(engine.draw_rules() == DrawRules::none);
    CHECK(engine.game().ply() == 1);
    REQUIRE(engine.set_option("variant", "Brazilian"));
    CHECK(engine.variant() == VariantId::brazilian);
    CHECK(engine.game().ply() == 0);
    CHECK(engine.draw_rules() == DrawRules::none);
    REQUIRE(engine.set_option("variant", "brazilian"));
}

TEST_CASE("every search is answered exactly once") {
    Engine engine;
    for (int i = 0; i < 20; ++i) {
        const Record record = searched(engine, to_depth(4));
        REQUIRE(record.results.size() == 1);
        CHECK(record.infos.size() == 4);
        CHECK(engine.game().legal_moves().contains(record.results[0].best));
        CHECK_FALSE(engine.is_searching());
    }
}

TEST_CASE("a game that is over is answered at once, without a move, whatever the limits") {
    Engine engine;
    engine.set_game(Game{VariantId::russian, DrawRules::china64, position_of("W:Wa3:Bb4,c5")});
    for (const Limits& limits : {Limits{}, to_depth(5)}) {
        const Record record = searched(engine, limits);
        REQUIRE(record.results.size() == 1);
        CHECK(record.results[0].best.is_null());
        CHECK(is_loss(record.results[0].info.score));
    }
}

TEST_CASE("the same searches after new_game count the same nodes") {
    Engine engine;
    REQUIRE(engine.set_option("hash", "1"));
    std::vector<std::uint64_t> counts[2];
    for (auto& nodes : counts) {
        engine.new_game();
        Game game;
        for (int ply = 0; ply < 6; ++ply) {
            engine.set_game(game);
            const Record record = searched(engine, to_depth(7));
            nodes.push_back(record.results[0].info.nodes);
            game.play(record.results[0].best);
        }
    }
    CHECK(counts[0] == counts[1]);
}

TEST_CASE("an unlimited search goes on until it is stopped, and then ends at once") {
    Engine engine;
    auto quickest = steady_clock::duration::max();
    for (int i = 0; i < 5; ++i) {
        Record record;
        engine.go({}, record.listener());
        std::this_thread::sleep_for(std::chrono::milliseconds{15});
        CHECK(engine.is_searching());
        std::thread other{[&] {
            engine.stop();
        }};
        const auto begin = steady_clock::now();
        engine.wait();
        quickest = std::min(quickest, steady_clock::now() - begin);
        other.join();
        REQUIRE(record.results.size() == 1);
        CHECK(engine.game().legal_moves().contains(record.results[0].best));
    }
    CHECK(quickest < std::chrono::milliseconds{20});
}

TEST_CASE("an unlimited search of a solved position waits for stop too") {
    Engine engine;
    engine.set_game(Game{VariantId::russian, DrawRules::china64, position_of("W:Wc3:Bd4")});
    Record record;
    engine.go({}, record.listener());
    std::this_thread::sleep_for(std::chrono::milliseconds{60});
    CHECK(engine.is_searching());
    engine.stop();
    engine.wait();
    REQUIRE(record.results.size() == 1);
    CHECK(record.results[0].info.score == win_in(1));
}

TEST_CASE("stop before, after and during searches does no harm, nor does destruction") {
    Engine engine;
    engine.stop();
    CHECK(searched(engine, to_depth(5)).infos.size() == 5);
    engine.stop();
    engine.stop();
    engine.wait();
    std::atomic<int> answers{0};
    {
        Engine short_lived;
        short_lived.go({}, {{}, [&](const SearchResult&) {
                                ++answers;
                            }});
    }
    CHECK(answers == 1);
}

TEST_CASE("the static evaluation is that of the game asked about, whatever is on the board") {
    Engine engine;
    const Game game{VariantId::russian, DrawRules::china64, position_of("B:Wc3,e3,g3:Bb6")};
    CHECK(engine.evaluate(game) < -100);
    CHECK(engine.game().position() == Position::start());
}

TEST_CASE("a file of weights takes the place of those that are built in, for its variant only") {
    const TemporaryFolder folder;
    const auto write = [&folder](const std::string& name, const std::vector<std::byte>& bytes) {
        const std::string text{reinterpret_cast<const char*>(bytes.data()), bytes.size()};
        std::ofstream{folder / name, std::ios::binary} << text;
        return (folder / name).string();
    };
    Weights weights = *built_in_weights(VariantId::russian);
    weights.scale *= 2;
    const std::string good = write("good.bin", format_weights(weights));
    std::vector<std::byte> bytes = format_weights(weights);
    bytes.pop_back();
    const std::string cut = write("cut.bin", bytes);

    Engine engine;
    const Game game{VariantId::russian, DrawRules::china64, position_of("B:Wc3,e3,g3:Bb6")};
    const Score before = engine.evaluate(game);
    CHECK_FALSE(engine.set_option("eval-file", cut));
    CHECK_FALSE(engine.set_option("eval-file", (folder / "none.bin").string()));
    CHECK(engine.evaluate(game) == before);
    CHECK(engine.find_option("eval-file")->value.empty());
    REQUIRE(engine.set_option("eval-file", good));
    CHECK(std::abs(engine.evaluate(game) - 2 * before) <= 1);
    CHECK(engine.find_option("eval-file")->value == good);

    REQUIRE(engine.set_option("variant", "brazilian"));
    CHECK(engine.find_option("eval-file")->value.empty());
    const auto refused = engine.set_option("eval-file", good);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().find("weights of another variant, expected brazilian") != std::string::npos);
    CHECK(searched(engine, to_depth(3)).results.size() == 1);
    REQUIRE(engine.set_option("variant", "russian"));
    CHECK(engine.evaluate(game) == before);
}

TEST_CASE("pondering: no answer before the hit, then within the limits") {
    Engine engine;
    for (const bool early : {false, true}) {
        Limits limits = to_depth(early ? 1 : 8);
        limits.ponder = true;
        std::atomic<int> answers{0};
        engine.go(limits, {{}, [&](const SearchResult& result) {
                               answers += result.best.is_null() ? 100 : 1;
                           }});
        std::this_thread::sleep_for(std::chrono::milliseconds{30});
        CHECK(answers == 0);
        CHECK(engine.is_searching());
        engine.ponder_hit();
        engine.wait();
        CHECK(answers == 1);
    }
}

TEST_CASE("pondering ends by stop, and a hit does not end a search without limits") {
    Engine engine;
    Limits ponder;
    ponder.ponder = true;
    ponder.clock = ClockLimit{.time = std::chrono::minutes{5}};
    Record record;
    engine.go(ponder, record.listener());
    engine.stop();
    engine.wait();
    CHECK(record.results.size() == 1);

    Record endless;
    engine.go(Limits{}, endless.listener());
    engine.ponder_hit();
    std::this_thread::sleep_for(std::chrono::milliseconds{20});
    CHECK(engine.is_searching());
    engine.stop();
    engine.wait();
    CHECK(endless.results.size() == 1);
}

TEST_CASE("several threads and lines by option") {
    Engine engine;
    REQUIRE(engine.set_option("threads", "3"));
    REQUIRE(engine.set_option("multi-pv", "2"));
    REQUIRE(engine.set_option("ponder", "True"));
    CHECK(engine.find_option("ponder")->value == "true");
    CHECK_FALSE(engine.set_option("ponder", "1"));
    const Record record = searched(engine, to_depth(6));
    CHECK(record.infos.size() == 12);
    CHECK(record.results.size() == 1);
}

TEST_CASE("endgame tables: built in, asked, switched off, looked for in a folder") {
    Engine engine;
    const Game won{VariantId::russian, DrawRules::china64, position_of("W:WKa7,Ka5:BKg1")};
    REQUIRE(engine.ask_tables(won).has_value());
    CHECK(engine.ask_tables(won)->value == Wdl::win);
    CHECK(engine.ask_tables(won)->plies == 7);
    CHECK_FALSE(engine.ask_tables(won)->drawn_by.has_value());
    engine.set_game(won);
    const Record record = searched(engine, to_depth(2));
    CHECK(record.results.at(0).info.score == win_in(7));
    CHECK(record.results.at(0).info.table_hits > 0);

    REQUIRE(engine.set_option("bb-size", "2").has_value());
    CHECK_FALSE(engine.ask_tables(won).has_value());
    REQUIRE(engine.set_option("bb-size", "7").has_value());
    CHECK(engine.ask_tables(won).has_value());
    const auto missing = engine.set_option("tablebase-path", "/no/such/folder");
    REQUIRE_FALSE(missing.has_value());
    CHECK(missing.error().find("/no/such/folder") != std::string::npos);
    CHECK(engine.find_option("tablebase-path")->value.empty());
    CHECK(engine.ask_tables(won).has_value());
}

TEST_CASE("endgame tables: a file that cannot be used is named, and play goes on without it") {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.path() / "russian");
    std::ofstream{folder.path() / "russian/3K0Mv2K0M.wdl"} << "BolshakT, but cut off";
    Engine engine;
    const auto damaged = engine.set_option("tablebase-path", folder.path().string());
    REQUIRE_FALSE(damaged.has_value());
    CHECK(damaged.error().find("3K0Mv2K0M.wdl") != std::string::npos);

    engine.set_game(Game{VariantId::russian, DrawRules::china64, position_of("W:WKe1,Kd2,Kc3:BKa5,Kh8")});
    CHECK_FALSE(engine.ask_tables(engine.game()).has_value());
    CHECK(searched(engine, to_depth(6)).results.size() == 1);
    const Game small{VariantId::russian, DrawRules::china64, position_of("W:WKa7,Ka5:BKg1")};
    CHECK(engine.ask_tables(small).has_value());
}

}  // namespace draughts
