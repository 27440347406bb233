// Schedule: which games an event consists of, decided before the first is played and the same on every machine.
//
// Two games in a row are a mini-match: one opening, colours reversed. Numbers are given before an event is cut into
// shards, so that the shards' files fit together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace draughts {

struct GameTask {
    int game = 0;  // from 1
    int round = 0;
    int pair = 0;
    std::size_t white = 0;  // engines by number from 0
    std::size_t black = 0;
    std::size_t opening = 0;

    [[nodiscard]] bool operator==(const GameTask&) const = default;
};

/// Two players, by number from 0; `first` has White in the first game.
struct Meeting {
    std::size_t first = 0;
    std::size_t second = 1;
};

enum class Format : std::uint8_t {
    match,        // the first two engines
    gauntlet,     // the first engine against each other
    round_robin,  // each against each
};

[[nodiscard]] std::optional<Format> parse_format(std::string_view name);
[[nodiscard]] std::string_view name_of(Format format);

/// Who meets whom in each round.
[[nodiscard]] std::vector<Meeting> meetings(Format format, std::size_t players);

/// `games` between the players of each meeting, a mini-match of each meeting after the other; in a round every meeting
/// plays the same opening. An odd number leaves the last mini-match half.
[[nodiscard]] std::vector<GameTask> make_schedule(const std::vector<Meeting>& meetings, int games,
                                                  const std::vector<std::size_t>& openings);

/// Part `index` (from 1) of `count` machines' shares; mini-matches stay whole.
struct Shard {
    int index = 1;
    int count = 1;
};
/// Reads "2/4".
Result<Shard> parse_shard(std::string_view text);
[[nodiscard]] std::vector<GameTask> tasks_of(const Shard& shard, std::vector<GameTask> tasks);

}  // namespace draughts
