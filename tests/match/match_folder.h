// MatchFolder: an empty folder for the files of one test, gone with it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace draughts {

class MatchFolder {
  public:
    MatchFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "match-XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    MatchFolder(const MatchFolder&) = delete;
    MatchFolder& operator=(const MatchFolder&) = delete;
    ~MatchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    [[nodiscard]] std::string text(const std::string& name) const {
        std::ifstream file{path_ / name, std::ios::binary};
        return {std::istreambuf_iterator<char>{file}, {}};
    }

  private:
    std::filesystem::path path_;
};

}  // namespace draughts
