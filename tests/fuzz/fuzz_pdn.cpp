// PDN: whatever is read is written so that it reads the same, and what replays goes on doing so in every format.
#include <sstream>
#include <vector>

#include "fuzz/fuzz_target.h"
#include "pdn/reader.h"
#include "pdn/replay.h"
#include "pdn/writer.h"

namespace draughts {

namespace {

std::vector<PdnGame> read(const std::string& text) {
    std::istringstream in{text};
    auto opened = PdnReader::open(in);
    require(opened.has_value(), "a stream that does not open");
    PdnReader reader = std::move(opened).take();
    std::vector<PdnGame> games;
    for (PdnText game; reader.next(game);) {
        games.push_back(parse_pdn(game));
    }
    return games;
}

std::string written(const std::vector<PdnGame>& games) {
    std::string text;
    for (const PdnGame& game : games) {
        text += write_pdn(game);
    }
    return text;
}

struct Formatted {
    std::string text;
    std::size_t plies = 0;
    bool is_whole = true;  // every game replays to its end, its variations too
};

Formatted formatted(std::vector<PdnGame> games, const PdnFormat& format) {
    Formatted result;
    for (PdnGame& game : games) {
        const Replay played = replay(game);
        require(!played.stretches.empty() && played.end.is_valid(), "an unsound replay");
        if (played.fault) {
            require(!played.fault->reason.empty(), "a fault without a reason");
        }
        result.plies += played.plies;
        result.is_whole = result.is_whole && played.is_whole() && played.variation_faults.empty();
        reformat(game, played, format);
    }
    result.text = written(games);
    return result;
}

}  // namespace

}  // namespace draughts

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace draughts;
    const std::vector<PdnGame> games = read(std::string{text_of_input(data, size)});
    const std::string once = written(games);
    require(written(read(once)) == once, "a second writing that differs:\n" + once + "----\n" + written(read(once)));
    for (const SquareStyle squares : {SquareStyle::algebraic, SquareStyle::numeric}) {
        PdnFormat format;
        format.squares = squares;
        format.style = squares == SquareStyle::numeric ? MoveStyle::long_form : MoveStyle::short_form;
        const Formatted first = formatted(games, format);
        const Formatted second = formatted(read(first.text), format);
        // What is broken stays as it stands, and may mean something else among moves in another format.
        require(!first.is_whole || second.text == first.text,
                "a second conversion that differs:\n" + first.text + "----\n" + second.text);
        require(!first.is_whole || second.plies == first.plies, "moves that do not replay any more:\n" + first.text);
    }
    return 0;
}
