// Schedule: the games of an event as they are made up, round after round, the same on every machine.
//
// Two games in a row are a mini-match: one opening, colours reversed. Numbers are given before an event is cut into
// shards, so that the shards' files fit together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/field.h"

namespace draughts {

struct GameTask {
    enum class Kind : std::uint8_t {
        game,
        bye,  // White sits the round out and gets the points of a win; Black is no one
        lot,  // White goes on, drawn by lot, after a tie with Black that games did not break
    };

    int game = 0;  // from 1
    int round = 0;
    int pair = 0;
    std::size_t white = 0;  // players by number
    std::size_t black = 0;
    std::size_t opening = 0;
    int board = 0;  // from 1 between teams whose boards are fixed; else 0
    Kind kind = Kind::game;

    [[nodiscard]] bool operator==(const GameTask&) const = default;
};

/// Who of two teams plays whom.
enum class Boards : std::uint8_t {
    by_order,  // the first of one the first of the other, and so on
    all,       // each each
};

class Schedule {
  public:
    /// `openings`: the turns of the event play them in this order, over and over.
    Schedule(Field field, Boards boards, std::vector<std::size_t> openings);

    [[nodiscard]] const Field& field() const { return field_; }

    /// `games` on each board: a mini-match after the other, from turn `turn` (from 0) on. An odd number leaves the last
    /// one half.
    void meet(Meeting meeting, int round, int games, std::size_t turn);
    /// As many games as the others of the round have.
    void bye(std::size_t side, int round, int games, std::size_t turn);
    void lot(Meeting winner_and_loser, int round, std::size_t turn);

    /// How many games a meeting of `games` on each board has.
    [[nodiscard]] int games_of_meeting(int games) const;
    /// How many were added in all.
    [[nodiscard]] int games() const { return games_; }
    /// What was added since the last call.
    [[nodiscard]] std::vector<GameTask> take();

  private:
    void add(GameTask task);

    Field field_;
    Boards boards_;
    std::vector<std::size_t> openings_;
    std::vector<GameTask> tasks_;
    int games_ = 0;
    int pairs_ = 0;
};

/// Part `index` (from 1) of `count` machines' shares; mini-matches stay whole.
struct Shard {
    int index = 1;
    int count = 1;
};
/// Reads "2/4".
Result<Shard> parse_shard(std::string_view text);
[[nodiscard]] std::vector<GameTask> tasks_of(const Shard& shard, std::vector<GameTask> tasks);

}  // namespace draughts
