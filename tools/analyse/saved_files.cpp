#include "analyse/saved_files.h"

#include <cstdint>
#include <filesystem>
#include <iterator>
#include <system_error>

#include "analyse/archive.h"
#include "analyse/output_file.h"
#include "command_line/commands.h"
#include "text/quote.h"

namespace draughts {

namespace {

[[nodiscard]] BadArgument unwritable(const std::string& name) {
    return BadArgument{"cannot write '" + without_controls(name) + "'"};
}

}  // namespace

void save(const std::string& name, const std::string& text) {
    OutputFile file;
    file.open(name, {});
    file.stream() << text;
    file.commit();
}

bool has_line(const std::string& name) {
    std::ifstream file{name, std::ios::binary};
    std::string line;
    return std::getline(file, line) && !file.eof();
}

std::ofstream open_lines(const std::string& name) {
    std::uintmax_t whole = 0;
    std::uintmax_t size = 0;
    if (std::ifstream old{name, std::ios::binary}; old) {
        const std::string text{std::istreambuf_iterator<char>{old}, {}};
        whole = text.rfind('\n') + 1;  // 0 where there is none
        size = text.size();
    }
    std::error_code error;
    if (whole < size) {
        std::filesystem::resize_file(name, whole, error);
    }
    std::ofstream lines{name, std::ios::binary | std::ios::app};
    if (error || !lines) {
        throw unwritable(name);
    }
    return lines;
}

std::string output_names(const std::string& given, const std::string& input, const std::string& suffix,
                         const std::vector<std::string>& ends) {
    const std::filesystem::path path{input};
    std::string names = given.empty() ? (path.parent_path() / path.stem()).string() + suffix : given;
    for (const std::string& end : ends) {
        require_other_file(names + end, {input});
    }
    return names;
}

}  // namespace draughts
