// The commands of bolshak-match that work on files of games: merge and report.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/result.h"

namespace draughts {

/// `arguments` of each: the command's name, files, and -o FILE. What is to be seen goes to `out`.

/// The shards of an event as one file, and their result as at the end of a match; with --sprt KEY=VALUE... its test.
Result<bool> run_merge(const std::vector<std::string>& arguments, std::ostream& out);

/// The report of an event that was played.
Result<bool> run_report(const std::vector<std::string>& arguments, std::ostream& out);

}  // namespace draughts
