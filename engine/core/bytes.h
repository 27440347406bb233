// Little-endian numbers and texts in memory, on any machine.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace draughts {

/// The number in the `Size` bytes from `at`.
template <std::unsigned_integral T, std::size_t Size = sizeof(T)>
[[nodiscard]] constexpr T load(const std::byte* at) {
    T number = 0;
    for (std::size_t i = 0; i < Size; ++i) {
        number = static_cast<T>(number | static_cast<T>(T{std::to_integer<std::uint8_t>(at[i])} << (8 * i)));
    }
    return number;
}

/// Appends the lowest `size` bytes of `number`.
inline void append(std::vector<std::byte>& bytes, std::uint64_t number, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        bytes.push_back(static_cast<std::byte>(number >> (8 * i) & 0xFF));
    }
}

/// The bytes of a text, to be appended or compared.
[[nodiscard]] inline std::span<const std::byte> bytes_of(std::string_view text) {
    return std::as_bytes(std::span{text});
}

inline void append_text(std::vector<std::byte>& bytes, std::string_view text) {
    for (const std::byte byte : bytes_of(text)) {  // insert() gives GCC 12 a false alarm at -O3
        bytes.push_back(byte);
    }
}

[[nodiscard]] inline bool begins_with(std::span<const std::byte> bytes, std::string_view text) {
    return bytes.size() >= text.size() && std::ranges::equal(bytes.first(text.size()), bytes_of(text));
}

}  // namespace draughts
