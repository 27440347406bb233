// `bolshak dxp`: its command line.
#pragma once

#include "protocol/line_writer.h"

namespace draughts {

/// `argv[0]` is "dxp". Plays until all is played, or for ever. `log` gets the help or a line for each event.
/// Returns the exit code: 1 when a game was broken off or could not begin, 2 for bad arguments, which are told on
/// standard error. May throw what cxxopts throws.
int run_dxp_command(int argc, char** argv, LineWriter& log);

}  // namespace draughts
