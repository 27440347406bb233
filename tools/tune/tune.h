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

struct Tuned {
    std::vector<Parameter> parameters;  // as they were after the last whole iteration
    std::string fault;                  // what broke the run off: a game without a proper end, a full disk; else empty
};

/// Plays until all iterations are done or it is stopped. An error: it could not begin.
Result<Tuned> tune(const TuneOptions& options, std::ostream& out, bool is_terminal, const std::stop_token& stop);

}  // namespace draughts
