// Games of a text, for the tests of PDN.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "catch.h"
#include "pdn/reader.h"
#include "pdn/replay.h"
#include "pdn/writer.h"

namespace draughts {

[[nodiscard]] inline std::vector<PdnGame> games_of(const std::string& text, const std::string& encoding = "") {
    std::istringstream in{text};
    auto opened = PdnReader::open(in, encoding);
    REQUIRE(opened);
    PdnReader reader = std::move(opened).take();
    std::vector<PdnGame> games;
    for (PdnText game; reader.next(game);) {
        games.push_back(parse_pdn(game));
    }
    return games;
}

/// The texts of the moves of a line, with their marks, blanks between them.
[[nodiscard]] inline std::string moves_of(const PdnLine& line) {
    std::string text;
    for (const PdnMove& step : line.moves) {
        text += (text.empty() ? "" : " ") + step.text + step.marks;
    }
    return text;
}

/// What a game becomes when it is replayed and written in the default format.
[[nodiscard]] inline std::string canonical(const std::string& text, const PdnFormat& format = {}) {
    std::string result;
    for (PdnGame& game : games_of(text)) {
        const Replay played = replay(game);
        reformat(game, played, format);
        result += write_pdn(game);
    }
    return result;
}

/// The moves of the only game, in the default format.
[[nodiscard]] inline std::string canonical_moves(const std::string& text, const PdnFormat& format = {}) {
    const std::string whole = canonical(text, format);
    const std::size_t begin = whole.rfind("]\n\n");
    const std::size_t first = begin == std::string::npos ? 0 : begin + 3;
    return whole.substr(first, whole.size() - first - 2);
}

}  // namespace draughts
