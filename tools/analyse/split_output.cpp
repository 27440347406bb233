#include "analyse/split_output.h"

#include <filesystem>
#include <iostream>

#include "command_line/commands.h"
#include "text/letter_case.h"
#include "text/quote.h"

namespace draughts {

SplitOutput::SplitOutput(std::string name, std::size_t games, const std::string& encoding)
    : name_{std::move(name)}, games_{games} {
    const std::string lower = to_lower(encoding);
    if (lower != "utf-8" && lower != "utf8") {
        // Byte order marks are ours: one a file, not one for each conversion.
        const bool is_wide = lower == "utf-16";
        auto converter = Converter::open("UTF-8", is_wide ? "UTF-16LE" : encoding);
        if (!converter) {
            throw BadArgument{"--to-encoding: " + converter.error()};
        }
        converter_ = std::move(converter).take();
        mark_ = lower.starts_with("utf-16") ? "\xEF\xBB\xBF" : "";
    }
    if (!name_.empty()) {
        open_next();
    }
}

void SplitOutput::write(const std::string& text) {
    if (games_ > 0 && in_file_ == games_) {
        close();
        open_next();
    }
    ++in_file_;
    std::string whole = mark_ + text;
    if (in_file_ > 1 && !mark_.empty()) {
        whole = text;
    }
    std::string bytes;
    if (converter_) {
        converter_->convert(whole, bytes);
    }
    (name_.empty() ? std::cout : file_) << (converter_ ? bytes : whole);
}

void SplitOutput::close() {
    std::ostream& out = name_.empty() ? std::cout : file_;
    if (!out.flush()) {
        throw BadArgument{"cannot write " + (name_.empty() ? "to standard output" : quoted(std::string_view{name_}))};
    }
    file_.close();
}

void SplitOutput::open_next() {
    std::filesystem::path path{name_};
    if (games_ > 0) {
        path.replace_filename(path.stem().string() + '-' + std::to_string(++files_) + path.extension().string());
    }
    in_file_ = 0;
    file_.open(path, std::ios::binary | std::ios::trunc);
    if (!file_) {
        throw BadArgument{"cannot write " + quoted(std::string_view{path.string()})};
    }
}

}  // namespace draughts
