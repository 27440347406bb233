// The report of an event: one HTML page that needs nothing but a browser.
//
// Everything is in it: style, charts, and every game with its positions worked out, so that the page knows no rules.
// The page itself lies in report/ (page.html, page.css, page.js) and is built into the program.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/record.h"

namespace draughts {

/// An error: a game that does not replay. The report is from the view of the first game's White. Byes and lots are
/// left out.
[[nodiscard]] Result<std::string> write_report(const std::vector<GameRecord>& records, std::string_view title);

/// write_report() into a file.
Result<bool> save_report(const std::filesystem::path& file, const std::vector<GameRecord>& games,
                         std::string_view title);

/// What stands in the page for the viewer: an array of games. Moves in PDN short form, positions of 32 characters for
/// the squares b8..g1 (w b W B, '-' for none), one more than moves. Without '<', so that it can stand inside HTML.
[[nodiscard]] Result<std::string> games_json(const std::vector<GameRecord>& games);

}  // namespace draughts
