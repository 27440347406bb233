// CrossTable: who met whom in an event and with what result; what every ranking is computed from.
//
// Results are given in points of the game, 2 a win, 1 a draw, 0 a loss (Art. 12.6). The cross table counts games, or
// mini-matches: two games of one opening with colours reversed, which are then one result, won by who has more of the
// four points. A bye, a round without an opponent, counts for its points and nothing else: it is no game and no win.
// A forfeit is a game like any other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "match/record.h"
#include "match/score.h"

namespace draughts {

struct GameResult {
    std::string white;
    std::string black;     // empty: a bye of White
    int white_points = 0;  // of 2
    int round = 0;         // from 1; 0: unknown
    int pair = 0;          // from 1: results of the same players that share it are a mini-match; 0: one by itself
    int white_board = 0;   // in a team event, from 1; 0: none
    int black_board = 0;
    bool is_lot = false;  // no game: White goes on after a level tie with Black

    [[nodiscard]] bool is_bye() const { return black.empty(); }
    [[nodiscard]] bool operator==(const GameResult&) const = default;
};

/// The results of `games` in their order. Games without `pair` are paired here: with the next game of the same round
/// and opening between the same players with colours reversed.
[[nodiscard]] std::vector<GameResult> results_of(std::span<const GameRecord> games);

/// Results of the same two players that share round and pair as one result, of who has more points: 2, 1 or 0. Stands
/// where the first of them stood. Half a mini-match, one game of two, is left out.
[[nodiscard]] std::vector<GameResult> mini_matches(std::span<const GameResult> games);

/// The same for all results of two players in one round, or in all where rounds are unknown: a match each.
[[nodiscard]] std::vector<GameResult> whole_matches(std::span<const GameResult> games);

/// What two players played against each other in one round, or in all where rounds are unknown.
struct Encounter {
    std::size_t first = 0;  // players by number
    std::size_t second = 0;
    int round = 0;
    Score score;  // of `first`
};

enum class Unit : std::uint8_t { game, mini_match };

class CrossTable {
  public:
    /// Players are numbered in the order of `players`, then in that of their first game.
    explicit CrossTable(std::span<const GameResult> games, Unit unit = Unit::game,
                        std::vector<std::string> players = {});

    [[nodiscard]] std::size_t size() const { return players_.size(); }
    [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
    /// size() for a stranger.
    [[nodiscard]] std::size_t number_of(const std::string& player) const;

    /// All that count, byes too: games or mini-matches.
    [[nodiscard]] const std::vector<GameResult>& results() const { return results_; }
    /// They count for nothing but who goes on in a knock-out.
    [[nodiscard]] const std::vector<GameResult>& lots() const { return lots_; }
    [[nodiscard]] const std::vector<Encounter>& encounters() const { return encounters_; }

    [[nodiscard]] const Score& score(std::size_t player) const { return scores_[player]; }
    [[nodiscard]] const Score& score_against(std::size_t player, std::size_t opponent) const {
        return against_[player * size() + opponent];
    }
    [[nodiscard]] int byes(std::size_t player) const { return byes_[player].games(); }
    /// With those of byes.
    [[nodiscard]] int points(std::size_t player) const { return scores_[player].points() + byes_[player].points(); }
    /// One for each encounter, in their order.
    [[nodiscard]] std::vector<std::size_t> opponents(std::size_t player) const;

  private:
    void add_player(const std::string& player);
    void count(const GameResult& result);
    void list_encounters();

    std::vector<std::string> players_;
    std::vector<GameResult> results_;
    std::vector<GameResult> lots_;
    std::vector<Encounter> encounters_;
    std::vector<Score> scores_;
    std::vector<Score> byes_;
    std::vector<Score> against_;
};

}  // namespace draughts
