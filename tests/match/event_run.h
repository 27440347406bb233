// Events of engines in tests: mock engines, and a whole event in this process.
#pragma once

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <stop_token>
#include <string>
#include <sys/wait.h>
#include <vector>

#include "catch.h"
#include "match/match.h"
#include "support/temporary_folder.h"

namespace draughts {

using Arguments = std::vector<std::string>;

[[nodiscard]] inline std::string mock(const std::string& behaviour) {
    return "cmd='" MOCK_ENGINE "' " + behaviour;
}

struct EventOutcome {
    Ending ending = Ending::clean;
    std::string text;  // all that it printed
    std::string last_line;
    std::string warnings;
    std::vector<GameRecord> games;
};

/// An event in this process; its games as its file has them.
[[nodiscard]] inline EventOutcome run_event(Arguments arguments, const std::stop_token& stop = {}) {
    std::signal(SIGPIPE, SIG_IGN);
    const TemporaryFolder folder;
    arguments.insert(arguments.end(), {"--quiet", "--stderr", (folder / "stderr").string()});
    if (std::ranges::find(arguments, "--jsonl") == arguments.end()) {
        arguments.insert(arguments.end(), {"--jsonl", (folder / "games").string()});
    }
    const auto options = parse_options(arguments);
    REQUIRE(options);
    std::ostringstream out;
    std::ostringstream warnings;
    const auto ending = run_match(*options, out, warnings, false, stop);
    REQUIRE(ending);
    CHECK_FALSE(std::filesystem::exists(folder / "stderr"));
    CHECK(waitpid(-1, nullptr, WNOHANG) == -1);  // no child is left, dead or alive
    const std::string text = out.str();
    const std::string last_line = text.substr(text.rfind('\n', text.size() - 2) + 1);
    return {*ending, text, last_line, warnings.str(), *read_games(options->files.games)};
}

/// The mini-matches of a file are whole, each game is there once, and both games begin alike with colours reversed.
inline void check_pairs(const std::vector<GameRecord>& games, std::size_t count) {
    REQUIRE(games.size() == count);
    std::map<int, std::vector<GameRecord>> pairs;
    std::set<int> numbers;
    for (const GameRecord& game : games) {
        numbers.insert(game.game);
        pairs[game.pair].push_back(game);
    }
    CHECK(numbers.size() == count);
    CHECK(*numbers.rbegin() == static_cast<int>(count));
    CHECK(pairs.size() == count / 2);
    for (const auto& [number, pair] : pairs) {
        REQUIRE(pair.size() == 2);
        CHECK(pair[0].fen == pair[1].fen);
        CHECK(pair[0].opening == pair[1].opening);
        CHECK(pair[0].white == pair[1].black);
        CHECK(pair[0].black == pair[1].white);
    }
}

}  // namespace draughts
