// Little-endian numbers in memory, on any machine.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
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

}  // namespace draughts
