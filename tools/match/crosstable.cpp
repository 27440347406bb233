#include "match/crosstable.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace draughts {

namespace {

[[nodiscard]] bool is_return_game(const GameRecord& game, const GameRecord& first) {
    return game.pair == 0 && game.round == first.round && game.white == first.black && game.black == first.white &&
           game.fen == first.fen;
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
        } else if (pair == 0 && !game.black.empty()) {
            pair = ++last_pair;
            halves.push_back(i);
        }
        results.push_back({game.white, game.black, white_points(game), game.round, pair});
    }
    return results;
}

std::vector<GameResult> mini_matches(std::span<const GameResult> games) {
    struct Sum {
        GameResult first;
        int games = 0;
        int points = 0;  // of the first game's White
    };
    std::vector<Sum> sums;
    std::map<std::tuple<std::string, std::string, int, int>, std::size_t> known;
    for (const GameResult& game : games) {
        const auto [one, other] = std::minmax(game.white, game.black);
        const auto [found, is_new] = known.try_emplace({one, other, game.round, game.pair}, sums.size());
        if (is_new || (game.pair == 0 && !game.is_bye())) {
            sums.push_back({game, 1, game.white_points});
        } else {
            Sum& sum = sums[found->second];
            ++sum.games;
            sum.points += game.white == sum.first.white ? game.white_points : 2 - game.white_points;
        }
    }
    std::vector<GameResult> results;
    for (const Sum& sum : sums) {
        const bool is_whole = sum.games > 1 || sum.first.pair == 0 || sum.first.is_bye();
        if (is_whole) {
            results.push_back(sum.first);
            results.back().white_points = sum.points > sum.games ? 2 : sum.points == sum.games ? 1 : 0;
        }
    }
    return results;
}

CrossTable::CrossTable(std::span<const GameResult> games, Unit unit, std::vector<std::string> players)
    : players_{std::move(players)} {
    results_ = unit == Unit::mini_match ? mini_matches(games) : std::vector<GameResult>{games.begin(), games.end()};
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
