// Planted faults: games of the engine against itself with one move that throws the result away, by the tables or by a
// search much deeper than the review. The review must find it.
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "catch.h"
#include "openings/openings.h"
#include "review/played.h"
#include "review/review.h"
#include "text/notation.h"

namespace draughts {

namespace {

struct Planted {
    Game game;
    std::size_t ply;  // of the fault
};

/// Plays an opening on with one fault. Null: the game gave no occasion.
class Planter {
  public:
    Planter(VariantId variant, std::uint32_t seed, bool by_tables)
        : variant_{variant}, by_tables_{by_tables}, random_{seed} {}

    [[nodiscard]] std::optional<Planted> plant(const Position& opening, std::uint64_t deep) {
        constexpr std::size_t longest = 120;
        Game game{variant_, DrawRules::china64, opening};
        std::optional<std::size_t> planted;
        const std::size_t earliest = 6 + random_() % 20;
        while (game.ply() < longest && game.outcome().status == Status::ongoing) {
            const bool is_due = !planted && game.ply() >= earliest && game.legal_moves().size() > 1;
            const auto fault = !is_due      ? std::nullopt
                               : by_tables_ ? fault_by_tables(game)
                                            : fault_by_search(game, deep);
            if (fault) {
                planted = game.ply();
            }
            game.play(fault ? *fault : player_.search(game, nodes(3000)).front().moves.front());
        }
        return planted ? std::optional{Planted{game, *planted}} : std::nullopt;
    }

  private:
    [[nodiscard]] static Game after(const Game& game, Move move) {
        Game next = game;
        next.play(move);
        return next;
    }
    [[nodiscard]] std::vector<Move> shuffled(const Game& game) {
        const MoveList legal = game.legal_moves();
        std::vector<Move> moves{legal.begin(), legal.end()};
        for (std::size_t i = moves.size(); i > 1; --i) {
            std::swap(moves[i - 1], moves[random_() % i]);
        }
        return moves;
    }
    [[nodiscard]] std::optional<Move> fault_by_tables(const Game& game) {
        const auto before = judge_.ask_tables(game);
        if (!before || before->value == Wdl::loss) {
            return std::nullopt;
        }
        for (const Move move : shuffled(game)) {
            const Game next = after(game, move);
            const auto value = next.outcome().status == Status::ongoing ? judge_.ask_tables(next) : std::nullopt;
            if (value && opposite(value->value) < before->value) {
                return move;
            }
        }
        return std::nullopt;
    }
    /// From a position that is not lost to one that is, for certain.
    [[nodiscard]] std::optional<Move> fault_by_search(const Game& game, std::uint64_t deep) {
        constexpr Score lost = 300;
        constexpr Score level = 60;
        judge_.forget();
        if (judge_.search(game, nodes(deep)).front().score < -level) {
            return std::nullopt;
        }
        for (const Move move : shuffled(game)) {
            const Game next = after(game, move);
            if (next.outcome().status == Status::ongoing && judge_.search(next, nodes(deep)).front().score > lost) {
                return move;
            }
        }
        return std::nullopt;
    }

    VariantId variant_;
    bool by_tables_;
    std::mt19937 random_;
    Analyst player_{{.threads = 1, .hash = 4, .tables = ""}};
    Analyst judge_{{.threads = 1, .hash = 16, .tables = ""}};
};

struct Count {
    int planted = 0;
    int found = 0;
};

/// Plants faults in so many games and reviews these.
[[nodiscard]] Count find_planted(VariantId variant, bool by_tables, int wanted, std::uint64_t deep,
                                 std::uint64_t effort) {
    const auto openings = load_openings("tables150", variant).value();
    Count count;
    Analyst analyst{{.threads = 1, .hash = 16, .tables = ""}};
    for (std::uint32_t seed = 1; count.planted < wanted && seed < 40U * static_cast<std::uint32_t>(wanted); ++seed) {
        const Position& opening = openings[std::size_t{seed} * 37 % openings.size()].position;
        const auto planted = Planter{variant, seed, by_tables}.plant(opening, deep);
        if (!planted) {
            continue;
        }
        analyst.forget();
        const JudgedMove judged = review_game(analyst, planted->game, nodes(effort)).moves[planted->ply];
        const bool is_found = judged.grade >= Grade::mistake;
        ++count.planted;
        count.found += is_found ? 1 : 0;
        if (!is_found) {
            WARN("seed " << seed << " ply " << planted->ply << " cost " << judged.cost() << " expected "
                         << judged.expected);
        }
    }
    return count;
}

}  // namespace

TEST_CASE("planted faults are found, a few") {
    const Count by_tables = find_planted(VariantId::russian, true, 2, 0, 1500);
    CHECK(by_tables.planted == 2);
    CHECK(by_tables.found == 2);
    const Count by_search = find_planted(VariantId::brazilian, false, 2, 20'000, 8000);
    CHECK(by_search.planted == 2);
    CHECK(by_search.found == 2);
}

/// By hand: test_review_portable "[planted]".
TEST_CASE("planted faults are found, at least 48 of 50", "[.planted]") {
    int planted = 0;
    int found = 0;
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (const bool by_tables : {true, false}) {
            const int wanted = by_tables ? 12 : 13;
            const Count count = find_planted(variant, by_tables, wanted, 300'000, 100'000);
            planted += count.planted;
            found += count.found;
        }
    }
    WARN(found << " of " << planted);
    CHECK(planted == 50);
    CHECK(found >= 48);
}

}  // namespace draughts
