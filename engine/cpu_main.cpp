// main() of every program: picks the code path for this processor.
#include "cpu.h"

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
    if (draughts::takes_avx2_path()) {
        return draughts_avx2::run(argc, argv);
    }
#endif
    return draughts::run(argc, argv);
}
