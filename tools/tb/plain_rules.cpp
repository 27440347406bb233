#include "tb/plain_rules.h"

#include <cstddef>

namespace draughts::plain {

namespace {

constexpr int off_board = -1;

/// neighbours[square][direction]: up-left, up-right, down-right, down-left.
constexpr auto neighbours = [] {
    std::array<std::array<int, 4>, 32> table{};
    constexpr std::array<int, 4> file_steps{-1, 1, 1, -1};
    constexpr std::array<int, 4> rank_steps{1, 1, -1, -1};
    for (int square = 0; square < 32; ++square) {
        const int rank = square / 4;
        const int file = square % 4 * 2 + rank % 2;
        for (int d = 0; d < 4; ++d) {
            const int to_file = file + file_steps[static_cast<std::size_t>(d)];
            const int to_rank = rank + rank_steps[static_cast<std::size_t>(d)];
            const bool is_on_board = to_file >= 0 && to_file < 8 && to_rank >= 0 && to_rank < 8;
            table[static_cast<std::size_t>(square)][static_cast<std::size_t>(d)] =
                is_on_board ? to_rank * 4 + to_file / 2 : off_board;
        }
    }
    return table;
}();

int next(int square, int direction) {
    return neighbours[static_cast<std::size_t>(square)][static_cast<std::size_t>(direction)];
}

bool is_enemy(Piece piece) {
    return piece == Piece::enemy_man || piece == Piece::enemy_king;
}

bool is_last_rank(int square) {
    return square >= 28;
}

class Mover {
  public:
    Mover(bool brazilian, const Board& board) : brazilian_{brazilian}, board_{board} {}

    std::vector<Outcome> captures() {
        for (int square = 0; square < 32; ++square) {
            if (at(square) == Piece::own_man || at(square) == Piece::own_king) {
                was_king_ = at(square) == Piece::own_king;
                at(square) = Piece::none;
                capture_from(square, was_king_, 0);
                at(square) = was_king_ ? Piece::own_king : Piece::own_man;
            }
        }
        return found_;
    }

    std::vector<Outcome> quiet_moves() {
        for (int square = 0; square < 32; ++square) {
            const Piece piece = at(square);
            if (piece != Piece::own_man && piece != Piece::own_king) {
                continue;
            }
            was_king_ = piece == Piece::own_king;
            Board lifted = board_;
            lifted[static_cast<std::size_t>(square)] = Piece::none;
            for (int d = 0; d < (was_king_ ? 4 : 2); ++d) {
                for (int to = next(square, d); to != off_board && at(to) == Piece::none; to = next(to, d)) {
                    add(lifted, to, is_last_rank(to), false);
                    if (!was_king_) {
                        break;
                    }
                }
            }
        }
        return found_;
    }

  private:
    Piece& at(int square) { return board_[static_cast<std::size_t>(square)]; }

    /// Goes on with a capture that stands on `square` after `taken` pieces; whether it could.
    bool capture_from(int square, bool is_king, int taken) {
        bool could = false;
        for (int d = 0; d < 4; ++d) {
            int victim = next(square, d);
            while (is_king && victim != off_board && at(victim) == Piece::none) {
                victim = next(victim, d);
            }
            if (victim == off_board || !is_enemy(at(victim))) {
                continue;
            }
            const int behind = next(victim, d);
            if (behind == off_board || at(behind) != Piece::none) {
                continue;
            }
            could = true;
            const Piece piece = at(victim);
            at(victim) = Piece::taken;
            land(behind, d, is_king, taken + 1);
            at(victim) = piece;
        }
        return could;
    }

    /// All landings from `behind` on, in direction d.
    void land(int behind, int d, bool is_king, int taken) {
        if (!is_king) {
            const bool is_crowned = !brazilian_ && is_last_rank(behind);
            if (!capture_from(behind, is_crowned, taken)) {
                finish(behind, taken);
            }
            return;
        }
        bool goes_on = false;
        for (int s = behind; s != off_board && at(s) == Piece::none; s = next(s, d)) {
            goes_on = capture_from(s, true, taken) || goes_on;
        }
        for (int s = behind; !goes_on && s != off_board && at(s) == Piece::none; s = next(s, d)) {
            crowned_ = !was_king_;
            finish(s, taken);
            crowned_ = false;
        }
    }

    void finish(int square, int taken) {
        if (brazilian_ && taken < most_taken_) {
            return;
        }
        if (brazilian_ && taken > most_taken_) {
            most_taken_ = taken;
            found_.clear();
        }
        Board after = board_;
        for (Piece& piece : after) {
            if (piece == Piece::taken) {
                piece = Piece::none;
            }
        }
        add(after, square, crowned_ || is_last_rank(square), true);
    }

    void add(Board after, int to, bool reaches_crown, bool captures) {
        const bool promotes = !was_king_ && reaches_crown;
        after[static_cast<std::size_t>(to)] = was_king_ || promotes ? Piece::own_king : Piece::own_man;
        found_.push_back({turned(after), captures, was_king_, promotes});
    }

    bool brazilian_;
    Board board_;
    bool was_king_ = false;
    bool crowned_ = false;
    int most_taken_ = 0;
    std::vector<Outcome> found_;
};

}  // namespace

Board turned(const Board& board) {
    constexpr std::array swapped{Piece::none,    Piece::enemy_man, Piece::enemy_king,
                                 Piece::own_man, Piece::own_king,  Piece::taken};
    Board other{};
    for (std::size_t i = 0; i < board.size(); ++i) {
        other[board.size() - 1 - i] = swapped[static_cast<std::size_t>(board[i])];
    }
    return other;
}

std::vector<Outcome> captures(bool brazilian, const Board& board) {
    return Mover{brazilian, board}.captures();
}

std::vector<Outcome> quiet_moves(const Board& board) {
    return Mover{false, board}.quiet_moves();
}

}  // namespace draughts::plain
