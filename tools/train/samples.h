// Samples: training data in memory, in two parts: what the network learns from, and whole batches of games held back
// to see how it does on what it has never met.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/bitboard.h"
#include "core/position.h"
#include "core/variant.h"
#include "training_data/record.h"

namespace draughts {

/// A record without its ply, and what remains of the position as the side to move sees it: it plays White.
class Sample {
  public:
    explicit Sample(const Record& record);

    [[nodiscard]] Position position() const {
        return {Bitboard{own_}, Bitboard{enemy_}, Bitboard{kings_}, Color::white};
    }
    [[nodiscard]] GameResult result() const { return result_; }
    [[nodiscard]] bool is_exact() const { return is_exact_; }
    [[nodiscard]] Score score() const { return score_; }

  private:
    std::uint64_t own_;
    std::uint64_t enemy_;
    std::uint64_t kings_;
    std::int16_t score_;
    GameResult result_;
    bool is_exact_;
};

struct Samples {
    std::vector<Sample> training;
    std::vector<Sample> held_out;
    std::string settings;  // of all files, one a line
    std::string damage;    // the files of which not all could be read, one a line
};

/// Reads files of data of `variant`. One batch in `hold_out` is held back. Throws a BadArgument when a file cannot be
/// read or is of another variant.
[[nodiscard]] Samples load_samples(const std::vector<std::filesystem::path>& files, VariantId variant,
                                   std::uint32_t hold_out);

/// Brings samples into an order by lot; `random` is the state of the generator.
void shuffle(std::vector<Sample>& samples, std::uint64_t& random);

}  // namespace draughts
