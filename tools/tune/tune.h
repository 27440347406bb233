// tune: moves an engine's numbers by games that it plays against itself, in whatever setting `rules` and limits give.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <stop_token>
#include <string>
#include <vector>

#include "core/result.h"
#include "match/engine_config.h"
#include "match/referee.h"
#include "tune/spsa.h"

namespace draughts {

struct TuneOptions {
    GameRules rules;
    EngineConfig engine;
    std::vector<Parameter> parameters;
    std::string openings = "flying";
    int iterations = 1000;
    int pairs = 4;  // mini-matches in an iteration
    double gain = 0.02;
    std::uint64_t seed = 1;
    int concurrency = 1;
    std::filesystem::path log;  // empty: none
};

/// The values that it ends with; stopped in between, those so far. An error: it could not begin or go on.
Result<std::vector<Parameter>> tune(const TuneOptions& options, std::ostream& out, bool is_terminal,
                                    const std::stop_token& stop);

}  // namespace draughts
