// Lists that people write by hand, an entry a line: openings, teams, ratings. Either line end is read, with or without
// a byte order mark; empty lines and lines that begin with '#' are no entries.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace draughts {

Result<std::string> read_file(const std::filesystem::path& file);

struct ListLine {
    std::size_t number = 0;  // from 1
    std::string_view text;   // without blanks around it
};

/// The entries of `text`, and views into it.
[[nodiscard]] std::vector<ListLine> list_lines(std::string_view text);

[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace draughts
