#include "c_api/game_object.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "c_api/factory.h"
#include "c_api/moves.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts::c_api {

namespace {

[[nodiscard]] std::uint8_t plain_piece(const Position& position, Square s) {
    const bool is_king = position.kings().contains(s);
    if (position.pieces(Color::white).contains(s)) {
        return is_king ? BOLSHAK_WHITE_KING : BOLSHAK_WHITE_MAN;
    }
    if (position.pieces(Color::black).contains(s)) {
        return is_king ? BOLSHAK_BLACK_KING : BOLSHAK_BLACK_MAN;
    }
    return BOLSHAK_EMPTY;
}

[[nodiscard]] bolshak_fault illegal() {
    return {BOLSHAK_BAD_MOVE, "the move is not legal in this position"};
}

}  // namespace

std::unique_ptr<bolshak_game> GameObject::copy() const {
    return std::make_unique<GameObject>(game_);
}

bolshak_board GameObject::board() const {
    bolshak_board board{};
    board.variant = static_cast<bolshak_variant>(game_.variant());
    board.draw_rules = static_cast<bolshak_draw_rules>(game_.rules());
    board.turn = static_cast<bolshak_color>(game_.position().turn());
    board.plies = static_cast<std::uint32_t>(game_.ply());
    for (const Square s : all_squares) {
        board.pieces[number_of(s)] = plain_piece(game_.position(), s);
    }
    return board;
}

std::string GameObject::fen() const {
    return format_fen(game_.position());
}

std::size_t GameObject::moves(bolshak_move* moves, std::size_t capacity) const {
    const std::vector<bolshak_move> all = plain_legal_moves(game_.variant(), game_.position());
    std::copy_n(all.begin(), std::min(all.size(), capacity), moves);
    return all.size();
}

bolshak_fault GameObject::parse_move(const char* text, bolshak_move& move) const {
    const auto parsed = draughts::parse_move(game_.variant(), game_.position(), text);
    if (!parsed) {
        return {BOLSHAK_BAD_MOVE, parsed.error()};
    }
    move = plain_move(game_.variant(), game_.position(), *parsed);
    return {};
}

bolshak_fault GameObject::format_move(const bolshak_move& move, std::string& text) const {
    const std::optional<Move> legal = legal_move(game_.variant(), game_.position(), move);
    if (!legal) {
        return illegal();
    }
    text = draughts::format_move(game_.variant(), game_.position(), *legal);
    return {};
}

bolshak_fault GameObject::play(const bolshak_move& move) {
    const std::optional<Move> legal = legal_move(game_.variant(), game_.position(), move);
    if (!legal) {
        return illegal();
    }
    game_.play(*legal);
    return {};
}

bolshak_fault GameObject::undo() {
    if (game_.ply() == 0) {
        return {BOLSHAK_NO_ANSWER, "there is no move to take back"};
    }
    game_.undo();
    return {};
}

bolshak_status GameObject::status() const {
    const Outcome outcome = game_.outcome();
    // The names are literals, ended by a zero.
    return {static_cast<bolshak_state>(outcome.status), outcome.rule ? name_of(*outcome.rule).data() : nullptr};
}

bolshak_fault make_game(bolshak_variant variant, bolshak_draw_rules draw_rules, const char* fen,
                        std::unique_ptr<bolshak_game>& game) {
    ParsedFen start{Position::start()};
    if (fen != nullptr) {
        const auto parsed = parse_fen(fen);
        if (!parsed) {
            return {BOLSHAK_BAD_FEN, parsed.error()};
        }
        start = *parsed;
    }
    game = std::make_unique<GameObject>(
        Game{static_cast<VariantId>(variant), static_cast<DrawRules>(draw_rules), start.position, start.clock_plies});
    return {};
}

static_assert(static_cast<int>(VariantId::brazilian) == BOLSHAK_BRAZILIAN);
static_assert(static_cast<int>(DrawRules::fmjd64) == BOLSHAK_FMJD64);
static_assert(static_cast<int>(DrawRules::none) == BOLSHAK_NO_DRAWS);
static_assert(static_cast<int>(Color::black) == BOLSHAK_BLACK);
static_assert(static_cast<int>(Status::white_wins) == BOLSHAK_WHITE_WINS);
static_assert(static_cast<int>(Status::black_wins) == BOLSHAK_BLACK_WINS);
static_assert(static_cast<int>(Status::draw) == BOLSHAK_DRAW);
static_assert(MoveList::capacity == BOLSHAK_MOST_MOVES);

}  // namespace draughts::c_api
