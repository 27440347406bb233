// The commands of bolshak-tb. Each prints to `out` and returns the exit code: 0 done, 1 a check failed; what cannot be
// done is a BadArgument.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "command_line/commands.h"
#include "core/draw_rules.h"
#include "core/position.h"
#include "core/variant.h"
#include "tablebase/slice.h"

namespace draughts {

struct TableOptions {
    VariantId variant = VariantId::russian;
    std::vector<Slice> slices;
    std::filesystem::path folder;
    std::size_t threads = 1;
};

/// Builds what is missing; refuses when more than `memory` bytes, or than the disk has left, are needed.
int build_tables(const TableOptions& options, std::optional<std::uintmax_t> memory, std::ostream& out,
                 bool is_terminal);

/// Recomputes every value from those of its successors, as read by a second reader and moved by a second generator.
int verify_tables(const TableOptions& options, std::ostream& out);

/// Counts and longest distances of each slice.
int show_statistics(const TableOptions& options, DrawRules rules, std::ostream& out);

struct ProbeOptions {
    VariantId variant = VariantId::russian;
    Position position;
    DrawRules rules = DrawRules::china64;
    DrawClock clock;
    std::filesystem::path folder;  // empty: only what is built in
    bool numeric = false;
};

/// The value of one position, of all its moves, and the best line.
int probe_position(const ProbeOptions& options, std::ostream& out);

struct PlayOptions {
    VariantId variant = VariantId::russian;
    DrawRules rules = DrawRules::china64;
    std::filesystem::path folder;  // empty: only what is built in
    int pieces = 4;
    int games = 100;  // from positions of each value
    std::uint64_t nodes = 0;
    std::uint64_t seed = 1;
    std::size_t threads = 1;
};

/// Games from random positions that the tables know to be won, and as many from drawn ones, the engine with tables
/// against the engine without; a failed check when a win is not won or a draw is lost.
int play_games(const PlayOptions& options, std::ostream& out);

/// The clock with the counts of "C=12,T=6,Q=3,F=2"; throws when a count does not run in the position.
[[nodiscard]] DrawClock parse_counts(VariantId variant, DrawRules rules, const Position& position,
                                     const std::string& text);

}  // namespace draughts
