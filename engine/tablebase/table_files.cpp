#include "tablebase/table_files.h"

#include <system_error>

#include "tablebase/disk.h"

namespace draughts {

std::optional<std::string> write_file(const std::filesystem::path& path, std::span<const std::byte> bytes) {
    std::error_code error;
    const std::filesystem::path folder = path.parent_path().empty() ? "." : path.parent_path();
    std::filesystem::create_directories(folder, error);
    if (error) {
        return folder.string() + ": " + error.message();
    }
    std::filesystem::path draft = path;
    draft += ".part";
    std::optional<std::string> fault = write_to_disk(draft, bytes);
    if (!fault) {
        fault = rename_on_disk(draft, path);
    }
    if (fault) {
        std::filesystem::remove(draft, error);
    }
    return fault;
}

}  // namespace draughts
