// Whole games and analyses as real Hub clients hold them, each with its own way of reading and its habits. None of
// their code is here; what each does is told at its class.
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "catch.h"
#include "protocol/hub_client.h"
#include "support/random_positions.h"

namespace draughts::clients {

namespace {

/// What a client makes of the info lines and the done line of a search.
struct Answer {
    std::string move;
    std::string ponder;
    std::optional<long long> score;  // in hundredths
    std::string pv;
};

/// pydraughts: declared variants only, strict pairs, move looked up among the legal ones. Versions from 0.6 on number
/// moves from a1, older ones from b8.
class PyDraughts {
  public:
    PyDraughts(VariantId variant, Numbering numbering) : variant_{variant}, numbering_{numbering} {
        hub_.send("hub");
        std::set<std::string> variants;
        while (true) {
            const auto [command, rest] = hub_.receive();
            if (command == "wait") {
                break;
            }
            if (command != "id" && command != "param") {
                throw Unreadable{"unexpected: " + command};
            }
            bool is_variant = false;
            for (const auto& [name, value] : pydraughts_pairs(rest)) {
                is_variant = is_variant || (name == "name" && value == "variant");
                if (name == "values" && is_variant) {
                    for (const auto word : split_words(std::string_view{value}.substr(1, value.size() - 2))) {
                        variants.emplace(word);
                    }
                }
            }
        }
        const std::string name{name_of(variant)};
        if (!variants.contains(name)) {
            throw Unreadable{"variant not declared: " + name};
        }
        hub_.send("set-param name=variant value=" + name);
        if (numbering == Numbering::bottom) {
            hub_.send("set-param name=move-numbering value=bottom");
        }
        hub_.send("set-param name=ponder value=false");
        hub_.send("init");
        hub_.expect("ready");
    }

    /// `level`: without the word.
    [[nodiscard]] Move play(const Game& game, const std::string& level) {
        hub_.send(pos_line(game, numbering_));
        hub_.send("level " + level);
        hub_.send("go think");
        return look_up(game, search().move);
    }
    HubClient& hub() { return hub_; }

    [[nodiscard]] Answer search() {
        Answer answer;
        while (true) {
            const auto [command, rest] = hub_.receive();
            if (command == "done") {
                const auto parts = split_words(rest);
                if (parts.empty() || parts.size() > 2) {
                    throw Unreadable{"done " + rest};
                }
                answer.move = pydraughts_pairs(parts[0])[0].second;
                if (parts.size() == 2) {
                    answer.ponder = pydraughts_pairs(parts[1])[0].second;
                }
                return answer;
            }
            if (command != "info") {
                throw Unreadable{"unexpected: " + command + ' ' + rest};
            }
            for (const auto& [name, value] : pydraughts_pairs(rest)) {
                if (name == "depth" || name == "nodes") {
                    static_cast<void>(python_int(value));
                } else if (name == "mean-depth" || name == "time" || name == "nps") {
                    static_cast<void>(python_float(value));
                } else if (name == "score") {
                    answer.score = static_cast<long long>(python_float(value) * 100);
                } else if (name == "pv") {
                    answer.pv = value;
                }
            }
        }
    }
    [[nodiscard]] Move look_up(const Game& game, const std::string& text) const {
        const auto move = parse_hub_move(variant_, game.position(), text, numbering_);
        if (!move) {
            throw Unreadable{"KeyError " + text + ": " + move.error()};
        }
        return *move;
    }

