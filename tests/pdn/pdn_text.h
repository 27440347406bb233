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

/// All that a line holds, each thing named.
[[nodiscard]] inline std::string outline(const PdnLine& line) {
    const auto all = [](const std::string& name, const std::vector<std::string>& texts) {
        std::string text;
        for (const std::string& each : texts) {
            text += ' ' + name + '<' + each + '>';
        }
        return text;
    };
    const auto lines = [](const std::vector<PdnLine>& variations) {
        std::string text;
        for (const PdnLine& variation : variations) {
            text += " (" + outline(variation) + ')';
        }
        return text;
    };
    std::string text = (line.follows ? "follows" : "") + all("first", line.comments) + lines(line.variations);
    for (const PdnMove& step : line.moves) {
        text += all("before", step.comments_before) + ' ' + std::to_string(static_cast<int>(step.step)) + '<' +
                step.text + '>' + step.marks;
        for (const int nag : step.nags) {
            text += " $" + std::to_string(nag);
        }
        text += all("behind", step.comments) + lines(step.variations);
    }
    return text + all("closing", line.closing_comments) + " result<" + line.result + '>';
}

[[nodiscard]] inline std::string outline(const PdnGame& game) {
    std::string text;
    for (const PdnTag& tag : game.tags) {
        text += tag.name + '=' + tag.value + '\n';
    }
    return text + outline(game.moves);
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
