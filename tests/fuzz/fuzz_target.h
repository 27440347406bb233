// What every fuzz target defines, for libFuzzer or for driver.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace draughts {

[[nodiscard]] inline std::string_view text_of_input(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the process, which is how a fuzzer learns of a fault.
inline void require(bool holds, const std::string& what) {
    if (!holds) {
        std::fprintf(stderr, "fault: %s\n", what.c_str());
        std::abort();
    }
}

/// A message for a wire: one line of printable ASCII, not endless.
inline void require_message(const std::string& message) {
    require(!message.empty() && message.size() <= 400, "a message of " + std::to_string(message.size()) + " bytes");
    for (const char c : message) {
        require(c >= ' ' && c <= '~', "a message that is no line of ASCII: " + message);
    }
}

}  // namespace draughts
