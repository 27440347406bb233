// bolshak-bench endings: how well the search alone plays endings that the tables know by heart.
#include <array>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <optional>
#include <random>
#include <string>

#include "command_line/arguments.h"
#include "commands.h"
#include "core/movegen.h"
#include "engine.h"
#include "protocol/bench_suite.h"
#include "search_setup.h"

namespace draughts {

namespace {

struct Ending {
    const char* name;
    int strong_kings;
    int strong_men;
    int weak_kings;
    int weak_men;
};
constexpr std::array endings{Ending{"3K v 1K", 3, 0, 1, 0}, Ending{"2K1M v 1K", 2, 1, 1, 0},
                             Ending{"2K1M v 1K1M", 2, 1, 1, 1}, Ending{"2K v 2K", 2, 0, 2, 0}};

constexpr int most = 100'000'000;  // of positions, nodes and seeds

/// The side to move and the strong side by chance. A man never stands on its promotion rank.
class Setups {
  public:
    explicit Setups(int seed) : random_{static_cast<std::uint64_t>(seed)} {}

    [[nodiscard]] Position next(const Ending& ending) {
        std::array<Bitboard, 2> sides;
        Bitboard kings;
        const Color strong = color();
        const auto place = [&](Color side, int count, bool is_king) {
            while (count > 0) {
                const Bitboard square{all_squares[random_() % all_squares.size()]};
                if ((square & (sides[0] | sides[1])).any() || (!is_king && (square & promotion_rank(side)).any())) {
                    continue;
                }
                sides[static_cast<std::size_t>(side)] |= square;
                kings |= is_king ? square : Bitboard{};
                --count;
            }
        };
        place(strong, ending.strong_kings, true);
        place(strong, ending.strong_men, false);
        place(opponent(strong), ending.weak_kings, true);
        place(opponent(strong), ending.weak_men, false);
        return {sides[0], sides[1], kings, color()};
    }

  private:
    Color color() { return random_() % 2 == 0 ? Color::white : Color::black; }

    std::mt19937_64 random_;
};

/// For the side to move, with the game's counts; nothing where the tables do not know it.
std::optional<Wdl> value_of(const Engine& judge, const Game& game) {
    switch (game.outcome().status) {
        case Status::white_wins:
        case Status::black_wins:
            return Wdl::loss;  // who is to move has no move
        case Status::draw:
            return Wdl::draw;
        case Status::ongoing:
            break;
    }
    const auto answer = judge.ask_tables(game);
    return answer ? std::optional{answer->value} : std::nullopt;
}

struct Count {
    int moves = 0;
    int thrown_wins = 0;
    int thrown_draws = 0;
};

class Examination {
  public:
    explicit Examination(const Arguments& arguments) : setups_{arguments.number("seed", 0, most)} {
        set_options(player_, arguments, {"variant", "draw-rules"});
        const Game known{player_.variant(), player_.draw_rules(), position_of_fen("W:WKa1,Kc1,Ke1:BKb8")};
        if (!value_of(judge_, known)) {
            throw BadArgument{"no endgame tables of 4 pieces are built in, expected DRAUGHTS_EMBEDDED_PIECES=4 or 5"};
        }
        set_or_throw(player_, "bb-size", "0");
        set_or_throw(player_, "hash", "4");
        limits_.nodes = static_cast<std::uint64_t>(arguments.number("nodes", 1, most));
    }

    [[nodiscard]] Count examine(const Ending& ending, int positions) {
        Count count;
        while (count.moves < positions) {
            examine(Game{player_.variant(), player_.draw_rules(), setups_.next(ending)}, count);
        }
        return count;
    }

  private:
    /// Positions that are lost, or leave no choice, test nothing and are passed over.
    void examine(Game game, Count& count) {
        const auto before = game.legal_moves().size() > 1 ? value_of(judge_, game) : std::nullopt;
        if (!before || *before == Wdl::loss) {
            return;
        }
        game.play(search_anew(player_, game, limits_).best);
        const auto after = value_of(judge_, game);
        ++count.moves;
        if (after && opposite(*after) != *before) {
            ++(*before == Wdl::win ? count.thrown_wins : count.thrown_draws);
        }
    }

    Setups setups_;
    Engine player_;
    Engine judge_;
    Limits limits_;
};

}  // namespace

int bench_endings(int argc, char** argv) {
    Arguments arguments{"bolshak-bench endings", "Searches random small endings without tables, and asks the tables"};
    arguments.add_variant();
    arguments.add_text("draw-rules", "china64, fmjd64 or none", "china64");
    arguments.add_number("positions", "Positions of each ending", 2000);
    arguments.add_number("nodes", "Nodes for each", 20000);
    arguments.add_number("seed", "Of the positions", 1);
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    const int positions = arguments.number("positions", 1, most);
    Examination examination{arguments};
    int moves = 0;
    int thrown = 0;
    std::cout << std::fixed << std::setprecision(2);
    for (const Ending& ending : endings) {
        const Count count = examination.examine(ending, positions);
        moves += count.moves;
        thrown += count.thrown_wins + count.thrown_draws;
        std::cout << ending.name << ": moves " << count.moves << " wins thrown away " << count.thrown_wins
                  << " draws thrown away " << count.thrown_draws << " percent "
                  << 100.0 * (count.thrown_wins + count.thrown_draws) / count.moves << std::endl;
    }
    std::cout << "moves " << moves << " thrown " << thrown << " percent " << 100.0 * thrown / moves << '\n';
    return 0;
}

}  // namespace draughts
