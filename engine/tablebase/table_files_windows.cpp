// Table files on Windows.
#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <system_error>
#include <utility>

#include "tablebase/disk.h"
#include "tablebase/table_files.h"

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

namespace draughts {

namespace {

[[nodiscard]] std::string reason(const std::filesystem::path& path) {
    return path.string() + ": " + std::system_category().message(static_cast<int>(GetLastError()));
}

/// An open file or mapping, closed at the end of its scope.
class Handle {
  public:
    explicit Handle(HANDLE handle) : handle_{handle} {}
    ~Handle() {
        if (is_open()) {
            CloseHandle(handle_);
        }
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    [[nodiscard]] HANDLE get() const { return handle_; }
    [[nodiscard]] bool is_open() const { return handle_ != nullptr && handle_ != INVALID_HANDLE_VALUE; }

  private:
    HANDLE handle_;
};

[[nodiscard]] bool write_all(HANDLE file, std::span<const std::byte> bytes) {
    constexpr std::size_t most = std::size_t{1} << 30U;
    while (!bytes.empty()) {
        DWORD written = 0;
        if (WriteFile(file, bytes.data(), static_cast<DWORD>(std::min(bytes.size(), most)), &written, nullptr) == 0) {
            return false;
        }
        bytes = bytes.subspan(written);
    }
    return FlushFileBuffers(file) != 0;
}

}  // namespace

Result<MappedFile> MappedFile::open(const std::filesystem::path& path) {
    const Handle file{CreateFileW(path.c_str(), GENERIC_READ, FILE_SHARE_READ, nullptr, OPEN_EXISTING,
                                  FILE_ATTRIBUTE_NORMAL, nullptr)};
    LARGE_INTEGER size{};
    if (!file.is_open() || GetFileSizeEx(file.get(), &size) == 0) {
        return Error{reason(path)};
    }
    if (size.QuadPart == 0) {
        return Error{path.string() + ": an empty file"};
    }
    if (static_cast<std::uint64_t>(size.QuadPart) > std::numeric_limits<std::size_t>::max()) {
        return Error{path.string() + ": too large for a 32-bit program"};
    }
    const Handle mapping{CreateFileMappingW(file.get(), nullptr, PAGE_READONLY, 0, 0, nullptr)};
    const void* const data = mapping.is_open() ? MapViewOfFile(mapping.get(), FILE_MAP_READ, 0, 0, 0) : nullptr;
    if (data == nullptr) {
        return Error{reason(path)};
    }
    return MappedFile{std::span{static_cast<const std::byte*>(data), static_cast<std::size_t>(size.QuadPart)}};
}

MappedFile::~MappedFile() {
    if (!bytes_.empty()) {
        UnmapViewOfFile(bytes_.data());
    }
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_{std::exchange(other.bytes_, {})} {}

std::optional<std::string> write_to_disk(const std::filesystem::path& path, std::span<const std::byte> bytes) {
    const Handle file{
        CreateFileW(path.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr)};
    if (!file.is_open() || !write_all(file.get(), bytes)) {
        return reason(path);
    }
    return std::nullopt;
}

std::optional<std::string> rename_on_disk(const std::filesystem::path& from, const std::filesystem::path& to) {
    if (MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0) {
        return reason(to);
    }
    return std::nullopt;
}

}  // namespace draughts
