// The files of tests/data: lines of fields.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace draughts {

/// The parts of `text` between separators; one empty part for an empty text.
[[nodiscard]] std::vector<std::string> split(std::string_view text, std::string_view separator);

/// The lines of tests/data/<name> without comments (#) and empty lines. Throws if there are none.
[[nodiscard]] std::vector<std::string> data_lines(const std::string& name);

/// The same, each split into its fields (" | ").
[[nodiscard]] std::vector<std::vector<std::string>> data_rows(const std::string& name);

/// A draw rule as the data files call it: "kings15" for "kings-only-15".
[[nodiscard]] std::string recorded_rule(std::string_view rule);

}  // namespace draughts
