// TemporaryFolder: an empty folder for the files of one test, gone with it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <system_error>

namespace draughts {

class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "bolshak-XXXXXX").string();  // as mkdtemp asks
        if (mkdtemp(name.data()) == nullptr) {
            throw std::runtime_error{"no folder for temporary files"};
        }
        path_ = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    /// The contents of a file in it.
    [[nodiscard]] std::string text(const std::string& name) const {
        std::ifstream file{path_ / name, std::ios::binary};
        return {std::istreambuf_iterator<char>{file}, {}};
    }

  private:
    std::filesystem::path path_;
};

}  // namespace draughts
