// A session in the dialect of UCI.
#include "fuzz/session_run.h"
#include "protocol/uci_session.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    draughts::run_session_on<draughts::UciSession>(draughts::text_of_input(data, size), "bestmove");
    return 0;
}
