#include "support/reference_movegen.h"

#include <algorithm>
#include <optional>

namespace draughts {

namespace {

enum class Kind { man, king };

struct Piece {
    Color color;
    Kind kind;
};

struct Cell {
    int file;
    int rank;

    [[nodiscard]] Cell plus(Cell way) const { return {file + way.file, rank + way.rank}; }
    [[nodiscard]] bool on_board() const { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }
    bool operator==(const Cell&) const = default;
};

constexpr Cell ways[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

struct Board {
    std::optional<Piece> cells[8][8];

    explicit Board(const Position& position) {
        for (int n = 1; n <= square_count; ++n) {
            const Square s = square_of_number(n);
            for (const Color color : {Color::white, Color::black}) {
                if (position.pieces(color).contains(s)) {
                    cells[file_of(s)][rank_of(s)] = {color, position.kings().contains(s) ? Kind::king : Kind::man};
                }
            }
        }
    }

    [[nodiscard]] std::optional<Piece>& at(Cell c) { return cells[c.file][c.rank]; }
    [[nodiscard]] const std::optional<Piece>& at(Cell c) const { return cells[c.file][c.rank]; }
    [[nodiscard]] bool is_free(Cell c) const { return c.on_board() && !at(c); }
};

Position position_from(const Board& board, Color turn) {
    Bitboard sides[2];
    Bitboard kings;
    for (int n = 1; n <= square_count; ++n) {
        const Square s = square_of_number(n);
        if (const auto& piece = board.at({file_of(s), rank_of(s)})) {
            sides[piece->color == Color::white ? 0 : 1] |= Bitboard{s};
            kings |= piece->kind == Kind::king ? Bitboard{s} : Bitboard{};
        }
    }
    return {sides[0], sides[1], kings, turn};
}

struct Jump {
    Cell over;
    std::vector<Cell> landings;
};

/// A capture on its way: the board still holds everything it took, but not the piece itself.
struct Capture {
    Kind kind;
    std::vector<Cell> path;
    std::vector<Cell> taken;
};

class Rules {
  public:
    Rules(VariantId variant, const Position& position) : variant_{variant}, us_{position.turn()}, board_{position} {}

    std::vector<ReferenceMove> moves() {
        std::vector<ReferenceMove> found = all_captures();
        if (found.empty()) {
            return quiet_moves();
        }
        if (variant_ == VariantId::brazilian) {
            std::size_t most = 0;
            for (const ReferenceMove& m : found) {
                most = std::max(most, m.captured.size());
            }
            std::erase_if(found, [most](const ReferenceMove& m) {
                return m.captured.size() < most;
            });
        }
        return found;
    }

  private:
    [[nodiscard]] bool on_last_rank(Cell c) const { return c.rank == (us_ == Color::white ? 7 : 0); }

    std::vector<ReferenceMove> all_captures() {
        std::vector<ReferenceMove> found;
        for (const Cell from : own_cells()) {
            const Piece piece = *board_.at(from);
            board_.at(from).reset();
            for (const Capture& whole : completions({piece.kind, {from}, {}})) {
                found.push_back(reference_move(piece.kind, whole));
            }
            board_.at(from) = piece;
        }
        return found;
    }

    /// All ways to carry `begun` through to its end; none if it is a piece that cannot jump at all.
    std::vector<Capture> completions(const Capture& begun) const {
        std::vector<Capture> whole;
        for (const Jump& jump : jumps(begun)) {
            std::vector<Capture> going_on;
            std::vector<Capture> ending;
            for (const Cell landing : jump.landings) {
                Capture next = begun;
                next.taken.push_back(jump.over);
                next.path.push_back(landing);
                if (variant_ == VariantId::russian && on_last_rank(landing)) {
                    next.kind = Kind::king;
                }
                const std::vector<Capture> rest = completions(next);
                going_on.insert(going_on.end(), rest.begin(), rest.end());
                if (rest.empty()) {
                    ending.push_back(next);
                }
            }
            const std::vector<Capture>& legal = going_on.empty() ? ending : going_on;
            whole.insert(whole.end(), legal.begin(), legal.end());
        }
        return whole;
    }

    /// The single jumps that are open to the piece where it is now.
    std::vector<Jump> jumps(const Capture& capture) const {
        std::vector<Jump> found;
        for (const Cell way : ways) {
            Cell over = capture.path.back().plus(way);
            while (capture.kind == Kind::king && board_.is_free(over)) {
                over = over.plus(way);
            }
            const bool is_enemy = over.on_board() && board_.at(over) && board_.at(over)->color != us_;
            if (!is_enemy || std::ranges::count(capture.taken, over) > 0) {
                continue;
            }
            Jump jump{over, {}};
            for (Cell landing = over.plus(way); board_.is_free(landing); landing = landing.plus(way)) {
                jump.landings.push_back(landing);
                if (capture.kind == Kind::man) {
                    break;
                }
            }
            if (!jump.landings.empty()) {
                found.push_back(jump);
            }
        }
        return found;
    }

    std::vector<ReferenceMove> quiet_moves() const {
        std::vector<ReferenceMove> found;
        for (const Cell from : own_cells()) {
            const Kind kind = board_.at(from)->kind;
            for (const Cell way : ways) {
                const bool forward = way.rank == (us_ == Color::white ? 1 : -1);
                if (kind == Kind::man && !forward) {
                    continue;
                }
                for (Cell to = from.plus(way); board_.is_free(to); to = to.plus(way)) {
                    found.push_back(reference_move(kind, {kind, {from, to}, {}}));
                    if (kind == Kind::man) {
                        break;
                    }
                }
            }
        }
        return found;
    }

    ReferenceMove reference_move(Kind before, const Capture& done) const {
        const Cell from = done.path.front();
        const Cell to = done.path.back();
        const Kind kind = on_last_rank(to) ? Kind::king : done.kind;
        Board after = board_;
        after.at(from).reset();
        for (const Cell c : done.taken) {
            after.at(c).reset();
        }
        after.at(to) = Piece{us_, kind};
        return {squares(done.path), squares(done.taken), before != kind, position_from(after, opponent(us_))};
    }

    static std::vector<Square> squares(const std::vector<Cell>& cells) {
        std::vector<Square> result;
        result.reserve(cells.size());
        for (const Cell c : cells) {
            result.push_back(square_at(c.file, c.rank));
        }
        return result;
    }

    std::vector<Cell> own_cells() const {
        std::vector<Cell> cells;
        for (int file = 0; file < 8; ++file) {
            for (int rank = 0; rank < 8; ++rank) {
                const Cell c{file, rank};
                if (board_.at(c) && board_.at(c)->color == us_) {
                    cells.push_back(c);
                }
            }
        }
        return cells;
    }

    VariantId variant_;
    Color us_;
    Board board_;
};

}  // namespace

Move ReferenceMove::move() const {
    Bitboard taken;
    for (const Square s : captured) {
        taken |= Bitboard{s};
    }
    return {path.front(), path.back(), taken, promotes};
}

std::vector<ReferenceMove> reference_moves(VariantId variant, const Position& position) {
    return Rules{variant, position}.moves();
}

}  // namespace draughts
