// What the commands that search have in common: limits and options from the command line.
#pragma once

#include <initializer_list>
#include <string>

#include "command_line/arguments.h"
#include "engine.h"
#include "search/limits.h"

namespace draughts {

/// Options --time and --depth for each position; `otherwise`: what holds without them, for the help.
void add_limits(Arguments& arguments, const std::string& otherwise);
/// Their values, for an analysis; unlimited where neither is given.
[[nodiscard]] Limits limits_of(const Arguments& arguments);

/// Sets an option of the engine; throws what it says against the value.
void set_or_throw(Engine& engine, const char* name, const std::string& value);
/// Sets options of the engine to the arguments of the same names; throws if one is out of its range.
void set_options(Engine& engine, const Arguments& arguments, std::initializer_list<const char*> names);

}  // namespace draughts
