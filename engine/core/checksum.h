// The checksum of the files that are read back later: CRC-32 as of zlib and PNG.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <zlib.h>

namespace draughts {

/// Of `bytes`, or of them after others whose checksum is `before`.
[[nodiscard]] inline std::uint32_t checksum(std::span<const std::byte> bytes, std::uint32_t before = 0) {
    if (bytes.empty()) {
        return before;  // zlib takes a null pointer, which no bytes may have, for the wish to begin
    }
    return static_cast<std::uint32_t>(crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

}  // namespace draughts
