// How long to look at a position: the options of the commands that search.
#pragma once

#include <string>

#include "command_line/arguments.h"
#include "review/analyst.h"

namespace draughts {

/// Options --`time`, --depth and --nodes; `otherwise`: what holds without them, for the help.
void add_effort(Arguments& arguments, const std::string& time, const std::string& otherwise);
/// Their values; `otherwise` where none is given.
[[nodiscard]] Effort effort_of(const Arguments& arguments, const std::string& time, const Effort& otherwise);

/// Options --threads, --hash and --tables.
void add_engine(Arguments& arguments, int hash);
[[nodiscard]] AnalystSettings engine_of(const Arguments& arguments);

/// "nodes 100000", "depth 12 time 1.500"
[[nodiscard]] std::string text_of(const Effort& effort);

}  // namespace draughts
