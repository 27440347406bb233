#include "selfplay/endings.h"

#include <ostream>
#include <random>

#include "core/movegen.h"
#include "core/position.h"
#include "core/variant.h"
#include "text/fen.h"

namespace draughts {

namespace {

/// Numbers below a bound; the engine's output is laid down by the standard, that of the distributions is not.
class Lot {
  public:
    explicit Lot(std::uint64_t seed) : engine_{seed} {}

    [[nodiscard]] int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }

  private:
    std::mt19937_64 engine_;
};

/// The board that is filled piece by piece.
struct Board {
    Bitboard sides[2];
    Bitboard kings;

    /// On an empty square; a man never on its promotion rank.
    void add(Color side, bool is_king, Lot& lot) {
        Bitboard square;
        do {
            square = Bitboard{all_squares[static_cast<std::size_t>(lot.below(square_count))]};
        } while ((square & (sides[0] | sides[1])).any() || (!is_king && (square & promotion_rank(side)).any()));
        sides[static_cast<int>(side)] |= square;
        if (is_king) {
            kings |= square;
        }
    }
};

Position drawn_by(Lot& lot) {
    Board board;
    const Color stronger = lot.below(2) == 0 ? Color::white : Color::black;
    if (lot.below(5) == 0) {
        for (int i = 0; i < 3; ++i) {
            board.add(stronger, true, lot);
        }
        board.add(opponent(stronger), true, lot);
    } else {
        const int pieces = 3 + lot.below(3);
        const int of_stronger = (pieces + 1) / 2 + lot.below(pieces / 2);
        for (int i = 0; i < pieces; ++i) {
            board.add(i < of_stronger ? stronger : opponent(stronger), lot.below(3) > 0, lot);
        }
    }
    return {board.sides[0], board.sides[1], board.kings, lot.below(2) == 0 ? Color::white : Color::black};
}

}  // namespace

void write_endings(std::uint64_t count, std::uint64_t seed, std::ostream& out) {
    Lot lot{seed};
    for (std::uint64_t written = 0; written < count;) {
        const Position position = drawn_by(lot);
        if (count_moves<Russian>(position) > 0) {  // whether there is a move is the same in both variants
            out << format_fen(position) << '\n';
            ++written;
        }
    }
}

}  // namespace draughts
