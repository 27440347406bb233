// EventFiles: what is kept of an event while it runs, so that nothing is lost when it is killed.
//
// The state file begins with a line that tells the event and goes on with a line of JSON for each finished game, each
// written out at once. Resuming reads it; a last line that the kill cut off does not count, and its game is played
// again. The file of games is written along in the order of endings, and at the end again in the order of games.
#pragma once

#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/record.h"

namespace draughts {

/// What is wrong with a game, if anything is.
using GameCheck = std::function<std::optional<std::string>(const GameRecord&)>;

/// All games of a file of JSON lines. The error names the line that is none, or that `check` refuses.
Result<std::vector<GameRecord>> read_games(const std::filesystem::path& file, const GameCheck& check = {});
/// Sorted by number; the old file stays until the new one is complete.
Result<bool> write_games(const std::filesystem::path& file, std::vector<GameRecord> games);

/// The games of several shards of one event as one file would hold them: sorted, each once. Files that hold the same
/// number with other players, openings or results are of different events: an error.
Result<std::vector<GameRecord>> merge_games(const std::vector<std::filesystem::path>& files);

class EventFiles {
  public:
    struct Paths {
        std::filesystem::path state;  // empty: none
        std::filesystem::path games;  // empty: none
    };

    explicit EventFiles(Paths paths) : paths_{std::move(paths)} {}

    /// `event`: one line that two runs share exactly if they play the same games. Without `resumes` a state file
    /// must not exist yet; with it, those games that are already played are returned.
    Result<std::vector<GameRecord>> open(std::string_view event, bool resumes);
    /// False when a file could not be written.
    bool add(const GameRecord& game);
    /// `games`: all of the event.
    Result<bool> finish(const std::vector<GameRecord>& games);

  private:
    Result<std::vector<GameRecord>> resume(std::string_view event) const;

    Paths paths_;
    std::ofstream state_;
    std::ofstream games_;
};

}  // namespace draughts
