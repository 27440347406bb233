// Pages of games: one HTML file that needs nothing but a browser.
//
// What such pages share lies beside this header and is built into the programs: the style (page.css), and the board,
// its pieces and lists to click through (page.js). The scripts know no rules: every position stands in the page's data.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/position.h"

namespace draughts {

[[nodiscard]] std::string_view page_css();
[[nodiscard]] std::string_view page_js();

[[nodiscard]] std::string escape_html(std::string_view text);

/// `html` with each {{name}} replaced, in one pass: what is put in is not looked at again. Unknown names vanish.
[[nodiscard]] std::string fill_page(std::string_view html,
                                    const std::map<std::string, std::string, std::less<>>& values);

/// JSON such that it can stand inside HTML: without '<'.
[[nodiscard]] std::string json_for_html(std::string_view json);

/// A position for the scripts: 32 characters for the squares b8..g1 (w b W B, '-' for none).
[[nodiscard]] std::string squares_for_page(const Position& position);

}  // namespace draughts
