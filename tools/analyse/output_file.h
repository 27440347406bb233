// OutputFile: a file that is there whole or not at all, and never one of those that are read.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace draughts {

/// Is written under the name with ".part" behind it and takes its own name when it is committed; what is no file, such
/// as /dev/null, is written at once.
class OutputFile {
  public:
    OutputFile() = default;
    ~OutputFile() { discard(); }
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    /// Throws a BadArgument, as commit() does, when it cannot be written, and when it is one of `inputs`.
    void open(const std::filesystem::path& path, const std::vector<std::string>& inputs);
    void commit();
    [[nodiscard]] bool is_open() const { return stream_.is_open(); }
    [[nodiscard]] std::ostream& stream() { return stream_; }

  private:
    void discard();

    std::filesystem::path path_;
    std::filesystem::path written_;
    std::ofstream stream_;
};

}  // namespace draughts
