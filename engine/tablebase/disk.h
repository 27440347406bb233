// What write_file() needs of the system, which each has its own calls for.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace draughts {

/// Writes a file and waits until the disk has it. On a fault, which is told, half of it may be left; it is closed.
[[nodiscard]] std::optional<std::string> write_to_disk(const std::filesystem::path& path,
                                                       std::span<const std::byte> bytes);

/// Puts `from` in the place of `to`, at once and to stay. Null, or what went wrong.
[[nodiscard]] std::optional<std::string> rename_on_disk(const std::filesystem::path& from,
                                                        const std::filesystem::path& to);

}  // namespace draughts
