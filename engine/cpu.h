// Which of the code paths the processor can run (cmake/program.cmake).
//
// The environment variable BOLSHAK_CPU=portable forces the path that runs on any x86-64 processor.
#pragma once

#include <cstdlib>
#include <string_view>

namespace draughts {

/// Whether to take the path with POPCNT, BMI and AVX2, where it is built in.
[[nodiscard]] inline bool takes_avx2_path() {
#ifdef DRAUGHTS_HAS_avx2
    const char* wish = std::getenv("BOLSHAK_CPU");
    const bool portable = wish != nullptr && std::string_view{wish} == "portable";
    return !portable && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

}  // namespace draughts
