// The commands of bolshak-bench. Each reads its own options, prints to standard output and returns the exit
// code; what is wrong with its arguments it throws, in one line.
#pragma once

#include <stdexcept>

namespace draughts {

/// What was wrong with an argument and what was expected.
class BadArgument : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

int bench_perft(int argc, char** argv);
int bench_moves(int argc, char** argv);
int bench_search(int argc, char** argv);
int bench_signature(int argc, char** argv);

}  // namespace draughts
