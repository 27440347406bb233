// TuningLog: the course of a tuning run as a table, a line for each iteration, from which a run that was stopped goes
// on and which any plotter reads: iteration, points, and the value of each parameter after it, between tabs.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/result.h"
#include "tune/spsa.h"

namespace draughts {

class TuningLog {
  public:
    /// What the file tells of a run that was stopped.
    struct State {
        int finished = 0;  // iterations
        std::vector<double> values;
    };

    /// Opens `file`, in which a first line tells `settings`: a file that is there must tell the same. An empty name
    /// keeps nothing.
    Result<State> open(const std::filesystem::path& file, const std::string& settings,
                       const std::vector<Parameter>& parameters);
    /// Written out at once. False when it could not be written.
    bool add(int iteration, int points, const std::vector<Parameter>& parameters);

  private:
    std::ofstream out_;
};

}  // namespace draughts
