#include "support/data_file.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace draughts {

std::vector<std::string> split(std::string_view text, std::string_view separator) {
    std::vector<std::string> parts;
    for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(end + separator.size());
    }
    parts.emplace_back(text);
    return parts;
}

std::vector<std::string> data_lines(const std::string& name) {
    std::ifstream file{TEST_DATA "/" + name};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#') {
            lines.push_back(line);
        }
    }
    if (lines.empty()) {
        throw std::runtime_error{"no data in " + name};
    }
    return lines;
}

std::vector<std::vector<std::string>> data_rows(const std::string& name) {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& line : data_lines(name)) {
        rows.push_back(split(line, " | "));
    }
    return rows;
}

std::string recorded_rule(std::string_view rule) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> names{{{"kings-only-15", "kings15"},
                                                                                  {"five-moves", "ending5"},
                                                                                  {"no-capture-30", "nocapture30"},
                                                                                  {"three-kings-18", "threekings18"}}};
    const auto* const found = std::ranges::find(names, rule, &std::pair<std::string_view, std::string_view>::first);
    return std::string{found == names.end() ? rule : found->second};
}

}  // namespace draughts
