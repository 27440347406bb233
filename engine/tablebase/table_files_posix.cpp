// Table files on systems with POSIX.
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "tablebase/disk.h"
#include "tablebase/table_files.h"

namespace draughts {

namespace {

[[nodiscard]] std::string reason(const std::filesystem::path& path) {
    return path.string() + ": " + std::generic_category().message(errno);
}

/// An open file, closed at the end of its scope.
class Handle {
  public:
    explicit Handle(int number) : number_{number} {}
    ~Handle() {
        if (is_open()) {
            close(number_);
        }
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

[[nodiscard]] bool write_all(int file, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(file, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        bytes = bytes.subspan(static_cast<std::size_t>(written < 0 ? 0 : written));
    }
    return fsync(file) == 0;
}

}  // namespace

Result<MappedFile> MappedFile::open(const std::filesystem::path& path) {
    const Handle file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    struct stat status {};
    if (!file.is_open() || fstat(file.number(), &status) != 0) {
        return Error{reason(path)};
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (!S_ISREG(status.st_mode) || size == 0) {
        return Error{path.string() + (size == 0 ? ": an empty file" : ": not a file")};
    }
    void* const data = mmap(nullptr, size, PROT_READ, MAP_SHARED, file.number(), 0);
    if (data == MAP_FAILED) {
        return Error{reason(path)};
    }
    return MappedFile{std::span{static_cast<const std::byte*>(data), size}};
}

MappedFile::~MappedFile() {
    if (!bytes_.empty()) {
        munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
    }
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_{std::exchange(other.bytes_, {})} {}

std::optional<std::string> write_to_disk(const std::filesystem::path& path, std::span<const std::byte> bytes) {
    const Handle file{::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)};
    if (!file.is_open() || !write_all(file.number(), bytes)) {
        return reason(path);
    }
    return std::nullopt;
}

std::optional<std::string> rename_on_disk(const std::filesystem::path& from, const std::filesystem::path& to) {
    if (std::rename(from.c_str(), to.c_str()) != 0) {
        return reason(to);
    }
    const std::filesystem::path folder = to.parent_path().empty() ? "." : to.parent_path();
    const Handle directory{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (directory.is_open()) {
        fsync(directory.number());  // the new name too; not every file system can
    }
    return std::nullopt;
}

}  // namespace draughts
