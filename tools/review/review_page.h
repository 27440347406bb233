// The page of reviewed games: one HTML file that needs nothing but a browser. It lies in page.html, page.css and
// page.js beside this header, and shares its board with other pages (tools/page).
#pragma once

#include <string>
#include <vector>

#include "review/record.h"
#include "review/words.h"

namespace draughts {

/// `title`: of whoever made the file, a name. `effort`: by which the games were reviewed, as text.
[[nodiscard]] std::string review_page(const std::vector<ReviewedGame>& games, const std::string& title,
                                      const std::string& effort, const Words& words);

}  // namespace draughts
