// Table files on disk: written so that a crash never leaves half of one, and mapped into memory to be read.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "core/result.h"

namespace draughts {

/// The bytes of a file, mapped read-only for the object's life.
class MappedFile {
  public:
    static Result<MappedFile> open(const std::filesystem::path& path);

    ~MappedFile();
    MappedFile(MappedFile&& other) noexcept;
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    MappedFile& operator=(MappedFile&&) = delete;

    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

  private:
    explicit MappedFile(std::span<const std::byte> bytes) : bytes_{bytes} {}

    std::span<const std::byte> bytes_;
};

/// Writes a file whole or not at all: under another name, to the disk, then renamed. Its folder is made if it is not
/// there. Null on success, else what went wrong.
[[nodiscard]] std::optional<std::string> write_file(const std::filesystem::path& path,
                                                    std::span<const std::byte> bytes);

}  // namespace draughts
