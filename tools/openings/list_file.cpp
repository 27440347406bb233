#include "openings/list_file.h"

#include <fstream>
#include <iterator>
#include <system_error>

#include "protocol/words.h"

namespace draughts {

Result<std::string> read_file(const std::filesystem::path& file) {
    std::error_code error;
    std::ifstream stream{file, std::ios::binary};
    if (!stream || std::filesystem::is_directory(file, error)) {  // a folder can be opened but not read
        return Error{"cannot read '" + file.string() + "'"};
    }
    return std::string{std::istreambuf_iterator<char>{stream}, {}};
}

std::vector<ListLine> list_lines(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    std::vector<ListLine> lines;
    std::size_t number = 0;
    for (const std::string_view raw : split(text, '\n')) {
        ++number;
        const std::string_view line = trimmed(raw);
        if (!line.empty() && !line.starts_with('#')) {
            lines.push_back({number, line});
        }
    }
    return lines;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + 1);
    }
}

}  // namespace draughts
