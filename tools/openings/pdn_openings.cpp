#include "openings/pdn_openings.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>

#include "core/game.h"
#include "pdn/reader.h"
#include "pdn/replay.h"

namespace draughts {

namespace {

/// Where the game starts, or stands after its first moves.
[[nodiscard]] Result<Position> position_after(PdnGame& pdn, VariantId variant, std::size_t plies) {
    const Replay played = replay(pdn, {.variant = variant, .numbering = {}, .variations = false});
    if (played.fault && (played.plies < plies || played.fault->move == "FEN")) {
        const std::string move = played.fault->move == "FEN" ? "" : "move " + std::to_string(played.plies + 1) + ": ";
        return Error{move + played.fault->reason};
    }
    Position position = played.stretches.front().start;
    std::size_t left = plies;
    for (const PdnMove& step : pdn.moves.moves) {
        if (step.step == PdnStep::setup || left-- == 0) {
            break;
        }
        position = position.make(*step.move);
    }
    if (Game{variant, DrawRules::none, position}.outcome().status != Status::ongoing) {
        return Error{"the side to move has lost, expected a position to play from"};
    }
    return position;
}

}  // namespace

bool is_pdn(std::string_view text) {
    for (std::size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
        const bool begins_line = at == 0 || text[at - 1] == '\n' || text[at - 1] == '\xBF';  // of a byte order mark
        if (begins_line && !text.substr(at + 1).starts_with("FEN")) {
            return true;
        }
    }
    return false;
}

Result<std::vector<Opening>> read_pdn_openings(std::string_view text, VariantId variant, std::size_t plies,
                                               std::string_view what) {
    std::istringstream in{std::string{text}};
    auto opened = PdnReader::open(in);
    if (!opened) {
        return Error{opened.error()};
    }
    PdnReader reader = std::move(opened).take();
    std::vector<Opening> openings;
    for (PdnText game; reader.next(game);) {
        PdnGame pdn = parse_pdn(game);
        const auto position = position_after(pdn, variant, plies);
        if (!position) {
            return Error{std::string{what} + " game " + std::to_string(game.number) + ": " + position.error()};
        }
        if (std::ranges::find(openings, *position, &Opening::position) == openings.end()) {
            const std::string name{pdn.tag("Opening").value_or("")};
            openings.push_back({name.empty() ? std::to_string(game.number) : name, *position});
        }
    }
    if (openings.empty()) {
        return Error{std::string{what} + ": no game found, expected PDN"};
    }
    return openings;
}

}  // namespace draughts
