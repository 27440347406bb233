// main() of every program: picks the code path for this processor (see cmake/program.cmake).
//
// The environment variable BOLSHAK_CPU=portable forces the path that runs on any x86-64 processor.
#include <cstdlib>
#include <string_view>

namespace draughts {
int run(int argc, char** argv);
}
#ifdef DRAUGHTS_HAS_avx2
namespace draughts_avx2 {
int run(int argc, char** argv);
}
#endif

int main(int argc, char** argv) {
#ifdef DRAUGHTS_HAS_avx2
    const char* wish = std::getenv("BOLSHAK_CPU");
    const bool portable = wish != nullptr && std::string_view{wish} == "portable";
    if (!portable && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi") &&
        __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2")) {
        return draughts_avx2::run(argc, argv);
    }
#endif
    return draughts::run(argc, argv);
}
