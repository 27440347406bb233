// Moves as text, in a position: a line with a FEN, then the move. Whatever is read is legal, and is written so that it
// reads the same.
#include <array>

#include "core/movegen.h"
#include "fuzz/fuzz_target.h"
#include "text/fen.h"
#include "text/hub_text.h"
#include "text/notation.h"

namespace draughts {

namespace {

constexpr std::array all_numberings{Numbering::top, Numbering::bottom};

void check(VariantId variant, const Position& position, const Result<Move>& read) {
    if (!read) {
        require_message(read.error());
        return;
    }
    require(legal_moves(variant, position).contains(*read), "an illegal move");
    for (const MoveStyle style : {MoveStyle::long_form, MoveStyle::short_form}) {
        for (const SquareStyle squares : {SquareStyle::algebraic, SquareStyle::numeric}) {
            for (const Numbering numbering : all_numberings) {
                for (const char sign : {'x', ':'}) {
                    const std::string text = format_move(variant, position, *read, {style, squares, sign, numbering});
                    const auto again = parse_move(variant, position, text, numbering);
                    require(again && *again == *read, "a move that reads otherwise: " + text);
                }
            }
        }
    }
    for (const Numbering numbering : all_numberings) {
        const std::string text = format_hub_move(*read, numbering);
        const auto again = parse_hub_move(variant, position, text, numbering);
        require(again && *again == *read, "a Hub move that reads otherwise: " + text);
    }
}

}  // namespace

}  // namespace draughts

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace draughts;
    const std::string_view text = text_of_input(data, size);
    const std::size_t end = text.find('\n');
    const auto fen = parse_fen(text.substr(0, end));
    if (!fen || end == std::string_view::npos) {
        return 0;
    }
    const std::string_view move = text.substr(end + 1);
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (const Numbering numbering : all_numberings) {
            check(variant, fen->position, parse_move(variant, fen->position, move, numbering));
            check(variant, fen->position, parse_hub_move(variant, fen->position, move, numbering));
        }
    }
    return 0;
}
