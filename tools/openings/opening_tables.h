// The opening tables built into the program (*.tsv, made into a source by CMake).
#pragma once

#include <string_view>

namespace draughts {

/// Lines of table, label or moves, FEN; tab-separated, with a headline.
extern const std::string_view tables150_text;
extern const std::string_view flying_russian_text;
extern const std::string_view flying_brazilian_text;

}  // namespace draughts
