// The files of this folder that are built into the program: the table of words and the page of reviewed games.
#pragma once

#include <string_view>

namespace draughts {

[[nodiscard]] std::string_view words_text();
[[nodiscard]] std::string_view review_html();
[[nodiscard]] std::string_view review_css();
[[nodiscard]] std::string_view review_js();

}  // namespace draughts
