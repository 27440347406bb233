// The commands of bolshak-bench (tools/command_line/commands.h).
#pragma once

#include <string>

#include "core/position.h"
#include "engine.h"

namespace draughts {

int bench_perft(int argc, char** argv);
int bench_moves(int argc, char** argv);
int bench_search(int argc, char** argv);
int bench_signature(int argc, char** argv);
int bench_shots(int argc, char** argv);
int bench_endings(int argc, char** argv);

/// The position of a FEN, or the start position for "start"; throws when it is neither.
[[nodiscard]] Position position_argument(const std::string& fen);

/// Sets an option of the engine; throws what it says against the value.
void set_or_throw(Engine& engine, const char* name, const std::string& value);

}  // namespace draughts
