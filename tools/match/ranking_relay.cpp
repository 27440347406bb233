#include "match/ranking_relay.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "text/quote.h"

namespace draughts {

namespace {

struct Challenge {
    std::size_t first = 0;
    std::size_t second = 0;
    int points = 0;  // of `first`, beyond those of `second`

    [[nodiscard]] bool has(std::size_t player) const { return first == player || second == player; }
};

[[nodiscard]] std::vector<Challenge> challenges_of(const CrossTable& table) {
    std::vector<Challenge> challenges;
    for (const GameResult& result : table.results()) {
        if (result.is_bye()) {
            continue;
        }
        const std::size_t white = table.number_of(result.white);
        const std::size_t black = table.number_of(result.black);
        if (challenges.empty() || !challenges.back().has(white) || !challenges.back().has(black)) {
            challenges.push_back({white, black, 0});
        }
        const int difference = 2 * result.white_points - 2;
        challenges.back().points += challenges.back().first == white ? difference : -difference;
    }
    return challenges;
}

}  // namespace

Result<Ranking> rank_relay(const CrossTable& table) {
    const auto name_of = [&table](std::size_t player) {
        return quoted(std::string_view{table.players()[player]});
    };
    std::vector<double> best(table.size());
    std::vector<double> run(table.size());
    std::optional<std::size_t> holder;  // none: not known yet
    const Challenge* last = nullptr;
    const auto challenges = challenges_of(table);
    for (const Challenge& challenge : challenges) {
        if (last != nullptr && !holder) {
            holder = challenge.has(last->first) ? last->first : last->second;
        }
        if (holder && !challenge.has(*holder)) {
            return Error{"no relay: " + name_of(challenge.first) + " plays " + name_of(challenge.second) +
                         ", expected " + name_of(*holder) + " to stay on"};
        }
        const std::size_t winner = challenge.points < 0 ? challenge.second : challenge.first;
        const std::size_t loser = challenge.points < 0 ? challenge.first : challenge.second;
        if (challenge.points != 0) {
            holder = winner;
            run[loser] = 0;
            best[winner] = std::max(best[winner], ++run[winner]);
        }
        last = &challenge;
    }
    std::vector<double> holds(table.size());
    if (holder) {
        holds[*holder] = 1;
    }
    return rank(table, {{"run", std::move(best)}, {"holder", std::move(holds)}, results_among_the_tied()});
}

}  // namespace draughts
