// Positions as text: whatever is read is sound, and is written so that it reads the same.
#include "fuzz/fuzz_target.h"
#include "text/fen.h"
#include "text/hub_text.h"

namespace draughts {

namespace {

void check(const Result<ParsedFen>& parsed, Numbering numbering) {
    if (!parsed) {
        require_message(parsed.error());
        return;
    }
    require(parsed->position.is_valid(), "an unsound position");
    for (const SquareStyle style : {SquareStyle::algebraic, SquareStyle::numeric}) {
        const auto again = parse_fen(format_fen(parsed->position, style, numbering), numbering);
        require(again && again->position == parsed->position, "a FEN that reads otherwise");
    }
}

}  // namespace

}  // namespace draughts

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace draughts;
    const std::string_view text = text_of_input(data, size);
    check(parse_fen(text), Numbering::top);
    check(parse_fen(text, Numbering::bottom), Numbering::bottom);
    const auto hub = parse_hub_position(text);
    if (!hub) {
        require_message(hub.error());
        return 0;
    }
    const auto again = parse_hub_position(format_hub_position(*hub));
    require(hub->is_valid() && again && *again == *hub, "a Hub position that reads otherwise");
    return 0;
}
