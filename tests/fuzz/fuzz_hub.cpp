// A Hub session.
#include "fuzz/session_run.h"
#include "protocol/hub_session.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    draughts::run_session_on<draughts::HubSession>(draughts::text_of_input(data, size), "done");
    return 0;
}
