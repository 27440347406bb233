#include "analyse/split_output.h"

#include <filesystem>
#include <iostream>

#include "command_line/commands.h"
#include "text/letter_case.h"

namespace draughts {

SplitOutput::SplitOutput(std::string name, std::size_t games, const std::string& encoding,
                         std::vector<std::string> inputs)
    : name_{std::move(name)}, games_{games}, inputs_{std::move(inputs)} {
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
    (file_ ? file_->stream() : std::cout) << (converter_ ? bytes : whole);
}

void SplitOutput::close() {
    if (file_) {
        file_->commit();
    }
}

void SplitOutput::open_next() {
    std::filesystem::path path{name_};
    if (games_ > 0) {
        path.replace_filename(path.stem().string() + '-' + std::to_string(++files_) + path.extension().string());
    }
    in_file_ = 0;
    file_.emplace().open(path, inputs_);
}

}  // namespace draughts
