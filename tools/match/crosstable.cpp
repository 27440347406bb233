#include "match/crosstable.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace draughts {

namespace {

[[nodiscard]] bool is_return_game(const GameRecord& game, const GameRecord& first) {
    return game.pair == 0 && is_played(game) && game.round == first.round && game.white == first.black &&
           game.black == first.white && game.fen == first.fen;
}

/// Games that are to be one result.
struct Sum {
    GameResult first;
    int games = 0;
    int points = 0;  // of the first game's White
};

/// Games of the same two players in the same round with the same number, which `number_of` tells, make a sum; a number
/// of 0 is none, but byes go together all the same.
template <class NumberOf>
[[nodiscard]] std::vector<Sum> sums_of(std::span<const GameResult> games, NumberOf number_of) {
    std::vector<Sum> sums;
    std::map<std::tuple<std::string, std::string, int, int>, std::size_t> known;
    for (const GameResult& game : games) {
        const auto [one, other] = std::minmax(game.white, game.black);
        const int number = number_of(game);
        const auto [found, is_new] = known.try_emplace({one, other, game.round, number}, sums.size());
        if (is_new || (number == 0 && !game.is_bye())) {
            sums.push_back({game, 1, game.white_points});
            continue;
        }
        Sum& sum = sums[found->second];
        ++sum.games;
        sum.points += game.white == sum.first.white ? game.white_points : 2 - game.white_points;
    }
    return sums;
}

[[nodiscard]] std::vector<GameResult> outcomes(const std::vector<Sum>& sums) {
    std::vector<GameResult> results;
    for (const Sum& sum : sums) {
        GameResult& result = results.emplace_back(sum.first);
        result.white_points = sum.points > sum.games ? 2 : sum.points == sum.games ? 1 : 0;
    }
    return results;
}

}  // namespace

std::vector<GameResult> results_of(std::span<const GameRecord> games) {
    int last_pair = 0;
    for (const GameRecord& game : games) {
        last_pair = std::max(last_pair, game.pair);
    }
    std::vector<GameResult> results;
    std::vector<std::size_t> halves;  // games without a pair that wait for their return game
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameRecord& game = games[i];
        int pair = game.pair;
        const auto half = std::ranges::find_if(halves, [&](std::size_t first) {
            return is_return_game(game, games[first]);
        });
        if (half != halves.end()) {
            pair = results[*half].pair;
            halves.erase(half);
        } else if (pair == 0 && is_played(game)) {
            pair = ++last_pair;
            halves.push_back(i);
        }
        const bool is_lot = !game.is_bye() && !is_played(game);
        results.push_back(
            {game.white, game.black, white_points(game), game.round, pair, game.board, game.board, is_lot});
    }
    return results;
}

std::vector<GameResult> mini_matches(std::span<const GameResult> games) {
    std::vector<Sum> sums = sums_of(games, [](const GameResult& game) {
        return game.pair;
    });
    std::erase_if(sums, [](const Sum& sum) {
        return sum.games == 1 && sum.first.pair != 0 && !sum.first.is_bye();
    });
    return outcomes(sums);
}

std::vector<GameResult> whole_matches(std::span<const GameResult> games) {
    return outcomes(sums_of(games, [](const GameResult& /*game*/) {
        return 1;
    }));
}

CrossTable::CrossTable(std::span<const GameResult> games, Unit unit, std::vector<std::string> players)
    : players_{std::move(players)} {
    for (const GameResult& game : games) {
        (game.is_lot ? lots_ : results_).push_back(game);
    }
    if (unit == Unit::mini_match) {
        results_ = mini_matches(results_);
    }
    for (const GameResult& game : games) {
        add_player(game.white);
        if (!game.is_bye()) {
            add_player(game.black);
        }
    }
    scores_.resize(size());
    byes_.resize(size());
    against_.resize(size() * size());
    for (const GameResult& result : results_) {
        count(result);
    }
    list_encounters();
}

std::size_t CrossTable::number_of(const std::string& player) const {
    return static_cast<std::size_t>(std::ranges::find(players_, player) - players_.begin());
}

void CrossTable::add_player(const std::string& player) {
    if (number_of(player) == size()) {
        players_.push_back(player);
    }
}

void CrossTable::count(const GameResult& result) {
    const std::size_t white = number_of(result.white);
    if (result.is_bye()) {
        byes_[white].add(result.white_points);
        return;
    }
    const std::size_t black = number_of(result.black);
    scores_[white].add(result.white_points);
    scores_[black].add(2 - result.white_points);
    against_[white * size() + black].add(result.white_points);
    against_[black * size() + white].add(2 - result.white_points);
}

void CrossTable::list_encounters() {
    std::map<std::tuple<std::size_t, std::size_t, int>, std::size_t> known;
    for (const GameResult& result : results_) {
        if (result.is_bye()) {
            continue;
        }
        const std::size_t white = number_of(result.white);
        const std::size_t black = number_of(result.black);
        const auto [found, is_new] =
            known.try_emplace({std::min(white, black), std::max(white, black), result.round}, encounters_.size());
        if (is_new) {
            encounters_.push_back({white, black, result.round, {}});
        }
        Encounter& encounter = encounters_[found->second];
        encounter.score.add(encounter.first == white ? result.white_points : 2 - result.white_points);
    }
}

std::vector<std::size_t> CrossTable::opponents(std::size_t player) const {
    std::vector<std::size_t> all;
    for (const Encounter& encounter : encounters_) {
        if (encounter.first == player) {
            all.push_back(encounter.second);
        } else if (encounter.second == player) {
            all.push_back(encounter.first);
        }
    }
    return all;
}

}  // namespace draughts
