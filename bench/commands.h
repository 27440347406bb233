// The commands of bolshak-bench (tools/command_line/commands.h).
#pragma once

#include <string>

#include "core/position.h"

namespace draughts {

int bench_perft(int argc, char** argv);
int bench_moves(int argc, char** argv);
int bench_search(int argc, char** argv);
int bench_signature(int argc, char** argv);
int bench_shots(int argc, char** argv);
int bench_endings(int argc, char** argv);

/// The position of a FEN, or the start position for "start"; throws when it is neither.
[[nodiscard]] Position position_argument(const std::string& fen);

}  // namespace draughts
