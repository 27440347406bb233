#include "match/ranking.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace draughts {

namespace {

using Players = std::vector<std::size_t>;

/// Points of each of the tied against the others; nothing where they do not count.
[[nodiscard]] std::vector<double> results_among(const Players& tied, const CrossTable& table) {
    const int games = table.score_against(tied[0], tied[1]).games();
    std::vector<double> values;
    for (const std::size_t player : tied) {
        int points = 0;
        for (const std::size_t opponent : tied) {
            const Score& score = table.score_against(player, opponent);
            if (player != opponent && (games == 0 || score.games() != games)) {
                return {};
            }
            points += score.points();
        }
        values.push_back(points);
    }
    return values;
}

class Sorter {
  public:
    Sorter(const CrossTable& table, Ranking& ranking) : table_{table}, ranking_{ranking} {
        among_.resize(table.size(), std::vector<std::vector<double>>(ranking.criteria.size()));
    }

    /// Orders players that are level by all criteria before `next`; the best of them has `place`.
    void settle(const Players& tied, std::size_t next, int place, std::optional<std::size_t> separated_by) {
        if (tied.size() <= 1 || next == ranking_.criteria.size()) {
            list(tied, place, separated_by);
            return;
        }
        const Criterion& criterion = ranking_.criteria[next];
        const bool is_among = criterion.values.empty();
        std::vector<double> values;
        if (!criterion.is_for_first_place_only || place == 1) {
            values = is_among ? results_among(tied, table_) : pick(tied, criterion.values);
        }
        if (values.empty()) {
            settle(tied, next + 1, place, separated_by);
            return;
        }
        if (is_among) {
            for (std::size_t i = 0; i < tied.size(); ++i) {
                among_[tied[i]][next].push_back(values[i]);
            }
        }
        const auto groups = split(tied, values, criterion.is_for_first_place_only);
        const std::size_t after = is_among && groups.size() > 1 ? next : next + 1;
        for (const Players& group : groups) {
            settle(group, after, place, &group == groups.data() ? separated_by : next);
            place += static_cast<int>(group.size());
        }
    }

  private:
    [[nodiscard]] static std::vector<double> pick(const Players& tied, const std::vector<double>& values) {
        std::vector<double> picked;
        for (const std::size_t player : tied) {
            picked.push_back(values[player]);
        }
        return picked;
    }

    /// Groups of equal value, the best first; or only the best and all others.
    [[nodiscard]] static std::vector<Players> split(const Players& tied, const std::vector<double>& values,
                                                    bool lifts_only_the_best) {
        std::vector<double> levels = values;
        std::ranges::sort(levels, std::ranges::greater{});
        levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
        std::vector<Players> groups(lifts_only_the_best ? std::min<std::size_t>(levels.size(), 2) : levels.size());
        for (std::size_t i = 0; i < tied.size(); ++i) {
            const auto level = static_cast<std::size_t>(std::ranges::find(levels, values[i]) - levels.begin());
            groups[std::min(level, groups.size() - 1)].push_back(tied[i]);
        }
        return groups;
    }

    void list(const Players& level, int place, std::optional<std::size_t> separated_by) {
        for (const std::size_t player : level) {
            Standing& standing = ranking_.standings.emplace_back(Standing{player, place, among_[player], separated_by});
            for (std::size_t i = 0; i < ranking_.criteria.size(); ++i) {
                if (!ranking_.criteria[i].values.empty()) {
                    standing.values[i] = {ranking_.criteria[i].values[player]};
                }
            }
            separated_by.reset();
        }
    }

    const CrossTable& table_;
    Ranking& ranking_;
    std::vector<std::vector<std::vector<double>>> among_;  // by player and criterion
};

/// The points of each player's opponents, the fewest first; as many for each player.
[[nodiscard]] std::vector<std::vector<int>> opponents_points(const CrossTable& table) {
    std::vector<std::vector<int>> all(table.size());
    std::size_t most = 0;
    for (std::size_t player = 0; player < table.size(); ++player) {
        for (const std::size_t opponent : table.opponents(player)) {
            all[player].push_back(table.points(opponent));
        }
        most = std::max(most, all[player].size());
    }
    for (std::vector<int>& points : all) {
        points.resize(most, 0);
        std::ranges::sort(points);
    }
    return all;
}

[[nodiscard]] Criterion results_for_first_place() {
    Criterion criterion = results_among_the_tied();
    criterion.is_for_first_place_only = true;
    return criterion;
}

/// Their sums without the `worst` first and the `best` last of them.
[[nodiscard]] Criterion solkoff(std::string name, const std::vector<std::vector<int>>& opponents, std::size_t worst,
                                std::size_t best) {
    Criterion criterion{std::move(name), {}};
    for (const std::vector<int>& points : opponents) {
        int sum = 0;
        for (std::size_t i = worst; i + best < points.size(); ++i) {
            sum += points[i];
        }
        criterion.values.push_back(sum);
    }
    return criterion;
}

}  // namespace

Ranking rank(const CrossTable& table, std::vector<Criterion> criteria) {
    Ranking ranking{std::move(criteria), {}};
    Players all(table.size());
    std::iota(all.begin(), all.end(), 0);
    Sorter{table, ranking}.settle(all, 0, 1, {});
    return ranking;
}

Criterion points_of_all(const CrossTable& table) {
    Criterion criterion{"points", {}};
    for (std::size_t player = 0; player < table.size(); ++player) {
        criterion.values.push_back(table.points(player));
    }
    return criterion;
}

Criterion wins_of_all(const CrossTable& table) {
    Criterion criterion{"wins", {}};
    for (std::size_t player = 0; player < table.size(); ++player) {
        criterion.values.push_back(table.score(player).wins);
    }
    return criterion;
}

Criterion results_among_the_tied() {
    return {"among tied", {}};
}

Ranking rank_round_robin(const CrossTable& table) {
    return rank(table, {points_of_all(table), wins_of_all(table), results_among_the_tied()});
}

Ranking rank_swiss_by_solkoff(const CrossTable& table) {
    const auto opponents = opponents_points(table);
    std::vector<Criterion> criteria{points_of_all(table), results_for_first_place(),
                                    solkoff("Solkoff", opponents, 0, 0), solkoff("median", opponents, 1, 1)};
    const std::size_t rounds = opponents.empty() ? 0 : opponents.front().size();
    for (std::size_t worst = 1; worst < rounds; ++worst) {
        criteria.push_back(solkoff("without " + std::to_string(worst), opponents, worst, 0));
    }
    return rank(table, std::move(criteria));
}

Ranking rank_swiss_by_rating(const CrossTable& table, const std::vector<double>& ratings) {
    Criterion average{"opponents", {}};
    for (std::size_t player = 0; player < table.size(); ++player) {
        const auto opponents = table.opponents(player);
        double sum = 0;
        for (const std::size_t opponent : opponents) {
            sum += ratings[opponent];
        }
        average.values.push_back(opponents.empty() ? 0 : sum / static_cast<double>(opponents.size()));
    }
    return rank(table, {points_of_all(table), results_for_first_place(), std::move(average)});
}

}  // namespace draughts
