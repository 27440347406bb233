#include "analyse/output_file.h"

#include <system_error>

#include "analyse/archive.h"
#include "text/quote.h"

namespace draughts {

namespace {

[[noreturn]] void refuse(const std::filesystem::path& path) {
    throw BadArgument{"cannot write " + quoted(std::string_view{path.string()})};
}

}  // namespace

void OutputFile::open(const std::filesystem::path& path, const std::vector<std::string>& inputs) {
    require_other_file(path.string(), inputs);
    std::error_code error;
    const std::filesystem::path target = std::filesystem::canonical(path, error);  // a link stays one
    path_ = error ? path : target;
    written_ = path_;
    const bool exists = std::filesystem::exists(path_, error);
    if (exists && !std::ofstream{path_, std::ios::binary | std::ios::app}) {
        refuse(path);  // write-protected, though its folder is not
    }
    if (!exists || std::filesystem::is_regular_file(path_, error)) {
        written_ += ".part";
        require_other_file(written_.string(), inputs);
    }
    stream_.open(written_, std::ios::binary | std::ios::trunc);
    if (!stream_) {
        refuse(path);
    }
}

void OutputFile::commit() {
    stream_.close();
    std::error_code error;
    if (stream_ && written_ != path_) {
        std::filesystem::rename(written_, path_, error);
    }
    if (!stream_ || error) {
        refuse(path_);
    }
    written_.clear();
}

void OutputFile::discard() {
    if (!written_.empty() && written_ != path_) {
        std::error_code ignored;
        std::filesystem::remove(written_, ignored);
    }
}

}  // namespace draughts