  private:
    VariantId variant_;
    Numbering numbering_;
    HubClient hub_;
};

constexpr std::size_t longest_game = 400;

void play_pydraughts(VariantId variant, Numbering numbering) {
    // A new level each move: a round robin's clock with the increment taken off, which may go below zero.
    const std::vector<std::string> levels{"time=0.03 inc=0.01",   "depth=5",    "move-time=0.01",
                                          "time=-0.005 inc=0.01", "nodes=2000", "moves=10 time=0.1 inc=0.01",
                                          "moves=3 time=0.02"};
    PyDraughts white{variant, numbering};
    PyDraughts black{variant, numbering};
    Game game{variant, DrawRules::fmjd64};
    while (game.outcome().status == Status::ongoing && game.ply() < longest_game) {
        PyDraughts& mover = game.position().turn() == Color::white ? white : black;
        game.play(mover.play(game, levels[game.ply() % levels.size()]));
    }
    CHECK(game.outcome().status != Status::ongoing);
    CHECK(white.hub().ends());
    CHECK(black.hub().ends());
}

}  // namespace

TEST_CASE("pydraughts from 0.6 on plays whole games: moves numbered from a1") {
    play_pydraughts(VariantId::russian, Numbering::bottom);
    play_pydraughts(VariantId::brazilian, Numbering::bottom);
}

TEST_CASE("pydraughts 0.5 plays whole games: moves numbered from b8") {
    play_pydraughts(VariantId::russian, Numbering::top);
    play_pydraughts(VariantId::brazilian, Numbering::top);
}

TEST_CASE("a bot's game: its parameters, a clock at zero, pondering with hits and misses") {
    Random random{7};
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        PyDraughts bot{variant, Numbering::top};
        HubClient& hub = bot.hub();
        for (const char* parameter : {"book-ply value=20", "tt-size value=23", "bb-size value=0",
                                      "initial-time value=60.0", "threads value=1", "variant value=russian"}) {
            hub.send(std::string{"set-param name="} + parameter);
        }
        hub.send("set-param name=variant value=" + std::string{name_of(variant)});
        hub.send("init");
        hub.expect("ready");
        Game game{variant, DrawRules::fmjd64};
        std::optional<Move> expected;
        while (game.outcome().status == Status::ongoing && game.ply() < longest_game) {
            // The first moves have a time of their own, then the clock comes down to nothing.
            const std::string level = game.ply() < 2    ? "move-time=0.05"
                                      : game.ply() < 30 ? "time=0.05 inc=0.005"
                                                        : "time=0 inc=0.005";
            Answer answer;
            if (expected && game.moves().back() == *expected) {
                hub.send("ponder-hit");
                answer = bot.search();
            } else {
                if (expected) {
                    hub.send("stop");
                    static_cast<void>(bot.search());
                }
                hub.send(pos_line(game, Numbering::top));
                hub.send("level " + level);
                hub.send("go think");
                answer = bot.search();
            }
            REQUIRE(answer.score);
            REQUIRE_FALSE(answer.pv.empty());
            game.play(bot.look_up(game, answer.move));
            expected.reset();
            if (game.outcome().status != Status::ongoing) {
                break;
            }
            if (!answer.ponder.empty()) {
                expected = bot.look_up(game, answer.ponder);
                Game pondered = game;
                pondered.play(*expected);
                if (pondered.legal_moves().empty()) {
                    expected.reset();
                } else {
                    hub.send(pos_line(pondered, Numbering::top));
                    hub.send("level time=0.05 inc=0.005");
                    hub.send("go ponder");
                }
            }
            // The opponent plays what was expected half of the time.
            game.play(expected && random.percent(50) ? *expected : any_move(game, random));
        }
        CHECK(game.outcome().status != Status::ongoing);
        hub.send("stop");
        CHECK(hub.ends());
    }
}

TEST_CASE("an analysis network's job: every ply of a game backwards, the finished position included") {
    Random random{11};
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        Game game{variant, DrawRules::none};
        while (!game.legal_moves().empty() && game.ply() < 300) {
            game.play(any_move(game, random));
        }
        REQUIRE(game.legal_moves().empty());
        HubClient hub;
        hub.send("hub");
        while (true) {
            const auto [command, rest] = hub.receive();
            if (command == "wait") {
                break;
            }
            if (command == "id") {
                static_cast<void>(draughtsnet_pairs(rest));
            }
            // Of the parameters it looks at one only. It finds the variants behind the last '=' of the line that begins
            // with name=variant.
            if (rest.starts_with("name=variant")) {
                CHECK(rest.find("type=enum") != std::string::npos);
                CHECK(rest.substr(rest.rfind('=')) == "=\"russian brazilian\"");
            }
        }
        for (const char* parameter : {"threads value=1", "tt-size value=20", "bb-size value=0", "book value=false"}) {
            hub.send(std::string{"set-param name="} + parameter);
        }
        hub.send("set-param name=variant value=" + std::string{name_of(variant)});
        hub.send("init");
        hub.expect("ready");
        hub.send("new-game");
        constexpr long long nodes_wanted = 1500;
        for (bool is_last = true;; is_last = false) {
            hub.send(pos_line(game, Numbering::top));
            hub.send("set-param name=eval value=pattern");
            hub.send("set-param name=book-ply value=0");
            hub.send("level move-time=4");
            hub.send("level nodes=" + std::to_string(nodes_wanted));
            hub.send("go analyze");
            bool has_score = false;
            while (true) {
                const auto [command, rest] = hub.receive();
                if (command == "done") {
                    CHECK(rest.empty() == is_last);
                    CHECK(has_score == !is_last);
                    break;
                }
                REQUIRE(command == "info");
                for (const auto& [name, value] : draughtsnet_pairs(rest)) {
                    if (name == "score") {
                        static_cast<void>(python_float(value));
                        has_score = true;
                    } else if (name == "nodes" && python_int(value) > nodes_wanted) {
                        hub.send("stop");  // may come after done
                    }
                }
            }
            if (game.ply() == 0) {
                break;
            }
            game.undo();
        }
        CHECK(hub.ends());
    }
}

TEST_CASE("a client that writes and reads in bursts") {
    HubClient hub;
    std::string burst = "hub\nset-param name=variant value=brazilian\ninit\nping\nnew-game\n";
    for (int i = 0; i < 50; ++i) {
        burst += "pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww\nlevel depth=3\ngo think\nping\n";
    }
    hub.process().write(burst);
    int ready = 0;
    int pong = 0;
    int done = 0;
    while (done < 50 || pong < 51) {
        const auto [command, rest] = hub.receive();
        ready += command == "ready" ? 1 : 0;
        pong += command == "pong" ? 1 : 0;
        if (command == "done") {
            ++done;
            CHECK(rest.starts_with("move="));
        }
    }
    CHECK(ready == 1);
    CHECK(done == 50);
    CHECK(hub.ends());
}

}  // namespace draughts::clients
